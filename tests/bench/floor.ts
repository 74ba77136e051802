import type { Browser, BrowserContext, CDPSession, Locator, Page } from 'playwright';
import { addSession, type Demo, logIn, openBrowser, SLOWED, slowDown, startDemo } from './demo.ts';
import { emptyCart, fillCart } from './fillCart.ts';
import { type Floor, serveFloor } from './floor/serveFloor.ts';
import { isQuick, measured, QUICK_CATALOGUE } from './options.ts';
import { median, ms, printLine, table, times, withGoal, worst } from './report.ts';
import { runBenchmarks } from './run.ts';
import { arrivalOf, recordVitals } from './vitals.ts';

/** The portal's work beside that of a page with the same libraries that does the least. Both are measured in turn, and the figure is the ratio. */

const FIRST_PORT = 4144;
const ROUNDS = measured(7);
/** Everything that follows an act has happened, ms. */
const SETTLE_MS = measured(1_500, 800);
/** A page that still verifies its lines, or loads what may be needed later, can't be measured: the thread's time of a wait without an act, ms. */
const IDLE_MS = 100;
const MAX_WAITS = 60;

type Act = {
  name: string;
  goal: number;
  path: '/store' | '/cart';
  /** Does it once; `round`: each round does it elsewhere in the page. */
  run(page: Page, round: number): Promise<void>;
};

const nth = (buttons: Locator, at: number) => buttons.nth(at).click();
const cartButtons = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Products in your cart' }).getByRole('button', { name });

const ACTS: readonly Act[] = [
  {
    name: 'add a product',
    goal: 1.5,
    path: '/store',
    run: (page) => nth(page.getByRole('button', { name: /^Add (?!.* to favorites$)/, disabled: false }), 1),
  },
  /** Last, because fewer products are left to add. */
  {
    name: 'a key in the search',
    goal: 2.5,
    path: '/store',
    run: (page, round) => page.getByRole('searchbox').press('olive oil'[round % 9] ?? 'o'),
  },
  {
    name: 'change a quantity',
    goal: 1.3,
    path: '/cart',
    run: (page, round) => nth(cartButtons(page, /^Increase quantity/), round % 3),
  },
  { name: 'remove a line', goal: 1.5, path: '/cart', run: (page) => nth(cartButtons(page, /^Remove/), 1) },
];

/** The time of all tasks of the page's own thread, ms: scripts, styles, layout and paint. */
const threadMs = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
};

type Subject = { page: Page; session: CDPSession };

const watch = async (page: Page): Promise<Subject> => {
  const session = await slowDown(page);
  await session.send('Performance.enable', { timeDomain: 'timeTicks' });
  return { page, session };
};

const costOf = async ({ page, session }: Subject, act: () => Promise<void>): Promise<number> => {
  const before = await threadMs(session);
  await act();
  await page.waitForTimeout(SETTLE_MS);
  return (await threadMs(session)) - before;
};

/** The same wait without an act, once everything of the start has ended: timers and streams that run anyway. */
const idleCostOf = async (subject: Subject): Promise<number> => {
  for (let waits = 0; waits < MAX_WAITS; waits += 1) {
    const cost = await costOf(subject, async () => undefined);
    if (cost < IDLE_MS) return cost;
  }
  throw new Error(`Not measured: ${subject.page.url()} is never idle`);
};

const openFloor = async (browser: Browser, floor: Floor, path: Act['path']): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  await page.goto(floor.origin + path);
  return page;
};

const openPortal = async (browser: Browser, demo: Demo, path: Act['path']): Promise<Page> => {
  const page = await logIn(browser, demo);
  await page.goto(demo.portal + path);
  const accept = page.getByRole('button', { name: 'Accept all' });
  await page.waitForTimeout(SETTLE_MS);
  if (await accept.isVisible()) await accept.click();
  return page;
};

const rowOf = (of: string, ours: readonly number[], floor: readonly number[], goal: number): string[] => {
  const value = median(ours) / median(floor);
  return [
    of,
    ms(median(ours)),
    ms(worst(ours)),
    ms(median(floor)),
    ms(worst(floor)),
    ...withGoal({ of: `${of}, against the floor`, value, goal, format: times }),
  ];
};

const compare = async (act: Act, ours: Subject, floor: Subject): Promise<string[]> => {
  const [idleOurs, idleFloor] = [await idleCostOf(ours), await idleCostOf(floor)];
  const costs = { ours: [] as number[], floor: [] as number[] };
  // The first round loads what is loaded when it is needed.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const ourCost = await costOf(ours, () => act.run(ours.page, round));
    const floorCost = await costOf(floor, () => act.run(floor.page, round));
    if (round === 0) continue;
    costs.ours.push(Math.max(0, ourCost - idleOurs));
    costs.floor.push(Math.max(0, floorCost - idleFloor));
  }
  return rowOf(act.name, costs.ours, costs.floor, act.goal);
};

const FIGURES = {
  painted: 'until painted',
  largest: 'the largest paint',
  thread: 'the thread’s time until usable',
  blocking: 'blocking time',
} as const;

type Figure = keyof typeof FIGURES;

/** `selector`: what makes the page usable. */
type Arrival = {
  path: '/login' | '/store';
  name: string;
  goals: readonly { figure: Figure; goal: number }[];
  selector: string;
};

const ARRIVALS: readonly Arrival[] = [
  {
    path: '/login',
    name: 'the login',
    goals: [
      { figure: 'largest', goal: 0.5 },
      { figure: 'thread', goal: 1 },
    ],
    selector: '#portal input[name=password], #floor input[type=password]',
  },
  {
    path: '/store',
    name: 'the store’s rows',
    goals: [
      { figure: 'painted', goal: 1.2 },
      // Without slowing the processor down no task blocks.
      ...(isQuick ? [] : [{ figure: 'blocking', goal: 1.2 } as const]),
    ],
    selector: 'main li :is(a, strong)',
  },
];

declare global {
  interface Window {
    tellUsable?(): void;
  }
}

/**
 * Opens a page with nothing in its browser's profile. ms until what is selected is painted, and the largest paint; of the thread until then;
 * and of tasks beyond 50 ms until nothing more happens.
 */
const arrive = async (
  browser: Browser,
  url: string,
  selector: string,
  prepare: (context: BrowserContext) => Promise<void>,
): Promise<Record<Figure, number>> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  await prepare(context);
  await recordVitals(context);
  const isUsable = Promise.withResolvers<void>();
  await context.exposeFunction('tellUsable', isUsable.resolve);
  await context.addInitScript((wanted) => {
    const look = () => {
      if (!document.querySelector(wanted)?.checkVisibility()) return void requestAnimationFrame(look);
      // A message comes after the paint of this frame; the next frame may wait for pictures.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        performance.mark('shown');
        window.tellUsable?.();
      };
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  }, selector);
  const page = await context.newPage();
  const { session } = await watch(page);
  const before = await threadMs(session);
  await page.goto(url, { waitUntil: 'commit' });
  await isUsable.promise;
  const thread = (await threadMs(session)) - before;
  await page.waitForTimeout(2 * SETTLE_MS);
  const { usableMs, paintedMs, blockingMs } = await arrivalOf(page);
  await context.close();
  return { painted: usableMs, largest: paintedMs, thread, blocking: blockingMs };
};

const compareArrival = async (
  browser: Browser,
  demo: Demo,
  floor: Floor,
  { path, name, goals, selector }: Arrival,
) => {
  const ours: Record<Figure, number>[] = [];
  const least: Record<Figure, number>[] = [];
  const withSession = (context: BrowserContext) =>
    path === '/store' ? addSession(context, demo, demo.portal) : Promise.resolve();
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await arrive(browser, demo.portal + path, selector, withSession));
    least.push(await arrive(browser, floor.origin + path, selector, () => Promise.resolve()));
  }
  return goals.map(({ figure, goal }) => {
    const [our, floors] = [ours.map((each) => each[figure]), least.map((each) => each[figure])];
    return rowOf(`${name}, ${FIGURES[figure]}`, our, floors, goal);
  });
};

const comparePath = async (browser: Browser, demo: Demo, floor: Floor, path: Act['path']) => {
  const ours = await watch(await openPortal(browser, demo, path));
  const least = await watch(await openFloor(browser, floor, path));
  const rows: string[][] = [];
  for (const act of ACTS.filter((each) => each.path === path)) rows.push(await compare(act, ours, least));
  await ours.page.context().close();
  await least.page.context().close();
  return rows;
};

/** `npm run bench:floor`. */
export const benchFloor = async (): Promise<void> => {
  printLine(`\nStarting a demo of ${QUICK_CATALOGUE} products, and building the floor…`);
  const demo = await startDemo(QUICK_CATALOGUE, FIRST_PORT);
  const floor = await serveFloor();
  const browser = await openBrowser();
  try {
    await fillCart(demo);
    const arrivals: string[][] = [];
    for (const arrival of ARRIVALS) arrivals.push(...(await compareArrival(browser, demo, floor, arrival)));
    const changes = await comparePath(browser, demo, floor, '/cart');
    await emptyCart(demo);
    const rows = [...arrivals, ...changes, ...(await comparePath(browser, demo, floor, '/store'))];
    table(
      `Arriving, and the thread's time for an act, beside a page that does the least, ${SLOWED}`,
      ['', 'ours', 'worst', 'floor', 'worst', 'ratio', 'goal'],
      rows,
    );
  } finally {
    await browser.close();
    floor.close();
    await demo.stop();
  }
};

if (import.meta.main) await runBenchmarks({ floor: benchFloor });

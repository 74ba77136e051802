import type { Page } from 'playwright/test';

/** How long the main thread of a page is busy at a stretch, as counts that don't depend on the machine. */

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: { elementCount?: number; endData?: { elementCount?: number } };
};

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** What the benchmarks calibrate with: 400 ms at a quarter of the reference machine's speed, so eight tasks of 50 ms. */
const WORK_IN_LONG_TASKS = 8;
const ROUNDS = 7;

const work = (): number => {
  let seed = 1;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed;
  };
  const numbers = Array.from({ length: 60_000 }, next).toSorted((one, two) => one - two);
  const texts = new Map(numbers.map((number) => [number.toString(36), `${number} of ${numbers.length}`]));
  const list = document.createElement('ul');
  document.body.append(list);
  for (const [key, text] of [...texts].slice(0, 2_000)) {
    const item = document.createElement('li');
    item.style.padding = '1px';
    item.textContent = `${key} ${text}`;
    list.append(item);
  }
  const { height } = list.getBoundingClientRect();
  list.remove();
  return height;
};

/** The events of the page's main thread: of those that calculate styles the busiest. */
const eventsOf = async (page: Page, act: () => Promise<unknown>): Promise<TraceEvent[]> => {
  const browser = page.context().browser();
  if (!browser) throw new Error('only a browser of its own can be traced');
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const complete = trace.traceEvents.filter(({ ph }) => ph === 'X');
  const threads = [...Map.groupBy(complete, ({ pid, tid }) => `${pid} ${tid}`).values()].filter((events) =>
    events.some(({ name }) => name === 'UpdateLayoutTree'),
  );
  const busy = (events: TraceEvent[]) => taskTimes(events).reduce((total, time) => total + time, 0);
  return threads.toSorted((one, two) => busy(two) - busy(one))[0] ?? [];
};

/** The processor's time of each task, ms: time in which the thread waits for the processor isn't in it. */
const taskTimes = (events: readonly TraceEvent[]): number[] =>
  events.filter(({ name }) => name === 'RunTask').map(({ tdur = 0 }) => tdur / 1000);

const restyled = ({ name, args }: TraceEvent): number =>
  name === 'UpdateLayoutTree' ? (args?.elementCount ?? args?.endData?.elementCount ?? 0) : 0;

/** The work's own time in this browser, ms, as `tests/bench/calibration.ts` takes it. */
const calibrate = async (page: Page): Promise<number> => {
  const blank = await page.context().newPage();
  const events = await eventsOf(blank, async () => {
    for (let round = 0; round < ROUNDS; round += 1) await blank.evaluate(work);
  });
  await blank.close();
  const rounds = taskTimes(events)
    .toSorted((one, two) => two - one)
    .slice(0, ROUNDS);
  return rounds[Math.floor(ROUNDS / 2)] ?? Number.NaN;
};

/**
 * Of `act`: the tasks that would take longer than 50 ms on a phone, a quarter of the reference machine's speed, in ms there, longest first; and how often the
 * styles of `many` elements at least are calculated.
 */
export const mainThreadOf = async (page: Page, many: number, act: () => Promise<unknown>) => {
  const events = await eventsOf(page, act);
  const scale = (50 * WORK_IN_LONG_TASKS) / (await calibrate(page));
  const longTasks = taskTimes(events)
    .map((time) => Math.round(time * scale))
    .filter((time) => time > 50)
    .toSorted((one, two) => two - one);
  return { longTasks, restyles: events.map(restyled).filter((elements) => elements >= many) };
};

import type { Browser, Page } from 'playwright';
import { LOGIN, ROW, type Screen, screenOf } from '../../e2e/support/screens.ts';
import { markShown, untilShown } from '../../e2e/support/shown.ts';
import { addSession, asCustomer, CUSTOMER, PASSWORD, type SecureDemo, slowDown } from './demo.ts';
import { FAST_4G, limitNetwork, type Network, SLOW_4G } from './network.ts';
import { isQuick, measured } from './options.ts';
import { orderAsCustomer, type PortalRoot } from './orderingJourney.ts';
import { median, printFailure, printFigures, worst } from './report.ts';
import { arrivalOf, interactionsOf, recordVitals } from './vitals.ts';

const ROUNDS = measured(3);
/** Long tasks count until this long after the content, ms. */
const SETTLE_MS = measured(2_000, 500);
/** A customer who types a password, ms. */
const TYPING_MS = measured(7_000, 3_000);
const INTERACTION_GOAL_MS = 100;
/** From the click to the home page: e2e/trips.spec.ts. */
const LOGIN_TRIPS = 3;

type Way = {
  name: string;
  address(demo: SecureDemo): string;
  screen: Pick<Screen, 'content' | 'text'>;
  portalIn(page: Page): PortalRoot;
  hasSession: boolean;
  /** Round trips in a row until it is painted, and until it is usable: e2e/trips.spec.ts. */
  trips: { painted: number; usable: number };
  /** On Slow 4G, ms. */
  goals: { painted?: number; blocking?: number; usable?: number };
};

const parentAddress = ({ secure }: SecureDemo, way: 'frame' | 'slot') =>
  `${secure.shell}/?page=ordering&account=1042&way=${way}&portal=store`;

const LOGIN_WAY: Way = {
  name: 'login',
  address: ({ secure }) => `${secure.portal}/login`,
  screen: LOGIN,
  portalIn: (page) => page,
  hasSession: false,
  trips: { painted: 1, usable: 2 },
  goals: { painted: 900, usable: 3_000 },
};

const WAYS: readonly Way[] = [
  LOGIN_WAY,
  {
    name: 'store',
    address: ({ secure }) => `${secure.portal}/store`,
    screen: screenOf('store'),
    portalIn: (page) => page,
    hasSession: true,
    trips: { painted: 1, usable: 3 },
    goals: { blocking: 150 },
  },
  {
    name: 'frame',
    address: (demo) => parentAddress(demo, 'frame'),
    screen: { content: `.wp-root ${ROW}` },
    portalIn: (page) => page.frameLocator('iframe'),
    hasSession: false,
    trips: { painted: 3, usable: 7 },
    goals: { painted: 2_100 },
  },
  {
    name: 'slot',
    address: (demo) => parentAddress(demo, 'slot'),
    screen: { content: `.wp-root ${ROW}` },
    portalIn: (page) => page.locator('.wp-root'),
    hasSession: false,
    trips: { painted: 3, usable: 6 },
    goals: { usable: 5_000 },
  },
];

/** A page with an empty cache on a slow network and processor. */
const openPage = async (browser: Browser, demo: SecureDemo, way: Way, network: Network): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    ignoreHTTPSErrors: true,
  });
  if (way.hasSession) await addSession(context, demo, demo.secure.portal);
  await recordVitals(context);
  const page = await context.newPage();
  await markShown(page, way.screen);
  await limitNetwork(await slowDown(page), network);
  return page;
};

const enter = async (browser: Browser, demo: SecureDemo, way: Way, network: Network) => {
  const call = await asCustomer(demo);
  const emptyCart = { lines: null, details: null, clientId: null };
  await call('PATCH', '/documents/transaction', { writer: 'bench', patch: emptyCart });
  const page = await openPage(browser, demo, way, network);
  await page.goto(way.address(demo));
  const portal = way.portalIn(page);
  if (way.name === 'frame') await portal.locator(ROW).first().waitFor();
  else await untilShown(page, way.screen);
  await page.waitForTimeout(SETTLE_MS);
  const arrival = await arrivalOf(page);
  if (way !== LOGIN_WAY) await orderAsCustomer(portal);
  await page.waitForTimeout(SETTLE_MS);
  const interactions = await interactionsOf(page);
  await page.context().close();
  return { ...arrival, interactionMs: worst(interactions) };
};

/** ms from the click on "Log in" until the home page has prices. */
const logIn = async (browser: Browser, demo: SecureDemo, network: Network): Promise<number> => {
  const page = await openPage(browser, demo, { ...LOGIN_WAY, screen: screenOf('home') }, network);
  await page.goto(LOGIN_WAY.address(demo));
  await page.getByLabel('Email').fill(CUSTOMER);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.waitForTimeout(TYPING_MS);
  const clickedMs = await page.evaluate(() => performance.now());
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await untilShown(page, screenOf('home'));
  const { usableMs } = await arrivalOf(page);
  await page.context().close();
  return usableMs - clickedMs;
};

const repeat = async <Result>(measure: () => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = [];
  for (let round = 0; round < ROUNDS; round += 1) results.push(await measure());
  return results;
};

const benchWay = async (
  browser: Browser,
  demo: SecureDemo,
  { way, network }: { way: Way; network: Network },
): Promise<void> => {
  const results = await repeat(() => enter(browser, demo, way, network));
  const goal = network === SLOW_4G ? way.goals : {};
  const of = (figure: keyof (typeof results)[number]) => median(results.map((each) => each[figure]));
  const figures = [
    {
      name: 'largest contentful paint',
      value: of('paintedMs'),
      goal: goal.painted,
      networkMs: way.trips.painted * network.latencyMs,
    },
    { name: 'total blocking time', value: of('blockingMs'), goal: goal.blocking },
    {
      name: 'usable',
      value: of('usableMs'),
      goal: goal.usable,
      networkMs: way.trips.usable * network.latencyMs,
    },
    { name: 'worst interaction', value: of('interactionMs'), goal: INTERACTION_GOAL_MS },
  ];
  printFigures(`${way.name}, ${network.name}`, way === LOGIN_WAY ? figures.slice(0, 3) : figures);
};

/** How long each way into the portal takes on a phone's network, and how fast it responds after that. */
export const benchArrivals = async (browser: Browser, demo: SecureDemo): Promise<void> => {
  for (const network of isQuick ? [FAST_4G] : [SLOW_4G, FAST_4G])
    for (const way of WAYS)
      await benchWay(browser, demo, { way, network }).catch((error: unknown) =>
        printFailure(`${way.name}, ${network.name}`, error),
      );
  const network = isQuick ? FAST_4G : SLOW_4G;
  const logins = await repeat(() => logIn(browser, demo, network));
  printFigures(`log in, ${network.name}`, [
    {
      name: 'from the click to the home page with prices',
      value: median(logins),
      goal: 3_000,
      networkMs: LOGIN_TRIPS * network.latencyMs,
    },
  ]);
};

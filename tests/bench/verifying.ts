import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { type Demo, logIn } from './demo.ts';
import { fillCart, LINES } from './fillCart.ts';
import { measured } from './options.ts';
import { median, ms, table, times, withGoal, worst } from './report.ts';

const WAIT_TIMEOUT_MS = 60_000;
const SETTLE_MS = 500;

/** The lines of one call and the number of parallel calls (rules: Price verification). */
const CHUNK_SIZE = 10;
const MAX_PARALLEL_CALLS = 6;
const ROUND_TRIP_MS = 100;
const MIN_DURATION_MS = Math.ceil(LINES / CHUNK_SIZE / MAX_PARALLEL_CALLS) * ROUND_TRIP_MS;
const ROUNDS = measured(5);
const GOAL = { ratio: 1.35, longestTaskMs: 50 };

/** Time from the first price call to the last response, ms, and the tasks over 50 ms in that time. */
const measureVerification = (): { took: number; tasks: number[] } => {
  const calls = performance
    .getEntriesByType('resource')
    .filter(({ name }) => new URL(name).pathname.endsWith('/pricing'));
  const earliestStart = Math.min(...calls.map(({ startTime }) => startTime));
  const latestEnd = Math.max(...calls.map(({ startTime, duration }) => startTime + duration));
  const tasks = (window.longTasks ?? [])
    .filter(({ startTime }) => startTime > earliestStart && startTime < latestEnd)
    .map(({ duration }) => duration);
  return { took: latestEnd - earliestStart, tasks };
};

/**
 * Verifies a 1,000-line cart with delayed responses and without a limit on connections: HTTP/2 has none, while a browser opens
 * only six to an HTTP/1.1 server such as the demo's.
 */
export const benchVerifying = async (browser: Browser, demo: Demo): Promise<void> => {
  await fillCart(demo);
  const page = await logIn(browser, demo);
  await page.addInitScript(() => {
    performance.setResourceTimingBufferSize(5_000);
    window.longTasks = [];
    new PerformanceObserver((list) => window.longTasks?.push(...list.getEntries())).observe({
      type: 'longtask',
    });
  });
  let pendingCalls = 0;
  await page.route(
    ({ origin, pathname }) => origin === demo.portal && !pathname.includes('/documents/'),
    async (route) => {
      await pause(ROUND_TRIP_MS);
      await route.continue();
    },
  );
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('/pricing')) pendingCalls -= 1;
  });
  const rounds: ReturnType<typeof measureVerification>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    pendingCalls = LINES / CHUNK_SIZE;
    await page.goto(`${demo.portal}/cart`);
    for (const deadline = Date.now() + WAIT_TIMEOUT_MS; pendingCalls > 0 && Date.now() < deadline; )
      await pause(SETTLE_MS);
    rounds.push(await page.evaluate(measureVerification));
  }
  const durations = rounds.map(({ took }) => took);
  table(
    `Verifying 1,000 lines at ${ROUND_TRIP_MS} ms a round trip, against the ${MIN_DURATION_MS} ms that the round trips are`,
    ['', 'median', 'worst', 'ratio', 'goal', 'longest task', 'goal'],
    [
      [
        'cart of 1,000 lines',
        ms(median(durations)),
        ms(worst(durations)),
        ...withGoal({
          of: 'verifying, against the round trips',
          value: median(durations) / MIN_DURATION_MS,
          goal: GOAL.ratio,
          format: times,
        }),
        ...withGoal({
          of: 'verifying, longest task',
          value: worst(rounds.flatMap(({ tasks }) => tasks)),
          goal: GOAL.longestTaskMs,
        }),
      ],
    ],
  );
  await page.context().close();
};

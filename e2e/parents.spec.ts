import { buildParents } from '../tests/parents/buildParents.ts';
import { type ParentsServer, serveParents } from '../tests/parents/serveParents.ts';
import { expect, parentTokenOf, portalOf, test } from './support/journey.ts';
import { failuresOf, runScenarios, tableOf } from './support/parents/runScenarios.ts';
import { scenarios } from './support/parents/scenarios.ts';
import { stack } from './support/stacks.ts';

/** Parents of all kinds, built from the packed host SDK, show the portal in each way. */

/** Stops a run that hangs on the slowest machine, ms; two minutes are the budget of all scenarios together. */
const HANG_TIMEOUT_MS = 900_000;
/** In Firefox one cell runs after another. */
const FIREFOX_TIMEOUT_MS = 2_400_000;

/** There would be one for every browser profile. */
test.use({ screenshot: 'off' });

let server: ParentsServer;

/** Of each customer, as long as nobody refuses it. */
const tokens = new Map<string, ReturnType<typeof parentTokenOf>>();

const tokenFor = async (customer: string, reason: string) => {
  const known = reason === 'initial' ? tokens.get(customer) : undefined;
  const token = known ?? parentTokenOf('demo', customer);
  tokens.set(customer, token);
  return token.catch(() => null);
};

test.beforeAll(async () => {
  server = await serveParents({
    port: stack.parents,
    folder: await buildParents(`.cache/parents-${stack.parents}`),
    portal: portalOf('demo'),
    tokenFor,
  });
});

test.afterAll(() => server.close());

test('every scenario holds in every transport', async ({ browser, browserName }) => {
  test.setTimeout(browserName === 'firefox' ? FIREFOX_TIMEOUT_MS : HANG_TIMEOUT_MS);
  const possible = scenarios.filter(({ needsDevTools }) => !needsDevTools || browserName === 'chromium');
  const rows = await runScenarios(browser, possible);
  process.stdout.write(`\n${tableOf(rows)}\n\n`);
  expect(failuresOf(rows).join('\n\n')).toBe('');
});

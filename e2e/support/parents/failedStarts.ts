import type { Route } from 'playwright/test';
import { expect, expectConsole, portalOf } from '../journey.ts';
import { type Cell, type Opening, type Scenario, TRANSPORTS, untilStatus } from './bench.ts';
import { OWN_PORTAL, withOwnServer } from './ownServer.ts';

/** A stage of the start that isn't reached has this time, ms: more than each stage needs on a slow machine. */
const CONNECT_MS = 3_000;

/** What browsers write about faults that scenarios provoke. */
const FAULTS = [
  /ERR_FAILED/,
  /404 \(Not Found\)/,
  /frame-ancestors/,
  /ERR_BLOCKED_BY_RESPONSE/,
  /preloaded using link preload but not used/,
  /blocked by CORS policy/,
  /could not be loaded/,
  /Failed to fetch/,
  /Same Origin Policy disallows reading/,
];

/** What makes a start fail, and what ends it. */
type Fault = { cause(): Promise<void>; repair(): Promise<void> };

/** The parent shows its fallback, with the reason and a way on; when the fault is over, Try again opens the portal. */
const expectFailure = async (
  { console, open }: Cell,
  code: string,
  { cause, repair }: Fault,
  { src = portalOf('demo') }: Opening = {},
): Promise<void> => {
  const opened = await open({ src, isClosed: true, options: { timeouts: { connectMs: CONNECT_MS } } });
  await cause();
  await opened.press('Open');
  const fallback = opened.section.getByRole('alert');
  await expect(fallback).toContainText(code);
  await expect(opened.status).toHaveText(/failed|timeout/);
  const hint = fallback.getByRole('paragraph').nth(1);
  await expect(hint).toHaveText(/\w/);
  const onward = fallback.getByRole('link', { name: 'Go on in the portal' });
  await expect(onward).toHaveAttribute('href', new RegExp(`^${src}/`));
  await repair();
  await fallback.getByRole('button', { name: 'Try again' }).click();
  await untilStatus(opened, 'ready');
  await expect(fallback).toBeHidden();
  await expect(opened.portal.getByRole('searchbox')).toBeVisible();
  expectConsole(console, [], FAULTS);
};

const refuse = (route: Route): Promise<void> => route.abort();

const askForNobody = (route: Route): Promise<void> =>
  route.continue({ postData: { subdomain: 'nobody', hostname: 'nobody.localhost' } });

type LostRequest = {
  what: string;
  code: string;
  /** Which requests don't get their answer. */
  inFrame: RegExp;
  inSlot: RegExp;
  answer?(route: Route): Promise<void>;
};

const COMPANY = /\/backend\/company$/;
const SESSION = /\/backend\/users\/refresh$/;

const lostRequests: readonly LostRequest[] = [
  {
    what: 'the portal’s host doesn’t answer',
    code: 'host_unreachable',
    inFrame: new RegExp(`^${portalOf('demo')}/`),
    inSlot: /\/config\.json$/,
  },
  {
    what: 'the portal’s code can’t be loaded',
    code: 'code_unavailable',
    inFrame: /\/portal\.\w+\.js$/,
    inSlot: /\/mount\.js$/,
  },
  {
    what: 'nobody knows the company',
    code: 'unknown_company',
    inFrame: COMPANY,
    inSlot: COMPANY,
    answer: askForNobody,
  },
  {
    what: 'the company can’t be loaded',
    code: 'company_unavailable',
    inFrame: COMPANY,
    inSlot: COMPANY,
  },
  {
    what: 'the session can’t be opened',
    code: 'session_unavailable',
    inFrame: SESSION,
    inSlot: SESSION,
  },
];

const scenarioOf = ({ what, code, inFrame, inSlot, answer = refuse }: LostRequest): Scenario => ({
  name: `${code}: ${what}; the fallback says so, and Try again works`,
  transports: TRANSPORTS,
  run(cell) {
    const lost = cell.transport === 'frame' ? inFrame : inSlot;
    return expectFailure(cell, code, {
      cause: async () => void (await cell.context.route(lost, answer)),
      repair: () => cell.context.unroute(lost),
    });
  },
});

/** A row for each stage of the start that may be missed. */
export const failedStarts: readonly Scenario[] = [
  ...lostRequests.map(scenarioOf),
  {
    name: 'origin_not_allowed: the portal doesn’t list the parent; the fallback says so, and Try again works',
    transports: TRANSPORTS,
    hasOwnServer: true,
    run: (cell) =>
      withOwnServer(cell.page, ({ allowParents }) =>
        expectFailure(
          cell,
          'origin_not_allowed',
          { cause: () => allowParents(false), repair: () => allowParents(true) },
          { src: OWN_PORTAL },
        ),
      ),
  },
];

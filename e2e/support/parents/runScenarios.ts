import { type Browser, chromium } from 'playwright/test';
import type { ParentName } from '../../../tests/parents/buildParents.ts';
import { chromiumSwitches, headlessShell } from '../../../tests/support/chromium.ts';
import { collectConsole, emptyCart, expectConsole } from '../journey.ts';
import { type Customer, cellOf, type Place, type Scenario, TRANSPORTS, type Transport } from './bench.ts';

/** The ways in which each parent can show the portal. */
const TRANSPORTS_OF: Record<ParentName, readonly Transport[]> = {
  'react-18': TRANSPORTS,
  'react-19.0': TRANSPORTS,
  'react-19.1': TRANSPORTS,
  react: TRANSPORTS,
  vue: ['frame', 'own'],
  plain: ['frame', 'own'],
  federated: ['shared'],
  'older-sdk': ['frame', 'own'],
};

/** Each orders for itself, so that the cells have carts of their own; prices are 9.80, for the first one 9.20, in the campaign 5 % less. */
const CUSTOMERS: readonly Customer[] = [
  { email: 'buyer@demo.test', price: '$8.74', hasUnread: true },
  { email: 'maxed@demo.test', price: '$9.31' },
  { email: 'legacy@demo.test', price: '$9.31' },
];

/** The longest wait for something to press, ms; a scenario that hangs doesn't end the others. */
const PRESS_TIMEOUT_MS = 10_000;

const launchWith = (jsFlags: string): Promise<Browser> =>
  chromium.launch({ ...headlessShell(), args: [...chromiumSwitches(), `--js-flags=${jsFlags}`] });

/** Why a scenario doesn't hold; null when it holds. */
const failureOf = async (
  browser: Browser,
  scenario: Scenario,
  place: Place,
  customer: Customer,
): Promise<string | null> => {
  const own = scenario.jsFlags === undefined ? null : await launchWith(scenario.jsFlags);
  const context = await (own ?? browser).newContext();
  try {
    await emptyCart('demo', customer.email);
    context.setDefaultTimeout(PRESS_TIMEOUT_MS);
    const page = await context.newPage();
    const console: string[] = [];
    collectConsole(page, console);
    await scenario.run(cellOf({ ...place, customer, context, page, console }));
    expectConsole(console, []);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await context.close();
    await own?.close();
  }
};

/** A transport of a scenario, in each parent that has it. */
type Result = { held: number; failures: string[] };
export type Row = { name: string; results: Partial<Record<Transport, Result>> };

const placesOf = ({ transports, parents = ['react'] }: Scenario): Place[] =>
  transports.flatMap((transport) =>
    parents
      .filter((parent) => TRANSPORTS_OF[parent].includes(transport))
      .map((parent) => ({ parent, transport })),
  );

type Job = { scenario: Scenario; place: Place; row: Row };

/** Those that need the developer tools take longest. */
const takesLong = ({ scenario }: Job): number => (scenario.needsDevTools ? 0 : 1);

/** The jobs in turn; of those with a server of their own one at a time. */
const createQueue = (jobs: readonly Job[]) => {
  const waiting = jobs.toSorted((one, other) => takesLong(one) - takesLong(other));
  let isServing = false;
  return {
    /** Undefined when there is none for this customer now: whoever has the server goes on with those that need it. */
    take({ hasUnread }: Customer): Job | undefined {
      const at = waiting.findIndex(
        ({ scenario }) => !(isServing && scenario.hasOwnServer) && (hasUnread || !scenario.needsUnread),
      );
      const [job] = at < 0 ? [] : waiting.splice(at, 1);
      isServing ||= job?.scenario.hasOwnServer ?? false;
      return job;
    },
    end({ scenario }: Job) {
      if (scenario.hasOwnServer) isServing = false;
    },
  };
};

const runJob = async (browser: Browser, { scenario, place, row }: Job, customer: Customer): Promise<void> => {
  const failure = await failureOf(browser, scenario, place, customer);
  const { parent, transport } = place;
  const result = row.results[transport] ?? { held: 0, failures: [] };
  row.results[transport] = result;
  if (failure === null) result.held += 1;
  else result.failures.push(`✘ ${scenario.name} · ${transport} · ${parent}\n${failure}`);
};

/** Runs each scenario in each of its places, several beside each other: they wait more than they work. */
export const runScenarios = async (browser: Browser, scenarios: readonly Scenario[]): Promise<Row[]> => {
  const rows = scenarios.map(({ name }): Row => ({ name, results: {} }));
  const jobs = scenarios.flatMap((scenario, at) =>
    placesOf(scenario).flatMap((place) => {
      const row = rows[at];
      return row ? { scenario, place, row } : [];
    }),
  );
  const queue = createQueue(jobs);
  const serve = async (customer: Customer): Promise<void> => {
    for (let job = queue.take(customer); job; job = queue.take(customer)) {
      await runJob(browser, job, customer);
      queue.end(job);
    }
  };
  // Of Firefox's windows only one has the focus.
  const isOneByOne = browser.browserType().name() === 'firefox';
  await Promise.all(CUSTOMERS.slice(0, isOneByOne ? 1 : undefined).map(serve));
  return rows;
};

const HEADINGS: Record<Transport, string> = {
  frame: 'frame',
  shared: 'slot, shared',
  own: 'slot, self-contained',
};

/** With the number of parents where there are several. */
const markOf = (result: Result | undefined): string => {
  if (!result || result.held + result.failures.length === 0) return '–';
  const { held, failures } = result;
  const count = held + failures.length;
  if (failures.length > 0) return `✘ ${failures.length} of ${count}`;
  return count === 1 ? '✔' : `✔ ${count}`;
};

/** The table of all scenarios, and below it why some don't hold. */
export const tableOf = (rows: readonly Row[]): string => {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const line = (name: string, cells: readonly string[]) => {
    const padded = cells.map((cell, at) => cell.padEnd(HEADINGS[TRANSPORTS[at] ?? 'frame'].length));
    return `${name.padEnd(width)} │ ${padded.join(' │ ')}`.trimEnd();
  };
  return [
    line(
      '',
      TRANSPORTS.map((transport) => HEADINGS[transport]),
    ),
    ...rows.map(({ name, results }) =>
      line(
        name,
        TRANSPORTS.map((transport) => markOf(results[transport])),
      ),
    ),
  ].join('\n');
};

export const failuresOf = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ results }) => Object.values(results).flatMap(({ failures }) => failures));

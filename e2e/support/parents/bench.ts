import {
  type Browser,
  type BrowserContext,
  chromium,
  type FrameLocator,
  type Locator,
  type Page,
} from 'playwright/test';
import type { ParentName } from '../../../tests/parents/buildParents.ts';
import type { PageKind } from '../../../tests/parents/serveParents.ts';
import { chromiumSwitches, headlessShell } from '../../../tests/support/chromium.ts';
import { collectConsole, emptyCart, expectConsole, portalOf } from '../journey.ts';
import { parentsOf, stack } from '../stacks.ts';

/** A frame; a slot with the parent's React where it can be shared; a slot with the portal's own. */
export type Transport = 'frame' | 'shared' | 'own';
export const TRANSPORTS: readonly Transport[] = ['frame', 'shared', 'own'];

/** The ways in which each parent can show the portal. */
const TRANSPORTS_OF: Record<ParentName, readonly Transport[]> = {
  'react-18': TRANSPORTS,
  'react-19.0': TRANSPORTS,
  'react-19.1': TRANSPORTS,
  react: TRANSPORTS,
  vue: ['frame', 'own'],
  plain: ['frame', 'own'],
  federated: ['shared'],
};

export const ALL_PARENTS: readonly ParentName[] = [
  'react',
  'react-18',
  'react-19.0',
  'react-19.1',
  'vue',
  'plain',
  'federated',
];

type Place = { parent: ParentName; transport: Transport };

export const BUYER = 'buyer@demo.test';

export type Opening = {
  /** The page of the parent; `normal` by default. */
  kind?: PageKind;
  /** Customers at demo.test, with a portal each. */
  customers?: readonly string[];
  /** The portals are closed until somebody presses Open. */
  isClosed?: boolean;
  /** Their downloads are started when the page is. */
  isPreloaded?: boolean;
  /** The portal's address, where it is another one than that of the demo company. */
  src?: string;
  /** Replace the options of the parent, as they are in JSON. */
  options?: object;
};

export type OpenPortal = {
  /** The parent's page, which may be in a frame. */
  app: Page | FrameLocator;
  /** The part of the parent's page for this customer. */
  section: Locator;
  /** The parent's own buttons. */
  tools: Locator;
  /** What the parent knows of its portal. */
  status: Locator;
  /** The portal itself, in its frame or slot. */
  portal: Locator;
  press(name: 'Home' | 'Store' | 'Cart' | 'History' | 'Open' | 'Remove'): Promise<void>;
};

/** One scenario in one parent, with a browser's profile of its own. */
export type Cell = Place & {
  context: BrowserContext;
  page: Page;
  /** The console's errors and warnings; those that a scenario provokes it takes out with `expectConsole`. */
  console: string[];
  /** Opens the parent's page; resolves when its portals are ready. */
  open(opening?: Opening): Promise<OpenPortal>;
  /** The portal of another customer in the same page. */
  of(customer: string): OpenPortal;
};

export type Scenario = {
  /** What holds, in a few words: a row of the table. */
  name: string;
  transports: readonly Transport[];
  /** The newest React by default. */
  parents?: readonly ParentName[];
  /** It waits more than it works, and leaves the cart alone: its cells run beside each other. */
  isParallel?: boolean;
  /** Over the DevTools protocol, which only Chromium has. */
  needsDevTools?: true;
  /** Of V8, for a scenario that needs a browser of its own. */
  jsFlags?: string;
  run(cell: Cell): Promise<void>;
};

const addressOf = (parent: ParentName, transport: Transport, opening: Opening): string => {
  const { kind = 'normal', customers = [BUYER], src = portalOf('demo'), options } = opening;
  const [crm, suite] = parentsOf(stack);
  const query = new URLSearchParams({ transport, src });
  for (const customer of customers) query.append('customer', customer);
  if (opening.isClosed) query.set('closed', '');
  if (opening.isPreloaded) query.set('preloaded', '');
  if (options) query.set('options', JSON.stringify(options));
  if (FRAMED.includes(kind)) query.set('parent', crm);
  return `${kind === 'framed' ? suite : crm}/${parent}/${kind}?${query}`;
};

/** The longest wait for a status, ms. */
const STATUS_TIMEOUT_MS = 15_000;

/** Looks more often than `expect` does, which waits half a second in between: most of the table's time is waiting for portals. */
export const untilStatus = ({ status }: OpenPortal, text: string): Promise<void> =>
  status.filter({ hasText: new RegExp(`^${text}$`) }).waitFor({ timeout: STATUS_TIMEOUT_MS });

/** Pages that show the parent's own page in a frame. */
const FRAMED: readonly PageKind[] = ['sandboxed', 'credentialless', 'framed'];

const openPortalIn = (app: Page | FrameLocator, transport: Transport, customer: string): OpenPortal => {
  const section = app.getByRole('region', { name: `Customer ${customer}`, exact: true });
  const tools = section.getByRole('toolbar', { name: `Parent of ${customer}`, exact: true });
  return {
    app,
    section,
    tools,
    status: tools.getByRole('status'),
    portal:
      transport === 'frame' ? section.frameLocator('iframe').locator('body') : section.locator('.wp-root'),
    press: (name) => tools.getByRole('button', { name, exact: true }).click(),
  };
};

const cellOf = (
  { parent, transport }: Place,
  context: BrowserContext,
  page: Page,
  console: string[],
): Cell => {
  let app: Page | FrameLocator = page;
  const of = (customer: string) => openPortalIn(app, transport, customer);
  return {
    parent,
    transport,
    context,
    page,
    console,
    of,
    async open(opening = {}) {
      const { kind = 'normal', customers = [BUYER], isClosed = false } = opening;
      await page.goto(addressOf(parent, transport, opening));
      app = FRAMED.includes(kind) ? page.frameLocator('iframe[title="The parent"]') : page;
      for (const customer of customers) {
        await untilStatus(of(customer), isClosed ? 'closed' : 'ready');
      }
      return of(customers[0] ?? BUYER);
    },
  };
};

/** The longest wait for something to press, ms; a scenario that hangs doesn't end the others. */
const PRESS_TIMEOUT_MS = 10_000;

const launchWith = (jsFlags: string): Promise<Browser> =>
  chromium.launch({ ...headlessShell(), args: [...chromiumSwitches(), `--js-flags=${jsFlags}`] });

/** Why a scenario doesn't hold; null when it holds. */
const failureOf = async (
  browser: Browser,
  scenario: Scenario,
  { parent, transport }: Place,
): Promise<string | null> => {
  const own = scenario.jsFlags === undefined ? null : await launchWith(scenario.jsFlags);
  const context = await (own ?? browser).newContext();
  try {
    context.setDefaultTimeout(PRESS_TIMEOUT_MS);
    const page = await context.newPage();
    const console: string[] = [];
    collectConsole(page, console);
    await scenario.run(cellOf({ parent, transport }, context, page, console));
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

export const runScenario = async (browser: Browser, scenario: Scenario): Promise<Row> => {
  const row: Row = { name: scenario.name, results: {} };
  const runAt = async (place: Place) => {
    const failure = await failureOf(browser, scenario, place);
    const { parent, transport } = place;
    const result = row.results[transport] ?? { held: 0, failures: [] };
    row.results[transport] = result;
    if (failure === null) result.held += 1;
    else result.failures.push(`✘ ${scenario.name} · ${transport} · ${parent}\n${failure}`);
  };
  if (scenario.isParallel) {
    await emptyCart('demo', BUYER);
    await Promise.all(placesOf(scenario).map(runAt));
    return row;
  }
  for (const place of placesOf(scenario)) {
    await emptyCart('demo', BUYER);
    await runAt(place);
  }
  return row;
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

import type { BrowserContext, FrameLocator, Locator, Page } from 'playwright/test';
import type { ParentName } from '../../../tests/parents/buildParents.ts';
import type { PageKind } from '../../../tests/parents/serveParents.ts';
import { portalOf } from '../journey.ts';
import { parentsOf, stack } from '../stacks.ts';

/** A frame; a slot with the parent's React where it can be shared; a slot with the portal's own. */
export type Transport = 'frame' | 'shared' | 'own';
export const TRANSPORTS: readonly Transport[] = ['frame', 'shared', 'own'];

export const ALL_PARENTS: readonly ParentName[] = [
  'react',
  'react-18',
  'react-19.0',
  'react-19.1',
  'vue',
  'plain',
  'federated',
];

export type Place = { parent: ParentName; transport: Transport };

export type Customer = {
  email: string;
  /** Of a bottle of `Extra virgin olive oil 1 L`, with the campaign's 5 % off. */
  price: string;
  hasUnread?: true;
};

export type Opening = {
  /** The page of the parent; `normal` by default. */
  kind?: PageKind;
  /** Their e-mail addresses at demo.test, with a portal each; the cell's own customer by default. */
  customers?: readonly string[];
  /** The portals are closed until somebody presses Open. */
  isClosed?: boolean;
  /** The parent gives the portal's links addresses of its own. */
  hasLinks?: boolean;
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
  /** Nobody else orders for this customer meanwhile; the cart is empty at first. */
  customer: Customer;
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
  /** It serves the portal itself, at a port that there is once: its cells run one after another. */
  hasOwnServer?: true;
  /** For a customer with unread notifications. */
  needsUnread?: true;
  /** Over the DevTools protocol, which only Chromium has. */
  needsDevTools?: true;
  /** Of V8, for a scenario that needs a browser of its own. */
  jsFlags?: string;
  run(cell: Cell): Promise<void>;
};

type OpeningFor = Opening & Required<Pick<Opening, 'customers'>>;

const addressOf = ({ parent, transport }: Place, opening: OpeningFor): string => {
  const { kind = 'normal', customers, src = portalOf('demo'), options } = opening;
  const [crm, suite] = parentsOf(stack);
  const query = new URLSearchParams({ transport, src });
  for (const customer of customers) query.append('customer', customer);
  if (opening.isClosed) query.set('closed', '');
  if (opening.hasLinks) query.set('links', '');
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

export const cellOf = (given: Place & Pick<Cell, 'customer' | 'context' | 'page' | 'console'>): Cell => {
  const { customer, page, transport } = given;
  let app: Page | FrameLocator = page;
  const of = (email: string) => openPortalIn(app, transport, email);
  return {
    ...given,
    of,
    async open(opening = {}) {
      const { kind = 'normal', customers = [customer.email], isClosed = false } = opening;
      await page.goto(addressOf(given, { ...opening, customers }));
      app = FRAMED.includes(kind) ? page.frameLocator('iframe[title="The parent"]') : page;
      for (const email of customers) {
        await untilStatus(of(email), isClosed ? 'closed' : 'ready');
      }
      return of(customers[0] ?? customer.email);
    },
  };
};

import * as v from 'valibot';
import { CallError } from '../../src/api/callError.ts';
import type { Call, Http } from '../../src/api/calls.ts';
import type { CartChange } from '../../src/api/cart/cartCodec.ts';
import { type CreatePortalOptions, createPortalContext } from '../../src/app/start/createPortalContext.ts';
import { type CartParts, createWorkspace } from '../../src/app/workspace/createWorkspace.ts';
import type { Customer } from '../../src/domain/access/customer.ts';
import type { Cart, CartDetails, CartEntry } from '../../src/domain/cart/cart.ts';
import { openSession } from '../../src/state/access/openSession.ts';
import { createAppearance } from '../../src/state/appearance/appearanceStore.ts';
import { type CartActions, type CartService, createCartService } from '../../src/state/cart/cartService.ts';
import { createCartStates } from '../../src/state/cart/cartStates.ts';
import { openCart } from '../../src/state/cart/openCart.ts';
import type { PortalContext } from '../../src/state/portal.ts';
import { type CustomerDocuments, openDocuments } from '../../src/sync/engine/customerDocuments.ts';
import type { DocumentSync } from '../../src/sync/engine/documentSync.ts';
import { createBackOfficeStore } from '../../src/sync/stores/backOfficeStore.ts';
import { aCompany } from './builders.ts';
import { aCustomer } from './customer.ts';
import { createMemoryStore } from './fakeCloud.ts';
import { serviceAddresses } from './serviceAddresses.ts';

/** What was asked of the back office. */
export type Asked = Omit<Call<v.GenericSchema>, 'answer'>;

export const SERVICE = 'http://service.test';
const settings: CreatePortalOptions['settings'] = {
  addresses: serviceAddresses(SERVICE, SERVICE),
  errorReporting: null,
  captcha: null,
  brandTerm: '',
  companyColours: {},
};

/** A portal at an address that nothing answers, unless `http` does; logged in, unless the customer is null. */
export const aPortal = (
  changes: Partial<PortalContext> = {},
  customer: Customer | null = aCustomer(),
): PortalContext => {
  const { company = aCompany(), parent = null, local = createMemoryStore(), ownsPage = true } = changes;
  const { appearance = createAppearance(local, ['en'], parent?.settings ?? null) } = changes;
  const { context } = createPortalContext({
    company,
    settings,
    parent,
    local,
    ownsPage,
    base: '/',
    appearance,
  });
  if (customer)
    openSession(context.session, { customer, token: 'token', expiresAt: Number.POSITIVE_INFINITY });
  return { ...context, ...changes };
};

/** A cart whose lines a test may set as it likes. */
export type TestCart = CartService &
  CartActions & {
    /** The lines, as if another session had set them. */
    setEntries(entries: readonly CartEntry[], details?: Partial<CartDetails>): void;
  };

/** A customer's cart as it is once opened, at once and out of step with the cloud store until `start`. */
const openTestCart = ({ portal, customer, ...parts }: CartParts): { cart: TestCart; start(): void } => {
  const { context } = parts;
  if (!customer) {
    const closed = createCartService({ isVisitor: true, context, load: () => Promise.reject(new Error()) });
    // A visitor's cart has no actions.
    return { cart: closed as TestCart, start: () => undefined };
  }
  const states = createCartStates('opening');
  let document: DocumentSync<Cart, CartChange> | null = null;
  const real = openDocuments(portal, customer, (writer) =>
    createBackOfficeStore(portal.http, writer, () => import('../../src/sync/stores/watchDocuments.ts')),
  );
  const documents: CustomerDocuments = {
    ...real,
    open(options) {
      const opened = real.open(options);
      document = opened as unknown as DocumentSync<Cart, CartChange>;
      return opened;
    },
  };
  const opened = openCart({ ...portal, ...parts, customer, documents }, states);
  const cart: TestCart = {
    ...states,
    ...opened.actions,
    context,
    actions: () => opened.actions,
    open: async () => opened.actions,
    dispose: opened.close,
    setEntries: (after, details) =>
      document?.change({
        entries: { before: states.state.getState().entries, after, write: 'lines' },
        details,
      }),
  };
  return { cart, start: opened.start };
};

/** The services of a customer, whose cart is open; it hears the cloud store from `start` on. */
export const openWorkspace = (portal: PortalContext, customer: Customer | null) => {
  let opened: ReturnType<typeof openTestCart> | null = null;
  const workspace = createWorkspace(portal, customer, (parts) => {
    opened = openTestCart(parts);
    return opened.cart;
  });
  const { cart, start } = opened as unknown as ReturnType<typeof openTestCart>;
  return { workspace: { ...workspace, cart }, start };
};

export type TestWorkspace = ReturnType<typeof openWorkspace>['workspace'];

const unreachable = (): never => {
  throw new CallError('network');
};

/**
 * A customer at work without a screen. `answer` plays the back office: it answers each call with a body, which the real
 * schemas read, or throws. Nothing is kept in a cloud store until the cart is started.
 */
export const aWorkspace = (
  answer: (call: Asked) => unknown = unreachable,
  {
    company = aCompany(),
    customer = aCustomer(),
    parent = null,
  }: Partial<Pick<PortalContext, 'company' | 'parent'> & { customer: Customer }> = {},
) => {
  const asked: Asked[] = [];
  const http: Http = {
    async send(call) {
      asked.push(call);
      return v.parse(call.response, await answer(call));
    },
    headers: async () => ({}),
    serviceUrl: () => SERVICE,
  };
  const portal = aPortal({ company, parent, http }, customer);
  const { workspace, start } = openWorkspace(portal, customer);
  return { workspace, portal, cart: workspace.cart, start, asked };
};

import { setImmediate as nextTick, setTimeout as pause } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { login } from '../../../src/api/access/login.ts';
import type { Http } from '../../../src/api/calls.ts';
import { loadCheckoutSettings } from '../../../src/api/checkout/loadCheckoutSettings.ts';
import { loadCompany } from '../../../src/api/tenant/loadCompany.ts';
import { createWorkspace, type Workspace } from '../../../src/app/workspace/createWorkspace.ts';
import type { ShippingMethod } from '../../../src/domain/checkout/shippingMethod.ts';
import { listLines } from '../../../src/domain/favourites/listLines.ts';
import { orderAgain } from '../../../src/domain/history/orderAgain.ts';
import { openSession } from '../../../src/state/access/openSession.ts';
import { customerOf } from '../../../src/state/access/sessionStore.ts';
import type { SubmissionResult } from '../../../src/state/checkout/submissionResult.ts';
import { addOrderAgain, loadOrderOffers } from '../../../src/state/history/orderAgainOffers.ts';
import type { PortalContext } from '../../../src/state/portal.ts';
import { portalAt } from '../backEnd/portalAt.ts';
import { PASSWORD } from '../backEnd/tenants.ts';
import { createMemoryStore } from '../fakeCloud.ts';
import { fastClock } from './fastClock.ts';
import { COMPANY, emailOf } from './shoppers.ts';

/** Olive oil at 50.00 is above the minimum order; ten of rice bring a gift. */
const OIL = 105;
const RICE = 102;
const PRODUCT_IDS = [OIL, RICE] as const;
/** The query key of the checkout settings, whose shipping methods an order needs. */
const CHECKOUT_SETTINGS = ['checkout-settings'];
const SAVE_TIMEOUT_MS = 60_000;
/** Half a second apart: a busy machine needs up to 30 s to restart a back end. */
const MAX_ATTEMPTS = 60;

type ShopperOptions = { address: string; shopper: number };
type Cart = Workspace['cart'];

const retryUntilSuccess = async <Value>(attempt: () => Promise<Value>): Promise<Value> => {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (attempts === MAX_ATTEMPTS) throw error;
      await pause(500);
    }
  }
};

/** A portal without screens. `unload` is a reload: nothing is sent, repeated or received after it. */
const openPage = async ({ address, shopper }: ShopperOptions, local: PortalContext['local']) => {
  const host = { subdomain: COMPANY, hostname: `${COMPANY}.example.com` };
  const company = await retryUntilSuccess(() => loadCompany(address, host));
  const { context } = portalAt(address, company, local);
  const controller = new AbortController();
  const http: Http = {
    ...context.http,
    send: (call) =>
      new Promise((resolve, reject) => {
        const unlessUnloaded =
          <Value>(callback: (value: Value) => void) =>
          (value: Value) => {
            if (!controller.signal.aborted) callback(value);
          };
        const signal = call.signal ? AbortSignal.any([call.signal, controller.signal]) : controller.signal;
        context.http.send({ ...call, signal }).then(unlessUnloaded(resolve), unlessUnloaded(reject));
      }),
  };
  const portal: PortalContext = { ...context, http, clock: fastClock };
  const credentials = { email: emailOf(shopper), password: PASSWORD, company_id: company.id };
  openSession(portal.session, await retryUntilSuccess(() => login(portal.http, credentials)));
  const customer = customerOf(portal.session.getState());
  const workspace = createWorkspace(portal, customer);
  const actions = await workspace.cart.open();
  if (!actions) throw new Error('A shopper is a customer');
  const cart = { ...workspace.cart, ...actions };
  const untilSaved = () =>
    vi.waitUntil(() => cart.state.getState().restored && cart.state.getState().sync === 'saved', {
      timeout: SAVE_TIMEOUT_MS,
    });
  await untilSaved();
  return {
    workspace,
    portal,
    cart,
    untilSaved,
    async unload() {
      controller.abort();
      workspace.dispose();
      await nextTick();
    },
  };
};

const cartContents = (cart: Cart): string[] =>
  cart.state.getState().entries.map(({ line }) => `${line.quantity} × ${line.productId}`);

/** A customer who orders through a faulty connection, with the whole portal except its screens. */
export const createShopper = async (options: ShopperOptions) => {
  const local = createMemoryStore();
  let page = await openPage(options, local);
  const checkout = await retryUntilSuccess(() => loadCheckoutSettings(page.portal.http));
  const method: ShippingMethod | null = checkout.shippingMethods[0] ?? null;

  /** A device with the current cart; `follow` returns what its checkout shows when another device placed the order. */
  const deviceOf = ({ workspace, cart }: typeof page) => {
    const { orderNumber: number, orderNumberMadeAt: madeAt } = cart.state.getState().details;
    return {
      press: (): Promise<SubmissionResult> => workspace.orders.submit(method),
      follow: () => workspace.orders.follow({ number, madeAt, at: 0 }),
    };
  };

  return {
    email: emailOf(options.shopper),
    lines: () => cartContents(page.cart),
    untilSaved: () => page.untilSaved(),
    number: () => page.cart.state.getState().details.orderNumber,
    /** Fills the cart with olive oil and twelve of rice, and sets the purchase order number. */
    async fill(purchaseOrder: string, oilQuantity: number): Promise<string[]> {
      const { workspace, cart } = page;
      workspace.queries.setQueryData(CHECKOUT_SETTINGS, checkout);
      const productIds = cart.state.getState().entries.map(({ line }) => line.productId);
      const missing = PRODUCT_IDS.filter((id) => !productIds.includes(id));
      const addMissing = async (): Promise<boolean> => {
        if (missing.length === 0) return true;
        const products = listLines(missing, {});
        const offers = await loadOrderOffers(cart, products).catch(() => null);
        if (!offers) return false;
        const lines = orderAgain(listLines(missing, {}, offers), offers, new Map(), cart.context);
        const chosen = lines.map((line) => ({ line, quantity: '1' }));
        return addOrderAgain(cart, chosen, 'favourites').ok;
      };
      await expect.poll(addMissing, { timeout: SAVE_TIMEOUT_MS, interval: 500 }).toBe(true);
      for (const { key, line } of cart.state.getState().entries)
        cart.setQuantity(key, line.productId === OIL ? String(oilQuantity) : '12');
      cart.setDetails({ purchaseOrder, shippingMethodCode: method?.code ?? null });
      return [`${oilQuantity} × ${OIL}`, `12 × ${RICE}`];
    },
    press: (): Promise<SubmissionResult> => page.workspace.orders.submit(method),
    currentDevice: () => deviceOf(page),
    /** Only the browser's storage survives. */
    async reload() {
      await page.unload();
      page = await openPage(options, local);
      page.workspace.queries.setQueryData(CHECKOUT_SETTINGS, checkout);
    },
    /** The same customer with the same cart on another device. */
    async openOtherDevice() {
      await page.untilSaved();
      const other = await openPage(options, createMemoryStore());
      other.workspace.queries.setQueryData(CHECKOUT_SETTINGS, checkout);
      expect(cartContents(other.cart)).toEqual(cartContents(page.cart));
      return {
        ...deviceOf(other),
        async close() {
          await other.untilSaved();
          other.workspace.dispose();
        },
      };
    },
    close: () => page.workspace.dispose(),
  };
};
export type Shopper = Awaited<ReturnType<typeof createShopper>>;

import { setImmediate as nextTick, setTimeout as pause } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import type { Http } from '../../../src/api/calls.ts';
import { loadCheckoutSettings } from '../../../src/api/checkout/loadCheckoutSettings.ts';
import { login } from '../../../src/api/session/login.ts';
import { loadCompany } from '../../../src/api/tenant/loadCompany.ts';
import type { ShippingMethod } from '../../../src/domain/checkout/shippingMethod.ts';
import { setQuantity } from '../../../src/state/cart/changeLines.ts';
import type { PlacedOrder } from '../../../src/state/checkout/finishOrder.ts';
import type { NotPlaced } from '../../../src/state/checkout/ordering.ts';
import { placeOrder } from '../../../src/state/checkout/placeOrder.ts';
import { pollSubmittedOrder } from '../../../src/state/checkout/pollSubmittedOrder.ts';
import { orderProducts } from '../../../src/state/favourites/orderProducts.ts';
import { createPortalState, type Portal } from '../../../src/state/portal.ts';
import { customerOf, openSession } from '../../../src/state/session/sessionStore.ts';
import { createWorkspace, type Workspace } from '../../../src/state/workspace.ts';
import { PASSWORD } from '../backEnd/tenants.ts';
import { createMemoryStore } from '../fakeCloud.ts';
import { COMPANY, emailOf } from './shoppers.ts';

/** Olive oil at 50.00, far above the minimum order, and rice, of which ten bring a gift. */
const OIL = 105;
const RICE = 102;
const PICKED = [OIL, RICE] as const;
/** A cart is saved within this, whatever happens on the way, ms. */
const SAVED_WITHIN = 60_000;
/** So often, each half a second: a busy machine needs its time to start a back end again. */
const MOST_RELOADS = 60;

export type Answer = PlacedOrder | NotPlaced;

type Place = { address: string; shopper: number; patience: number };
type Cart = NonNullable<Workspace['cart']>;

/** What a person does who can't get in: reloads. */
const untilItWorks = async <Value>(attempt: () => Promise<Value>): Promise<Value> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === MOST_RELOADS) throw error;
      await pause(500);
    }
  }
};

/** A portal on a page of its own; `vanish` is a reload in the middle: nothing is sent, repeated or heard any more. */
const openPage = async ({ address, shopper, patience }: Place, local: Portal['local']) => {
  const host = { subdomain: COMPANY, hostname: `${COMPANY}.example.com` };
  const company = await untilItWorks(() => loadCompany(address, host));
  const addresses = {
    companyApi: address,
    api: address,
    productApi: address,
    orderApi: address,
    legacyApi: address,
    searchApi: address,
    documentsApi: address,
    brandRulesApi: `${address}/brand`,
  };
  const settings = { addresses, errorReporting: null, recaptchaSiteKey: null };
  const state = createPortalState({ company, settings, parent: null, ownsPage: true, local });
  const life = new AbortController();
  const http: Http = {
    ...state.http,
    send: (call) =>
      new Promise((resolve, reject) => {
        const ifHere =
          <Value>(then: (value: Value) => void) =>
          (value: Value) => {
            if (!life.signal.aborted) then(value);
          };
        const signal = call.signal ? AbortSignal.any([call.signal, life.signal]) : life.signal;
        state.http.send({ ...call, signal, timeoutMs: patience }).then(ifHere(resolve), ifHere(reject));
      }),
  };
  const portal: Portal = { ...state, http };
  const credentials = { email: emailOf(shopper), password: PASSWORD, company_id: company.id };
  openSession(portal.session, await untilItWorks(() => login(portal.http, credentials)));
  const customer = customerOf(portal.session.getState());
  const workspace = await new Promise<Workspace>((resolve) => {
    createWorkspace(portal, customer, resolve).open();
  });
  if (!workspace.cart) throw new Error('the cart is closed');
  const { cart } = workspace;
  const saved = () =>
    vi.waitUntil(() => cart.state.getState().restored && cart.state.getState().sync === 'saved', {
      timeout: SAVED_WITHIN,
    });
  await saved();
  return {
    workspace,
    cart,
    saved,
    async vanish() {
      life.abort();
      workspace.end();
      await nextTick();
    },
  };
};

const linesOf = (cart: Cart): string[] =>
  cart.state.getState().entries.map(({ line }) => `${line.quantity} × ${line.productId}`);

/** Somebody who orders through a bad line, with all of the portal but its screens. */
export const createShopper = async (place: Place) => {
  const local = createMemoryStore();
  let page = await openPage(place, local);
  const checkout = await untilItWorks(() => loadCheckoutSettings(page.workspace.portal.http));
  const method: ShippingMethod | null = checkout.shippingMethods[0] ?? null;

  /** A page on which the cart that it has now is ordered; `hear`: what its checkout says when the cart became another. */
  const aDevice = ({ workspace, cart }: typeof page) => {
    const { orderNumber: number, orderNumberMadeAt: madeAt } = cart.state.getState().details;
    return {
      press: (): Promise<Answer> => placeOrder(workspace, method),
      hear: () => pollSubmittedOrder(workspace, { number, madeAt, at: 0 }),
    };
  };

  return {
    email: emailOf(place.shopper),
    lines: () => linesOf(page.cart),
    saved: () => page.saved(),
    number: () => page.cart.state.getState().details.orderNumber,
    /** Fills the cart with so much oil and twelve of rice, for this purchase order. */
    async fill(purchaseOrder: string, oil: number): Promise<string[]> {
      const { workspace, cart } = page;
      workspace.prices?.setCheckoutSettings(checkout);
      const held = cart.state.getState().entries.map(({ line }) => line.productId);
      const missing = PICKED.filter((id) => !held.includes(id));
      const fillUp = () => (missing.length === 0 ? { ok: true } : orderProducts(workspace, missing));
      await expect.poll(fillUp, { timeout: SAVED_WITHIN, interval: 500 }).toMatchObject({ ok: true });
      for (const { key, line } of cart.state.getState().entries)
        setQuantity(workspace, key, line.productId === OIL ? String(oil) : '12');
      cart.setDetails({ purchaseOrder, shippingMethodCode: method?.code ?? null });
      return [`${oil} × ${OIL}`, `12 × ${RICE}`];
    },
    press: (): Promise<Answer> => placeOrder(page.workspace, method),
    onPage: () => aDevice(page),
    /** Reloads the page: what the browser kept is all there is. */
    async reload() {
      await page.vanish();
      page = await openPage(place, local);
      page.workspace.prices?.setCheckoutSettings(checkout);
    },
    /** The same customer on another device, who sees the same cart. */
    async elsewhere() {
      await page.saved();
      const other = await openPage(place, createMemoryStore());
      other.workspace.prices?.setCheckoutSettings(checkout);
      expect(linesOf(other.cart)).toEqual(linesOf(page.cart));
      return {
        ...aDevice(other),
        async leave() {
          await other.saved();
          other.workspace.end();
        },
      };
    },
    leave: () => page.workspace.end(),
  };
};
export type Shopper = Awaited<ReturnType<typeof createShopper>>;

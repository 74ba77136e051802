import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { createCartCodec } from '../../api/cloudStore/cartCodec.ts';
import { newDetails } from '../../domain/cart/newDetails.ts';
import { toPayer } from '../../domain/payments/paymentMethod.ts';
import type { PricingCustomer, PricingSettings } from '../../domain/pricing/types.ts';
import type { Customer } from '../../domain/session/customer.ts';
import type { AnalyticsFact } from '../analytics/facts.ts';
import { checkoutSettingsQuery } from '../checkout/checkoutSettingsQuery.ts';
import { type CustomerDocuments, openDocuments } from '../documents/customerDocuments.ts';
import type { Portal } from '../portal.ts';
import type { Workspace } from '../workspace.ts';
import { type CartEdits, cartEdits } from './cartEdits.ts';
import { type CartStore, createCartStore } from './cartStore.ts';
import { createPriceStore, type PriceStore } from './priceStore.ts';

/** A cart with what can be done to it. */
export type OpenedCart = CartStore & { edits: CartEdits };

/** A customer's cart with what it comes to, in step with the cloud store from `start` to `close`. */
export type OpenCart = {
  cart: OpenedCart;
  prices: PriceStore;
  start(): void;
  /** Verifies prices and stock once, as soon as the cloud store was heard (specification §4, Price verification). */
  verifyWhenRestored(workspace: Workspace): void;
  close(): void;
};

type CartContext = {
  pricing: { settings: PricingSettings; customer: PricingCustomer };
  queries: QueryClient;
};

/** After a failure the checkout settings are asked for again, ms. */
const SETTINGS_RETRY_MS = 30_000;

/**
 * Hands the company's checkout settings to the totals, whoever loads them; `load` asks for them, until the back office
 * answers.
 */
const watchCheckoutSettings = (portal: Portal, queries: QueryClient, prices: PriceStore) => {
  const query = checkoutSettingsQuery(portal);
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const observer = new QueryObserver(queries, { ...query, enabled: false });
  const unsubscribe = observer.subscribe(({ data }) => {
    if (data) prices.setCheckoutSettings(data);
  });
  const load = (): void =>
    void queries.fetchQuery(query).catch(() => {
      if (!isStopped) retry = setTimeout(load, SETTINGS_RETRY_MS);
    });
  return {
    load,
    stop() {
      isStopped = true;
      clearTimeout(retry);
      unsubscribe();
    },
  };
};

/** Calls back once the cart is restored; answers with the way to stop waiting. */
const onRestored = ({ state }: CartStore, restored: () => void): (() => void) => {
  const stop = state.subscribe((now) => {
    if (!now.restored) return;
    stop();
    restored();
  });
  return stop;
};

/** The cart as this browser left it; once started, it follows the cloud store too (specification §4, Session and Cart). */
export const openCart = (
  portal: Portal,
  customer: Customer,
  { pricing, queries }: CartContext,
  documents: CustomerDocuments | null = null,
  report?: (fact: AnalyticsFact) => void,
): OpenCart => {
  const { fullOrderNumber } = portal.company;
  const document = (documents ?? openDocuments(portal, customer)).open({
    name: 'transaction',
    codec: createCartCodec({
      clientId: customer.clientId,
      newCart: newDetails(portal.clock.now(), fullOrderNumber),
    }),
    occasion: 'Keeping the cart',
  });
  const store = createCartStore({
    document,
    fullOrderNumber,
    now: portal.clock.now,
    onCustomerChange: (before, after) => report?.({ kind: 'cart', before, after }),
  });
  const cart: OpenedCart = { ...store, edits: cartEdits };
  const prices = createPriceStore({
    cart,
    ...pricing,
    company: portal.company.settings,
    payer: toPayer(customer),
  });
  const checkoutSettings = watchCheckoutSettings(portal, queries, prices);
  let stopWaiting = () => {};
  return {
    cart,
    prices,
    start() {
      document.start();
      checkoutSettings.load();
    },
    verifyWhenRestored(workspace) {
      stopWaiting = onRestored(cart, () => {
        import(/* webpackChunkName: "cart-data" */ './verifyCart.ts')
          .then(({ verifyCart }) => verifyCart(workspace))
          .catch((error: unknown) => portal.errors.report('Verifying prices', error));
      });
    },
    close() {
      stopWaiting();
      checkoutSettings.stop();
      document.stop();
      prices.stop();
      cart.stop();
    },
  };
};

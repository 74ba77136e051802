import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import type { StoreApi } from 'zustand/vanilla';
import { createCartCodec } from '../../api/cart/cartCodec.ts';
import { newDetails } from '../../domain/cart/newDetails.ts';
import type { CustomerDocuments } from '../../sync/engine/customerDocuments.ts';
import type { AnalyticsService } from '../analytics/analyticsService.ts';
import { checkoutSettingsQuery } from '../tenant/checkoutSettingsQuery.ts';
import { acceptChanges } from './acceptChanges.ts';
import { addToCart, stockShortfallOfItem } from './addToCart.ts';
import type { CartDependencies } from './cartDependencies.ts';
import type { CartActions, OpenCart } from './cartService.ts';
import type { CartState, CartStates } from './cartStates.ts';
import { createCartStore } from './cartStore.ts';
import {
  removeAllLines,
  removeLine,
  setNote,
  setQuantity,
  setSize,
  setUnit,
  stockShortfall,
} from './changeLines.ts';
import { loadCurrentLines } from './loadCurrentLines.ts';
import { createPriceStore, type PriceStore } from './priceStore.ts';
import { verifyCart } from './verifyCart.ts';

export type OpenCartOptions = Omit<CartDependencies, 'cart'> & {
  queries: QueryClient;
  documents: CustomerDocuments;
  analytics: Pick<AnalyticsService, 'record'>;
};

const SETTINGS_RETRY_MS = 30_000;

const watchCheckoutSettings = (
  { http, queries }: Pick<OpenCartOptions, 'http' | 'queries'>,
  prices: PriceStore,
) => {
  const query = checkoutSettingsQuery(http);
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const observer = new QueryObserver(queries, { ...query, enabled: false });
  const unsubscribe = observer.subscribe(({ data }) => {
    if (data) prices.setCheckoutSettings(data);
  });
  const load = (): void =>
    void queries.fetchQuery(query).then(prices.setCheckoutSettings, () => {
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

const onRestored = (state: StoreApi<CartState>, restored: () => void): (() => void) => {
  const stop = state.subscribe((now) => {
    if (!now.restored) return;
    stop();
    restored();
  });
  return stop;
};

/**
 * Opens the cart as this browser left it. Once started, it follows the cloud store too (rules: Cleaning the cart), and as
 * soon as that was read, prices and stock are verified once (rules: Price verification).
 */
export const openCart = (options: OpenCartOptions, states: CartStates): OpenCart & { start(): void } => {
  const { company, clock, customer, context, documents, analytics } = options;
  const { fullOrderNumber } = company;
  const document = documents.open({
    name: 'transaction',
    codec: createCartCodec({
      clientId: customer.clientId,
      newCart: newDetails(clock.now(), fullOrderNumber),
    }),
    occasion: 'Keeping the cart',
  });
  const cart = createCartStore({
    ...states,
    document,
    fullOrderNumber,
    now: clock.now,
    onCustomerChange: (before, after) => analytics.record({ kind: 'cart', before, after }),
  });
  const prices = createPriceStore({
    prices: states.prices,
    cart,
    ...context.pricing,
    company: company.settings,
    payer: customer,
    recipient: customer,
  });
  const dependencies: CartDependencies = { ...options, cart };
  const actions: CartActions = {
    add: (items) => addToCart(dependencies, items),
    stockShortfallOfItem: (item) => stockShortfallOfItem(dependencies, item),
    setQuantity: (key, quantity) => setQuantity(dependencies, key, quantity),
    setUnit: (key, unit) => setUnit(dependencies, key, unit),
    setSize: (key, size) => setSize(dependencies, key, size),
    setNote: (key, note) => setNote(dependencies, key, note),
    stockShortfall: (line, quantity) => stockShortfall(dependencies, line, quantity),
    remove: (key) => removeLine(dependencies, key),
    removeAll: () => removeAllLines(dependencies),
    setDetails: cart.setDetails,
    verify: (how) => verifyCart(dependencies, how),
    acceptChange: (lines) => acceptChanges(cart, lines),
    takeOut: cart.takeOut,
    payment: prices.payment,
    loadCurrentLines: (lines) => loadCurrentLines(dependencies, lines),
  };
  const checkoutSettings = watchCheckoutSettings(options, prices);
  let stopWaiting = () => {};
  return {
    actions,
    start() {
      stopWaiting = onRestored(states.state, () => void actions.verify());
      document.start();
      checkoutSettings.load();
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

import { QueryClient } from '@tanstack/react-query';
import { failureOf } from '../api/callError.ts';
import { createLazyBackOfficeStore } from '../api/cloudStore/lazyBackOfficeStore.ts';
import type { PricingCustomer, PricingSettings } from '../domain/pricing/types.ts';
import type { Customer } from '../domain/session/customer.ts';
import { newIdentifier } from '../platform/identifier.ts';
import { type CartStore, createCartStore } from './cart/cartStore.ts';
import { createPriceStore, type PriceStore } from './cart/priceStore.ts';
import { createDocumentSync } from './documents/documentSync.ts';
import type { Portal } from './portal.ts';

/**
 * What lives as long as one customer is at work: the answers of the back office and the cart. A logout ends it, so that
 * nothing of one customer is left for the next. A visitor of an open portal has one without a cart in the cloud.
 */
export type Workspace = {
  portal: Portal;
  customer: Customer | null;
  queries: QueryClient;
  pricing: { settings: PricingSettings; customer: PricingCustomer };
  /** Null for visitors: they look, and log in to order. */
  cart: CartStore | null;
  prices: PriceStore | null;
  /** Begins to keep the cart in step with the cloud store. */
  start(): void;
  end(): void;
};

/** How long an answer counts as fresh, ms: going back to a page shows it at once and asks again behind it. */
const FRESH = 60_000;

const createQueries = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH,
        /** Repeats are the transport's (specification §7). */
        retry: false,
        refetchOnWindowFocus: false,
        throwOnError: (error) => failureOf(error) === 'malformed',
      },
    },
  });

export const createWorkspace = (portal: Portal, customer: Customer | null): Workspace => {
  const queries = createQueries();
  const { settings } = portal.company;
  const pricing = {
    settings: {
      priceDecimals: settings.priceDecimals,
      sizeInput: settings.sizeInput,
      advancedPriceRules: settings.advancedPriceRules,
    },
    customer: { isTaxable: customer?.isTaxable ?? false, taxRate: customer?.taxRate ?? null },
  };
  if (!customer) {
    return {
      portal,
      customer,
      queries,
      pricing,
      cart: null,
      prices: null,
      start: () => undefined,
      end: () => queries.clear(),
    };
  }

  const writer = newIdentifier();
  const document = createDocumentSync({
    name: 'transaction',
    cloud: createLazyBackOfficeStore(portal.http, writer),
    local: portal.local,
    owner: customer.email.toLowerCase(),
    writer,
    onError: (error) => portal.errors.report('Keeping the cart', error),
  });
  const cart = createCartStore({
    document,
    clientId: customer.clientId,
    fullOrderNumber: portal.company.fullOrderNumber,
    now: portal.clock.now,
  });
  const prices = createPriceStore({ cart, ...pricing, company: settings });
  return {
    portal,
    customer,
    queries,
    pricing,
    cart,
    prices,
    start: document.start,
    end() {
      document.stop();
      prices.stop();
      cart.stop();
      queries.clear();
    },
  };
};

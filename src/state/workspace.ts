import { QueryClient } from '@tanstack/react-query';
import { failureOf } from '../api/callError.ts';
import type { PricingCustomer, PricingSettings } from '../domain/pricing/types.ts';
import type { Customer } from '../domain/session/customer.ts';
import type { CartStore } from './cart/cartStore.ts';
import type { OpenCart } from './cart/openCart.ts';
import type { PriceStore } from './cart/priceStore.ts';
import type { Portal } from './portal.ts';

/**
 * What lives as long as one customer is at work: the answers of the back office and the cart. A logout ends it, so that
 * nothing of one customer is left for the next. A visitor of an open portal has one without a cart.
 */
export type Workspace = {
  portal: Portal;
  customer: Customer | null;
  queries: QueryClient;
  pricing: { settings: PricingSettings; customer: PricingCustomer };
  /** Null until it is opened; for visitors always: they look, and log in to order. */
  cart: CartStore | null;
  prices: PriceStore | null;
  /** Opens the cart, once. The cart and all of pricing are fetched behind the first screen, or when a screen needs them. */
  open(): void;
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

/** `onOpened` is handed the workspace with its cart. */
export const createWorkspace = (
  portal: Portal,
  customer: Customer | null,
  onOpened: (workspace: Workspace) => void,
): Workspace => {
  const { settings } = portal.company;
  let opening: Promise<OpenCart> | null = null;
  let isEnded = false;

  const workspace: Workspace = {
    portal,
    customer,
    queries: createQueries(),
    pricing: {
      settings: {
        priceDecimals: settings.priceDecimals,
        sizeInput: settings.sizeInput,
        advancedPriceRules: settings.advancedPriceRules,
      },
      customer: { isTaxable: customer?.isTaxable ?? false, taxRate: customer?.taxRate ?? null },
    },
    cart: null,
    prices: null,
    open() {
      if (!customer || opening || isEnded) return;
      opening = import('./cart/openCart.ts').then(({ openCart }) =>
        openCart(portal, customer, workspace.pricing),
      );
      opening.then(
        ({ cart, prices, start }) => {
          if (isEnded) return;
          start();
          onOpened({ ...workspace, cart, prices });
        },
        (error: unknown) => {
          opening = null;
          portal.errors.report('Opening the cart', error);
        },
      );
    },
    end() {
      isEnded = true;
      opening?.then(({ close }) => close()).catch(() => undefined);
      workspace.queries.clear();
    },
  };
  return workspace;
};

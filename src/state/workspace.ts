import { QueryClient } from '@tanstack/react-query';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { toFailure } from '../api/callError.ts';
import type { PricingCustomer, PricingSettings } from '../domain/pricing/types.ts';
import type { Customer } from '../domain/session/customer.ts';
import type { AnalyticsFact } from './analytics/facts.ts';
import { createReports } from './analytics/reports.ts';
import type { OpenCart, OpenedCart } from './cart/openCart.ts';
import type { PriceStore } from './cart/priceStore.ts';
import type { FavouritesAccess } from './favourites/favouritesAccess.ts';
import type { FavouritesStore } from './favourites/favouritesStore.ts';
import { type HeaderCounts, NO_ATTENTION } from './notifications/headerCounts.ts';
import type { NotificationsStore } from './notifications/notificationsStore.ts';
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
  cart: OpenedCart | null;
  prices: PriceStore | null;
  /** Opens the cart, once. The cart and all of pricing are fetched behind the first screen, or when a screen needs them. */
  open(): void;
  /** The customer's favourite lists, as far as they are opened, and the hearts that were pressed. */
  favourites: StoreApi<FavouritesAccess>;
  /** Opens the favourites, once; null for a visitor. Rejects when their code can't be fetched, and can be called again. */
  openFavourites(): Promise<FavouritesStore | null>;
  /** Opens the notifications, once; null for a visitor. Rejects and can be called again as `openFavourites`. */
  openNotifications(): Promise<NotificationsStore | null>;
  /** What the header says of notifications and approvals. */
  attention: StoreApi<HeaderCounts>;
  /** Says what is seen or done, for analytics; kept until `record` has fetched what makes events of it. */
  report(fact: AnalyticsFact): void;
  record(): void;
  end(): void;
};

/** How long an answer counts as fresh, ms: going back to a page shows it at once and asks again behind it. */
const STALE_MS = 60_000;

const createQueries = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        /** Repeats are the transport's (specification §7). */
        retry: false,
        refetchOnWindowFocus: false,
        throwOnError: (error) => toFailure(error) === 'malformed',
      },
    },
  });

const loadCartCode = () => import(/* webpackChunkName: "cart-data" */ './cartData.ts');
const loadCode = () => import(/* webpackChunkName: "customer" */ './customerData.ts');

/** Fetches once, for all who ask; after a failure the next who asks fetches again. */
const once = <Value>(fetch: () => Promise<Value>): (() => Promise<Value>) => {
  let fetching: Promise<Value> | null = null;
  return () => {
    fetching ??= fetch().catch((error: unknown) => {
      fetching = null;
      throw error;
    });
    return fetching;
  };
};

/** `onOpened` is handed the workspace with its cart. */
export const createWorkspace = (
  portal: Portal,
  customer: Customer | null,
  onOpened: (workspace: Workspace) => void,
): Workspace => {
  const { settings } = portal.company;
  const pricing: Workspace['pricing'] = {
    settings: {
      priceDecimals: settings.priceDecimals,
      sizeInput: settings.sizeInput,
      advancedPriceRules: settings.advancedPriceRules,
    },
    customer: { isTaxable: customer?.isTaxable ?? false, taxRate: customer?.taxRate ?? null },
  };
  const reports = createReports(portal, pricing);
  let opening: Promise<OpenCart> | null = null;
  let isEnded = false;
  const favourites = createStore<FavouritesAccess>(() => ({ opened: null, pressed: [], toSave: null }));
  const loadDocuments = once(async () => {
    const { openDocuments } = await loadCartCode();
    return customer && openDocuments(portal, customer);
  });
  const loadFavourites = once(async () => {
    const [{ openFavourites }, documents] = await Promise.all([loadCode(), loadDocuments()]);
    if (!documents || isEnded) return null;
    const opened = openFavourites(portal, documents);
    closeFavourites = opened.close;
    favourites.setState({ opened: opened.favourites });
    return opened.favourites;
  });
  let closeFavourites = () => {};
  const loadNotifications = once(async () => {
    const [{ openNotifications }, documents] = await Promise.all([loadCode(), loadDocuments()]);
    if (!documents || isEnded) return null;
    const opened = openNotifications(portal, documents);
    closeNotifications = opened.close;
    return opened.notifications;
  });
  let closeNotifications = () => {};

  const workspace: Workspace = {
    portal,
    customer,
    queries: createQueries(),
    pricing,
    cart: null,
    prices: null,
    favourites,
    openFavourites: async () => (customer ? loadFavourites() : null),
    openNotifications: async () => (customer ? loadNotifications() : null),
    attention: createStore(() => NO_ATTENTION),
    report: reports.report,
    record: reports.record,
    open() {
      if (!customer || opening || isEnded) return;
      opening = Promise.all([loadCartCode(), loadDocuments()]).then(([{ openCart }, documents]) =>
        openCart(portal, customer, workspace, documents, reports.report),
      );
      opening.then(
        ({ cart, prices, start, verifyWhenRestored }) => {
          if (isEnded) return;
          const opened = { ...workspace, cart, prices };
          verifyWhenRestored(opened);
          start();
          onOpened(opened);
        },
        (error: unknown) => {
          opening = null;
          portal.errors.report('Opening the cart', error);
        },
      );
    },
    end() {
      isEnded = true;
      reports.end();
      opening?.then(({ close }) => close()).catch(() => undefined);
      closeFavourites();
      closeNotifications();
      workspace.queries.clear();
    },
  };
  return workspace;
};

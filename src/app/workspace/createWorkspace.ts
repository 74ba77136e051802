import type { Query, QueryClient } from '@tanstack/react-query';
import { createCustomerHttp } from '../../api/customerHttp.ts';
import type { Customer } from '../../domain/access/customer.ts';
import type { LineContext } from '../../domain/cart/currentLine.ts';
import { arePricesHidden } from '../../domain/catalogue/arePricesHidden.ts';
import { loadOnce } from '../../platform/loadOnce.ts';
import { isSessionOver, lastVisitOf } from '../../state/access/sessionStore.ts';
import { type AnalyticsService, createAnalyticsService } from '../../state/analytics/analyticsService.ts';
import { type CartService, createCartService } from '../../state/cart/cartService.ts';
import { createLineContext } from '../../state/cart/lineContext.ts';
import { type CatalogueService, createCatalogueService } from '../../state/catalogue/catalogueService.ts';
import { createOrdersService, type OrdersService } from '../../state/checkout/ordersService.ts';
import { createFavouritesService, type FavouritesService } from '../../state/favourites/favouritesService.ts';
import {
  createNotificationsService,
  type NotificationsService,
} from '../../state/notifications/notificationsService.ts';
import { createPaymentsService, type PaymentsService } from '../../state/payments/paymentsService.ts';
import type { PortalContext } from '../../state/portal.ts';
import { createQuickOrderService, type QuickOrderService } from '../../state/quickOrder/quickOrderService.ts';
import { followSession } from '../../state/visit/followSession.ts';
import { restoreQueries } from '../../state/visit/restoreQueries.ts';
import type { CustomerDocuments } from '../../sync/engine/customerDocuments.ts';
import { forgetDocuments } from '../../sync/engine/forgetDocuments.ts';
import {
  loadCartCode,
  loadCustomerCode,
  loadFavourites,
  loadOfferCode,
  loadQuickOrder,
  loadSubmissionCode,
} from '../loadCode.ts';
import { closeQueries, createQueries } from './createQueries.ts';

/**
 * The services of one customer at work, or of a visitor of an open portal. There is one for each login; a logout ends it, so
 * that nothing of one customer is left for the next.
 */
export type Workspace = {
  /** Its calls are sent with this customer's session only. */
  portal: PortalContext;
  queries: QueryClient;
  analytics: AnalyticsService;
  cart: CartService;
  catalogue: CatalogueService;
  favourites: FavouritesService;
  notifications: NotificationsService;
  orders: OrdersService;
  payments: PaymentsService;
  quickOrder: QuickOrderService;
  keepVisit(): Promise<void>;
  dispose(): void;
};

const createDocumentsLoader = (portal: PortalContext, customer: Customer | null) =>
  loadOnce(async (): Promise<CustomerDocuments> => {
    const { openCloudStore, openDocuments, renameStoredKeys } = await loadCartCode();
    if (!customer) throw new Error('Visitors have no documents');
    renameStoredKeys(portal.local);
    return openDocuments(portal, customer, (writer) =>
      openCloudStore(portal, customer, writer, loadCustomerCode),
    );
  });

export type CartParts = {
  portal: PortalContext;
  customer: Customer | null;
  context: LineContext;
  queries: QueryClient;
  analytics: AnalyticsService;
  loadDocuments(): Promise<CustomerDocuments>;
};

const createLazyCart = ({ portal, customer, loadDocuments, ...parts }: CartParts): CartService =>
  createCartService({
    isVisitor: customer === null,
    context: parts.context,
    async load() {
      const [{ openCart }, documents] = await Promise.all([loadCartCode(), loadDocuments()]);
      if (!customer) throw new Error('Visitors have no cart');
      return (states) => {
        const opened = openCart({ ...portal, ...parts, customer, documents }, states);
        opened.start();
        return opened;
      };
    },
  });

type QuickOrderParts = Pick<CartParts, 'portal' | 'customer' | 'loadDocuments'> &
  Pick<Workspace, 'cart' | 'catalogue'>;

const createQuickOrder = ({
  portal,
  customer,
  cart,
  catalogue,
  loadDocuments,
}: QuickOrderParts): QuickOrderService =>
  createQuickOrderService({
    isVisitor: customer === null,
    async load() {
      const [{ openQuickOrder }, documents] = await Promise.all([
        loadQuickOrder(),
        loadDocuments(),
        cart.open(),
      ]);
      if (!customer) throw new Error('Visitors have no quick order');
      return (state) => openQuickOrder({ ...portal, customer, documents, catalogue, cart }, state);
    },
  });

type SubmissionParts = Pick<Workspace, 'portal' | 'cart' | 'analytics' | 'queries'> & {
  customer: Customer | null;
};

const createSubmission = ({ portal, customer, cart, analytics, queries }: SubmissionParts) => {
  const load = async () => {
    const [code, actions] = await Promise.all([loadSubmissionCode(), cart.open()]);
    if (!customer || !actions) return { code, order: null };
    const dependencies = { ...portal, customer, cart: { ...cart, ...actions }, analytics, queries };
    const afterOrder = code.createAfterOrder(portal, dependencies, loadCustomerCode);
    return { code, order: { ...dependencies, ...afterOrder } };
  };
  return {
    orders: createOrdersService(async () => {
      const { code, order } = await load();
      if (!order) throw new Error('Visitors place no orders');
      return code.createOrderSubmission(order);
    }),
    payments: createPaymentsService(async () => {
      const { code, order } = await load();
      return code.createPayments({ portal, order });
    }),
  };
};

/** Makes the services of a customer, or of a visitor (null). Nothing is loaded or asked before a service is opened. */
export const createWorkspace = (
  shared: PortalContext,
  customer: Customer | null,
  createCart: (parts: CartParts) => CartService = createLazyCart,
): Workspace => {
  const isVisitor = customer === null;
  const portal = customer ? { ...shared, http: createCustomerHttp(shared.http, customer) } : shared;
  const queries = createQueries();
  const memory = customer && {
    queries,
    clock: portal.clock,
    tenant: portal.local.prefix,
    owner: { customer, hidesPrices: arePricesHidden(portal.company.settings, customer) },
    last: lastVisitOf(portal.session.getState()),
  };
  const unfollow = followSession(portal, () => {
    const failed = { type: 'active', predicate: ({ state }: Query) => state.isInvalidated } as const;
    void queries.refetchQueries(failed, { cancelRefetch: false });
  });
  if (memory) restoreQueries(memory);
  let isDisposed = false;
  let stopKeeping = () => {};
  const context = createLineContext(portal.company, customer);
  const loadDocuments = createDocumentsLoader(portal, customer);

  const analytics = createAnalyticsService(async () => {
    const { createRecorder } = await loadCustomerCode();
    return () => createRecorder(portal, context);
  });
  const cart = createCart({ portal, customer, context, queries, analytics, loadDocuments });
  const favourites = createFavouritesService({
    isVisitor,
    async load() {
      const [{ openFavourites }, documents] = await Promise.all([loadFavourites(), loadDocuments()]);
      return (state) => openFavourites({ clock: portal.clock, documents }, state);
    },
    onNewFavourite: (added) => analytics.record({ kind: 'favourite', ...added }),
  });
  const notifications = createNotificationsService({
    isVisitor,
    async load() {
      const [{ openNotifications }, documents] = await Promise.all([loadCustomerCode(), loadDocuments()]);
      return (state) => openNotifications({ portal, customer, documents }, state);
    },
  });

  const catalogue = createCatalogueService(portal, customer, loadOfferCode);
  const quickOrder = createQuickOrder({ portal, customer, cart, catalogue, loadDocuments });

  return {
    portal,
    queries,
    analytics,
    cart,
    catalogue,
    favourites,
    notifications,
    quickOrder,
    ...createSubmission({ portal, customer, cart, analytics, queries }),
    async keepVisit() {
      if (!memory) return;
      const { keepVisit } = await loadCustomerCode();
      if (!isDisposed) stopKeeping = keepVisit(portal, memory);
    },
    dispose() {
      isDisposed = true;
      unfollow();
      stopKeeping();
      analytics.dispose();
      cart.dispose();
      favourites.dispose();
      notifications.dispose();
      quickOrder.dispose();
      closeQueries(queries);
      if (customer && isSessionOver(portal.session.getState())) forgetDocuments(portal.local, customer);
    },
  };
};

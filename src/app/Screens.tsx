import type { i18n } from 'i18next';
import { type ComponentType, type ReactElement, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  matchPath,
  Route,
  Routes,
  useLocation,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router';
import { ScreenSkeleton } from '../components/ScreenSkeleton.tsx';
import { afterPaint } from '../design-system/afterPaint.ts';
import { isServedByWorker } from '../design-system/isServedByWorker.ts';
import { INFORMATION_PAGES, type InformationPage } from '../domain/pages/informationPage.ts';
import { isHomeActive } from '../domain/tenant/homeMode.ts';
import type { TextGroup } from '../platform/i18n.ts';
import { isForVisitors } from '../routing/publicPaths.ts';
import { bareRoutes, pageRoutes, type ScreenName } from '../routing/routes.ts';
import { useRecordFact } from '../state/analytics/useRecordFact.ts';
import { useCompany, useCustomer } from '../state/usePortal.ts';
import { DefaultRedirect } from './DefaultRedirect.tsx';
import { LoginRoute } from './LoginRoute.tsx';
import { Footer } from './layout/Footer.tsx';
import { Layout } from './layout/Layout.tsx';
import { lazyRoute } from './lazyRoute.tsx';
import { loadCartCode, loadFavourites, loadOfferCode } from './loadCode.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { PaymentSkeleton } from './PaymentSkeleton.tsx';
import { VisitorRefused } from './VisitorRefused.tsx';

const loadAccess = () => import(/* webpackChunkName: "access" */ './groups/access.ts');
const loadInventory = () => import(/* webpackChunkName: "inventory" */ './groups/inventory.ts');
const loadPayments = () => import(/* webpackChunkName: "payments" */ './groups/payments.ts');
const loadOrder = () => import(/* webpackChunkName: "order" */ './groups/order.ts');

/** A screen outside the layout. Its footer comes with it, so that nothing pushes it down. */
const withFooter = (Screen: ComponentType): ComponentType =>
  function ScreenWithFooter() {
    return (
      <>
        <Screen />
        <Footer />
      </>
    );
  };

/** A screen whose code comes when it is first shown, together with the texts of its groups. */
const screen = <Props extends object>(
  groups: readonly TextGroup[],
  load: () => Promise<ComponentType<Props>>,
) => lazyRoute(groups, load, ScreenSkeleton);

const StoreScreen = screen(['shop'], async () => {
  const code = await import(/* webpackChunkName: "store" */ '../screens/catalogue/StoreScreen.tsx');
  if (isServedByWorker()) await code.loadRows();
  return code.StoreScreen;
});
const CartPage = screen(['shop'], async () => {
  const code = await import(/* webpackChunkName: "cart" */ '../screens/cart/CartPage.tsx');
  return code.CartPage;
});
const ProductScreen = screen(['shop'], async () => {
  const code = await import(/* webpackChunkName: "product-page" */ '../screens/catalogue/ProductScreen.tsx');
  return code.ProductScreen;
});
const HomeScreen = screen(['shop'], async () => {
  const code = await import(/* webpackChunkName: "home" */ '../screens/home/HomeScreen.tsx');
  return code.HomeScreen;
});
const CheckoutScreen = screen(['checkout', 'payments'], async () => {
  const code = await import(/* webpackChunkName: "checkout" */ '../screens/checkout/CheckoutScreen.tsx');
  return code.CheckoutScreen;
});
const ConfirmationScreen = screen(
  ['checkout', 'payments', 'device'],
  async () => (await loadOrder()).ConfirmationScreen,
);
const HistoryScreen = screen(['account'], async () => {
  const code = await import(/* webpackChunkName: "history" */ '../screens/orders/HistoryScreen.tsx');
  return code.HistoryScreen;
});
const DocumentScreen = screen(['account', 'payments'], async () => (await loadOrder()).DocumentScreen);
/** The card form and all that pays, loaded when a method is chosen. */
const PayWith = lazyRoute(['payments'], async () => (await loadPayments()).PayWith, PaymentSkeleton);
const InvoicePaymentScreen = screen(['payments'], async () => (await loadPayments()).InvoicePaymentScreen);
const ReceiptScreen = screen(['payments'], async () => (await loadPayments()).ReceiptScreen);
const PaymentResultScreen = screen(['payments'], async () => (await loadPayments()).PaymentResultScreen);
const PaymentFormScreen = screen(['payments'], async () => (await loadPayments()).PaymentFormScreen);
const TransactionScreen = screen(['account', 'payments'], async () => (await loadOrder()).TransactionScreen);
const AccountSettingsScreen = screen(['settings', 'payments', 'device'], async () => {
  const code = await import(/* webpackChunkName: "settings" */ '../screens/pages/AccountSettingsScreen.tsx');
  return code.AccountSettingsScreen;
});
const SignupScreen = screen(['access'], async () => withFooter((await loadAccess()).SignupScreen));
const ForgotScreen = screen(['access'], async () => withFooter((await loadAccess()).ForgotScreen));
const LinkScreen = screen(['access'], async () => withFooter((await loadAccess()).LinkScreen));
const InformationScreen = screen(['account'], async () => (await loadAccess()).InformationScreen);
const ApprovalsScreen = screen(['approvals', 'account'], async () => (await loadOrder()).ApprovalsScreen);
const FavouritesScreen = screen(
  ['favourites', 'account'],
  async () => (await loadFavourites()).FavouritesScreen,
);
const CaptureScreen = screen(['inventory'], async () => (await loadInventory()).CaptureScreen);
const CaptureEndScreen = screen(['inventory'], async () => (await loadInventory()).CaptureEndScreen);
const DesignSystemScreen =
  process.env.NODE_ENV === 'production'
    ? DefaultRedirect
    : screen(['designSystem'], async () => {
        const code = await import(
          /* webpackChunkName: "design-system" */ '../screens/designSystem/DesignSystemScreen.tsx'
        );
        return code.DesignSystemScreen;
      });

/** Without a home the path is one of the unknown ones. */
function HomeRoute() {
  const { homeMode } = useCompany().settings;
  return isHomeActive(homeMode) ? <HomeScreen /> : <DefaultRedirect />;
}

/** The checkout, or the result of a payment that began there. */
function CheckoutRoute() {
  return useParams().invoicePaymentConfirmation ? (
    <PaymentResultScreen />
  ) : (
    <CheckoutScreen PayWith={PayWith} />
  );
}

/** The payment form of a link, or the result of a payment that began there. */
function PaymentFormRoute() {
  return useParams().invoicePaymentConfirmation ? <PaymentResultScreen /> : <PaymentFormScreen />;
}

/** The history, one document, the payment of invoices and its result, or a receipt; their chunks: routing/screenChunks.ts. */
const historyScreen = (confirmation: string | undefined, params: URLSearchParams) => {
  if (confirmation) return PaymentResultScreen;
  if (params.has('pay')) return InvoicePaymentScreen;
  if (params.has('receipt')) return ReceiptScreen;
  return params.get('document') ? DocumentScreen : HistoryScreen;
};

function HistoryRoute() {
  const { invoicePaymentConfirmation } = useParams();
  const [params] = useSearchParams();
  const Screen = historyScreen(invoicePaymentConfirmation, params);
  return <Screen />;
}

const informationScreens = Object.fromEntries(
  INFORMATION_PAGES.map((page) => [page, <InformationScreen key={page} page={page} />]),
) as Record<InformationPage, ReactElement>;

const screens: Record<ScreenName, ReactElement> = {
  home: <HomeRoute />,
  store: <StoreScreen />,
  product: <ProductScreen />,
  cart: <CartPage />,
  checkout: <CheckoutRoute />,
  confirmation: <ConfirmationScreen />,
  favourites: <FavouritesScreen />,
  approvals: <ApprovalsScreen />,
  history: <HistoryRoute />,
  ...informationScreens,
  accountSettings: <AccountSettingsScreen ChangePassword={PasswordDialog} />,
  paymentForm: <PaymentFormRoute />,
  payuCheck: <PaymentResultScreen />,
  login: <LoginRoute />,
  signup: <SignupScreen />,
  activation: <LinkScreen />,
  forgot: <ForgotScreen />,
  transaction: <TransactionScreen />,
  inventoryCapture: <CaptureScreen />,
  inventoryCaptureDone: <CaptureEndScreen end="done" />,
  inventoryCaptureCancelled: <CaptureEndScreen end="cancelled" />,
  designSystem: <DesignSystemScreen />,
};

type Loadable = { load(translator: i18n): Promise<void> };

/** A screen's code, and the code that asks for its data. The rows of the store and the favourites are painted before prices are asked for. */
const screenParts: Partial<Record<ScreenName, readonly (Loadable | (() => Promise<unknown>))[]>> = {
  home: [HomeScreen, loadOfferCode],
  store: [StoreScreen],
  product: [ProductScreen, loadOfferCode],
  cart: [CartPage, loadCartCode],
  checkout: [CheckoutScreen, loadCartCode],
  confirmation: [ConfirmationScreen],
  favourites: [FavouritesScreen, loadCartCode],
  approvals: [ApprovalsScreen],
  accountSettings: [AccountSettingsScreen],
  transaction: [TransactionScreen],
  paymentForm: [PaymentFormScreen],
};

/** Loads the code and the texts of the screen of a path. A failure shows only when the screen is opened. */
export const loadScreen = async (path: string, translator: i18n): Promise<void> => {
  const [pathname = '', search] = path.split('?');
  const route = [...pageRoutes, ...bareRoutes].find((each) => matchPath(each.path, pathname));
  const history = matchPath('/account/:confirmation?', pathname);
  const parts = history
    ? [historyScreen(history.params.confirmation, new URLSearchParams(search))]
    : route && screenParts[route.screen];
  const load = (part: Loadable | (() => Promise<unknown>)) =>
    'load' in part ? part.load(translator) : part();
  await Promise.allSettled((parts ?? []).map(load));
};

const routesOf = (routes: readonly { path: string; screen: ScreenName }[]) =>
  routes.map(({ path, screen }) => <Route key={path} path={path} element={screens[screen]} />);

/** Shows the screen of the current path; its code comes when it is first shown. Visitors see only what is for them. */
export function Screens() {
  const location = useLocation();
  const { openPortal } = useCompany();
  const isCustomer = useCustomer() !== null;
  const { i18n: translator } = useTranslation();
  useRecordFact({ kind: 'location', at: location, via: useNavigationType() });
  useEffect(() => {
    void afterPaint().then(() => loadScreen(location.pathname + location.search, translator));
  }, [location.pathname, location.search, translator]);
  if (!isCustomer && !isForVisitors(location.pathname + location.search, openPortal))
    return <VisitorRefused />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        {routesOf(bareRoutes)}
        <Route element={<Layout />}>{routesOf(pageRoutes)}</Route>
        <Route path="*" element={<DefaultRedirect />} />
      </Routes>
    </Suspense>
  );
}

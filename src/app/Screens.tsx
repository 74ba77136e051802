import { type ReactElement, Suspense } from 'react';
import { Route, Routes, useLocation, useNavigationType } from 'react-router';
import { bareRoutes, pageRoutes, type ScreenName } from '../routing/routes.ts';
import { useRecordFact } from '../state/analytics/useRecordFact.ts';
import { DefaultRedirect } from './DefaultRedirect.tsx';
import { LoginRoute } from './LoginRoute.tsx';
import { Layout } from './layout/Layout.tsx';
import { lazyScreen } from './lazyScreen.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

const HomeScreen = lazyScreen(() => import('../screens/home/HomeScreen.tsx').then((m) => m.HomeScreen));
const StoreScreen = lazyScreen(() =>
  import(/* webpackChunkName: "store" */ '../screens/catalogue/StoreScreen.tsx').then((m) => m.StoreScreen),
);
const ProductScreen = lazyScreen(() =>
  import('../screens/catalogue/ProductScreen.tsx').then((m) => m.ProductScreen),
);
const CartPage = lazyScreen(() => import('../screens/cart/CartPage.tsx').then((m) => m.CartPage));
const CheckoutScreen = lazyScreen(() =>
  import('../screens/checkout/CheckoutScreen.tsx').then((m) => m.CheckoutScreen),
);
const ConfirmationScreen = lazyScreen(() =>
  import('../screens/checkout/ConfirmationScreen.tsx').then((m) => m.ConfirmationScreen),
);
const HistoryScreen = lazyScreen(() =>
  import('../screens/orders/HistoryScreen.tsx').then((m) => m.HistoryScreen),
);
const TransactionScreen = lazyScreen(() =>
  import('../screens/orders/TransactionScreen.tsx').then((m) => m.TransactionScreen),
);
const ApprovalsScreen = lazyScreen(() =>
  import('../screens/approvals/ApprovalsScreen.tsx').then((m) => m.ApprovalsScreen),
);
const FavouritesScreen = lazyScreen(() =>
  import('../screens/favourites/FavouritesScreen.tsx').then((m) => m.FavouritesScreen),
);
const CaptureScreen = lazyScreen(() =>
  import('../screens/inventory/CaptureScreen.tsx').then((m) => m.CaptureScreen),
);
const CaptureEndScreen = lazyScreen(() =>
  import('../screens/inventory/CaptureEndScreen.tsx').then((m) => m.CaptureEndScreen),
);
const InformationScreen = lazyScreen(() =>
  import('../screens/pages/InformationScreen.tsx').then((m) => m.InformationScreen),
);
const ComingScreen = lazyScreen(() =>
  import('../screens/pages/ComingScreen.tsx').then((m) => m.ComingScreen),
);
const DesignSystemScreen = lazyScreen(() =>
  import('../screens/designSystem/DesignSystemScreen.tsx').then((m) => m.DesignSystemScreen),
);

const screens: Record<ScreenName, ReactElement> = {
  home: <HomeScreen />,
  store: <StoreScreen />,
  product: <ProductScreen />,
  cart: <CartPage />,
  checkout: <CheckoutScreen />,
  confirmation: <ConfirmationScreen />,
  favourites: <FavouritesScreen />,
  approvals: <ApprovalsScreen />,
  history: <HistoryScreen />,
  about: <InformationScreen page="about" />,
  contact: <InformationScreen page="contact" />,
  flyer: <InformationScreen page="flyer" />,
  privacy: <InformationScreen page="privacy" />,
  terms: <InformationScreen page="terms" />,
  accountSettings: <ComingScreen part="accountSettings" />,
  paymentForm: <ComingScreen part="payments" />,
  payuCheck: <ComingScreen part="payments" />,
  login: <LoginRoute />,
  signup: <ComingScreen part="signup" />,
  activation: <ComingScreen part="activation" />,
  transaction: <TransactionScreen />,
  inventoryCapture: <CaptureScreen />,
  inventoryCaptureDone: <CaptureEndScreen end="done" />,
  inventoryCaptureCancelled: <CaptureEndScreen end="cancelled" />,
  designSystem: process.env.NODE_ENV === 'production' ? <DefaultRedirect /> : <DesignSystemScreen />,
};

const routesOf = (routes: readonly { path: string; screen: ScreenName }[]) =>
  routes.map(({ path, screen }) => <Route key={path} path={path} element={screens[screen]} />);

/** Renders the screen of the current path; its code is loaded on demand. */
export function Screens() {
  useRecordFact({ kind: 'place', at: useLocation(), via: useNavigationType() });
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

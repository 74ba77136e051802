import { type ReactElement, Suspense } from 'react';
import { Route, Routes, useLocation, useNavigationType } from 'react-router';
import { lazyWithRetry } from '../design-system/lazyWithRetry.tsx';
import { bareRoutes, pageRoutes, type ScreenName } from '../routing/routes.ts';
import { useRecordFact } from '../state/analytics/useRecordFact.ts';
import { DefaultRedirect } from './DefaultRedirect.tsx';
import { LoginRoute } from './LoginRoute.tsx';
import { Layout } from './layout/Layout.tsx';
import { lazyRoute } from './lazyRoute.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

const StoreScreen = lazyRoute(
  ['shop'],
  () =>
    import(/* webpackChunkName: "store" */ '../screens/catalogue/StoreScreen.tsx').then(
      (module) => module.StoreScreen,
    ),
  PageSkeleton,
);
const CartPage = lazyRoute(
  ['shop'],
  () =>
    import(/* webpackChunkName: "cart" */ '../screens/cart/CartPage.tsx').then((module) => module.CartPage),
  PageSkeleton,
);
const ProductScreen = lazyRoute(
  ['shop'],
  () =>
    import(/* webpackChunkName: "product" */ '../screens/catalogue/ProductScreen.tsx').then(
      (module) => module.ProductScreen,
    ),
  PageSkeleton,
);
const HomeScreen = lazyRoute(
  ['shop'],
  () =>
    import(/* webpackChunkName: "home" */ '../screens/home/HomeScreen.tsx').then(
      (module) => module.HomeScreen,
    ),
  PageSkeleton,
);
const CheckoutScreen = lazyRoute(
  ['checkout'],
  () =>
    import(/* webpackChunkName: "checkout" */ '../screens/checkout/CheckoutScreen.tsx').then(
      (module) => module.CheckoutScreen,
    ),
  PageSkeleton,
);
const ConfirmationScreen = lazyRoute(
  ['checkout'],
  () =>
    import(/* webpackChunkName: "order" */ '../screens/checkout/ConfirmationScreen.tsx').then(
      (module) => module.ConfirmationScreen,
    ),
  PageSkeleton,
);
const HistoryScreen = lazyRoute(
  ['account'],
  () =>
    import(/* webpackChunkName: "account" */ '../screens/orders/HistoryScreen.tsx').then(
      (module) => module.HistoryScreen,
    ),
  PageSkeleton,
);
const TransactionScreen = lazyRoute(
  ['account'],
  () =>
    import(/* webpackChunkName: "order" */ '../screens/orders/TransactionScreen.tsx').then(
      (module) => module.TransactionScreen,
    ),
  PageSkeleton,
);
const loadPages = () => import(/* webpackChunkName: "account" */ '../screens/pages/pages.ts');
const ComingScreen = lazyWithRetry(() => loadPages().then((module) => module.ComingScreen), PageSkeleton);
const InformationScreen = lazyWithRetry(
  () => loadPages().then((module) => module.InformationScreen),
  PageSkeleton,
);
const ApprovalsScreen = lazyRoute(
  ['approvals', 'account'],
  () =>
    import(/* webpackChunkName: "order" */ '../screens/approvals/ApprovalsScreen.tsx').then(
      (module) => module.ApprovalsScreen,
    ),
  PageSkeleton,
);
const FavouritesScreen = lazyRoute(
  ['favourites'],
  () =>
    import(/* webpackChunkName: "favourites" */ '../screens/favourites/FavouritesScreen.tsx').then(
      (module) => module.FavouritesScreen,
    ),
  PageSkeleton,
);
const CaptureScreen = lazyRoute(
  ['inventory'],
  () =>
    import(/* webpackChunkName: "inventory" */ '../screens/inventory/CaptureScreen.tsx').then(
      (module) => module.CaptureScreen,
    ),
  PageSkeleton,
);
const CaptureEndScreen = lazyRoute(
  ['inventory'],
  () =>
    import(/* webpackChunkName: "inventory" */ '../screens/inventory/CaptureEndScreen.tsx').then(
      (module) => module.CaptureEndScreen,
    ),
  PageSkeleton,
);
const DesignSystemScreen =
  process.env.NODE_ENV === 'production'
    ? DefaultRedirect
    : lazyRoute(
        ['designSystem'],
        () =>
          import(
            /* webpackChunkName: "design-system" */ '../screens/designSystem/DesignSystemScreen.tsx'
          ).then((module) => module.DesignSystemScreen),
        PageSkeleton,
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
  designSystem: <DesignSystemScreen />,
};

const routesOf = (routes: readonly { path: string; screen: ScreenName }[]) =>
  routes.map(({ path, screen }) => <Route key={path} path={path} element={screens[screen]} />);

/** Shows the screen of the current path; its code comes when it is first shown. */
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

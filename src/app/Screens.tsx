import { Suspense } from 'react';
import { Route, Routes, useLocation, useNavigationType } from 'react-router';
import { useRecordFact } from '../state/analytics/useRecordFact.ts';
import { Landing } from './Landing.tsx';
import { LoginRoute } from './LoginRoute.tsx';
import { Layout } from './layout/Layout.tsx';
import { lazyScreen } from './lazyScreen.tsx';
import { routes } from './paths.ts';
import { Starting } from './Starting.tsx';

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
const FavouritesRoute = lazyScreen(() => import('./FavouritesRoute.tsx').then((m) => m.FavouritesRoute));
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

const isDevelopment = process.env.NODE_ENV !== 'production';

/** Every path and its screen (specification §2, Routes). Screens are fetched when they are first shown. */
export function Screens() {
  useRecordFact({ kind: 'place', at: useLocation(), via: useNavigationType() });
  return (
    <Suspense fallback={<Starting />}>
      <Routes>
        <Route path={routes.login} element={<LoginRoute />} />
        <Route path={routes.signup} element={<ComingScreen part="signup" />} />
        <Route path={routes.activate} element={<ComingScreen part="activation" />} />
        <Route path={routes.transaction} element={<TransactionScreen />} />
        <Route path={routes.inventoryCapture} element={<CaptureScreen />} />
        <Route path={routes.inventoryCaptureDone} element={<CaptureEndScreen end="done" />} />
        <Route path={routes.inventoryCaptureCancel} element={<CaptureEndScreen end="cancelled" />} />
        <Route element={<Layout />}>
          <Route path={routes.home} element={<HomeScreen />} />
          <Route path={routes.store} element={<StoreScreen />} />
          <Route path={routes.product} element={<ProductScreen />} />
          <Route path={routes.cart} element={<CartPage />} />
          <Route path={routes.checkout} element={<CheckoutScreen />} />
          <Route path={routes.confirmation} element={<ConfirmationScreen />} />
          <Route path={routes.favourites} element={<FavouritesRoute />} />
          <Route path={routes.approvals} element={<ApprovalsScreen />} />
          <Route path={routes.account} element={<HistoryScreen />} />
          <Route path={routes.about} element={<InformationScreen page="about" />} />
          <Route path={routes.contact} element={<InformationScreen page="contact" />} />
          <Route path={routes.flyer} element={<InformationScreen page="flyer" />} />
          <Route path={routes.privacy} element={<InformationScreen page="privacy" />} />
          <Route path={routes.terms} element={<InformationScreen page="terms" />} />
          <Route path={routes.accountSettings} element={<ComingScreen part="accountSettings" />} />
          <Route path={routes.paymentForm} element={<ComingScreen part="payments" />} />
          <Route path={routes.payuCheck} element={<ComingScreen part="payments" />} />
        </Route>
        {isDevelopment && <Route path={routes.designSystem} element={<DesignSystemScreen />} />}
        <Route path="*" element={<Landing />} />
      </Routes>
    </Suspense>
  );
}

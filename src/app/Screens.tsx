import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { Landing } from './Landing.tsx';
import { LoginRoute } from './LoginRoute.tsx';
import { Layout } from './layout/Layout.tsx';
import { routes } from './paths.ts';
import { Starting } from './Starting.tsx';

const HomeScreen = lazy(() =>
  import('../screens/home/HomeScreen.tsx').then((m) => ({ default: m.HomeScreen })),
);
const StoreScreen = lazy(() =>
  import('../screens/catalogue/StoreScreen.tsx').then((m) => ({ default: m.StoreScreen })),
);
const ProductScreen = lazy(() =>
  import('../screens/catalogue/ProductScreen.tsx').then((m) => ({ default: m.ProductScreen })),
);
const CartScreen = lazy(() =>
  import('../screens/cart/CartScreen.tsx').then((m) => ({ default: m.CartScreen })),
);
const CheckoutScreen = lazy(() =>
  import('../screens/checkout/CheckoutScreen.tsx').then((m) => ({ default: m.CheckoutScreen })),
);
const ConfirmationScreen = lazy(() =>
  import('../screens/checkout/ConfirmationScreen.tsx').then((m) => ({ default: m.ConfirmationScreen })),
);
const HistoryScreen = lazy(() =>
  import('../screens/orders/HistoryScreen.tsx').then((m) => ({ default: m.HistoryScreen })),
);
const TransactionScreen = lazy(() =>
  import('../screens/orders/TransactionScreen.tsx').then((m) => ({ default: m.TransactionScreen })),
);
const InformationScreen = lazy(() =>
  import('../screens/pages/InformationScreen.tsx').then((m) => ({ default: m.InformationScreen })),
);
const ComingScreen = lazy(() =>
  import('../screens/pages/ComingScreen.tsx').then((m) => ({ default: m.ComingScreen })),
);
const DesignSystemScreen = lazy(() =>
  import('../screens/designSystem/DesignSystemScreen.tsx').then((m) => ({ default: m.DesignSystemScreen })),
);

const isDevelopment = process.env.NODE_ENV !== 'production';

/** Every path and its screen (specification §2, Routes). Screens are fetched when they are first shown. */
export function Screens() {
  return (
    <Suspense fallback={<Starting />}>
      <Routes>
        <Route path={routes.login} element={<LoginRoute />} />
        <Route path={routes.signup} element={<ComingScreen part="signup" />} />
        <Route path={routes.activate} element={<ComingScreen part="activation" />} />
        <Route path={routes.transaction} element={<TransactionScreen />} />
        <Route path={routes.inventoryCapture} element={<ComingScreen part="inventoryCapture" />} />
        <Route path={routes.inventoryCaptureDone} element={<ComingScreen part="inventoryCapture" />} />
        <Route path={routes.inventoryCaptureCancel} element={<ComingScreen part="inventoryCapture" />} />
        <Route element={<Layout />}>
          <Route path={routes.home} element={<HomeScreen />} />
          <Route path={routes.store} element={<StoreScreen />} />
          <Route path={routes.product} element={<ProductScreen />} />
          <Route path={routes.cart} element={<CartScreen />} />
          <Route path={routes.checkout} element={<CheckoutScreen />} />
          <Route path={routes.confirmation} element={<ConfirmationScreen />} />
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

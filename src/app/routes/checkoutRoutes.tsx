import { checkoutSettingsQuery } from '../../state/checkout/checkoutSettingsQuery.ts';
import { loadCartCode } from '../loadCode.ts';
import { PaymentSkeleton } from '../PaymentSkeleton.tsx';
import { lazyRoute } from './lazyRoute.tsx';
import { loadOrder, loadPayments } from './loadGroups.ts';
import { screenRoute } from './screenRoute.ts';

/** The card form and all that pays, loaded when a method is chosen. */
const PayWith = lazyRoute(['payments'], async () => (await loadPayments()).PayWith, PaymentSkeleton);

export const checkoutRoutes = {
  checkout: screenRoute(
    'checkout',
    async () => {
      const { CheckoutScreen } = await import(
        /* webpackChunkName: "checkout" */ '../../screens/checkout/CheckoutScreen.tsx'
      );
      return () => <CheckoutScreen PayWith={PayWith} />;
    },
    {
      loadData: loadCartCode,
      startQueries: ({ http, queries }) => queries.prefetchQuery(checkoutSettingsQuery(http)),
    },
  ),
  confirmation: screenRoute('confirmation', async () => (await loadOrder()).ConfirmationScreen),
};

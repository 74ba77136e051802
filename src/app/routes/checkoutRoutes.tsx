import { lazyRoute } from '../lazyRoute.tsx';
import { loadCartCode } from '../loadCode.ts';
import { loadOrder, loadPayments } from './loadGroups.ts';
import { PaymentSkeleton } from './PaymentSkeleton.tsx';
import { screenRoute } from './screenRoute.ts';

const queries = () => import(/* webpackChunkName: "customer" */ './checkoutQueries.ts');

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
      queries,
    },
  ),
  confirmation: screenRoute('confirmation', async () => (await loadOrder()).ConfirmationScreen),
};

import type { ScreenName } from '../../routing/routes.ts';
import { loadPayments } from './loadGroups.ts';
import { screenRoute } from './screenRoute.ts';

const queries = () => import(/* webpackChunkName: "customer" */ './paymentsQueries.ts');

const result = (name: ScreenName) =>
  screenRoute(name, async () => (await loadPayments()).PaymentResultScreen);

export const paymentsRoutes = {
  invoicePayment: screenRoute('invoicePayment', async () => (await loadPayments()).InvoicePaymentScreen, {
    queries,
  }),
  receipt: screenRoute('receipt', async () => (await loadPayments()).ReceiptScreen, {
    queries,
  }),
  paymentForm: screenRoute('paymentForm', async () => (await loadPayments()).PaymentFormScreen, {
    queries,
  }),
  orderPaymentResult: result('orderPaymentResult'),
  invoicePaymentResult: result('invoicePaymentResult'),
  paymentFormResult: result('paymentFormResult'),
  payuCheck: result('payuCheck'),
};

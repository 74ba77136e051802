import type { ScreenName } from '../../routing/routes.ts';
import { loadPayments } from './loadGroups.ts';
import { screenRoute } from './screenRoute.ts';

const loadQueries = () => import(/* webpackChunkName: "customer" */ './paymentsQueries.ts');

const result = (name: ScreenName) =>
  screenRoute(name, async () => (await loadPayments()).PaymentResultScreen);

export const paymentsRoutes = {
  invoicePayment: screenRoute('invoicePayment', async () => (await loadPayments()).InvoicePaymentScreen, {
    startQueries: async (of) => (await loadQueries()).startInvoicePayment(of),
  }),
  receipt: screenRoute('receipt', async () => (await loadPayments()).ReceiptScreen, {
    startQueries: async (of, at) => (await loadQueries()).startReceipt(of, at),
  }),
  paymentForm: screenRoute('paymentForm', async () => (await loadPayments()).PaymentFormScreen, {
    startQueries: async (of, at) => (await loadQueries()).startPaymentForm(of, at),
  }),
  orderPaymentResult: result('orderPaymentResult'),
  invoicePaymentResult: result('invoicePaymentResult'),
  paymentFormResult: result('paymentFormResult'),
  payuCheck: result('payuCheck'),
};

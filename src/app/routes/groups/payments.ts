/** All that pays: at the checkout, invoices, receipts and the public payment form: one chunk. */
export { InvoicePaymentScreen } from '../../../screens/payments/InvoicePaymentScreen.tsx';
export { PaymentFormScreen } from '../../../screens/payments/PaymentFormScreen.tsx';
export { PaymentResultScreen } from '../../../screens/payments/PaymentResultScreen.tsx';
export { ReceiptScreen } from '../../../screens/payments/ReceiptScreen.tsx';
export { PayWith } from '../../../widgets/payments/PayWith.tsx';

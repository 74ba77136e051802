export { createOrderSubmission } from '../../state/checkout/orderSubmission.ts';
export { createPayments } from '../../state/payments/createPayments.ts';
export { createAfterOrder } from './createAfterOrder.ts';

export { createOrderSubmission } from '../state/checkout/orderSubmission.ts';
export { createAfterOrder } from './createAfterOrder.ts';

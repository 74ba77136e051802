import type { CartDetails } from './cart.ts';
import { orderNumber } from './orderNumber.ts';

export const newDetails = (now: number, fullOrderNumber: boolean): CartDetails => ({
  orderNumber: orderNumber(now, fullOrderNumber),
  orderNumberMadeAt: now,
  sent: null,
  coupon: null,
  shippingMethodCode: null,
  lastShippingMethodCode: null,
  address: null,
  notes: '',
  purchaseOrder: '',
  subCustomerId: null,
  paymentMethod: null,
  removed: [],
});

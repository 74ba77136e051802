export { openCart } from './cart/openCart.ts';
export { openDocuments } from './documents/customerDocuments.ts';

export { createBackOfficeStore } from '../api/cloudStore/backOfficeStore.ts';
export { openCart } from '../state/cart/openCart.ts';
export { openDocuments } from '../state/documents/customerDocuments.ts';
export { renameStoredKeys } from '../state/documents/renameStoredKeys.ts';

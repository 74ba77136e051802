export { openCart } from '../state/cart/openCart.ts';
export { openDocuments } from '../state/documents/customerDocuments.ts';
export { openCloudStore } from '../state/documents/openCloudStore.ts';
export { renameStoredKeys } from '../state/documents/renameStoredKeys.ts';

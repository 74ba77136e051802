export { openCart } from '../../state/cart/openCart.ts';
export { renameStoredKeys } from '../../state/visit/renameStoredKeys.ts';
export { openDocuments } from '../../sync/engine/customerDocuments.ts';
export { openCloudStore } from './openCloudStore.ts';

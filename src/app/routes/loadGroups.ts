export const loadAccess = () => import(/* webpackChunkName: "access" */ './groups/access.ts');
export const loadInventory = () => import(/* webpackChunkName: "settings" */ './groups/inventory.ts');
export const loadPayments = () => import(/* webpackChunkName: "payments" */ './groups/payments.ts');
export const loadOrder = () => import(/* webpackChunkName: "order" */ './groups/order.ts');
export const loadShelf = () => import(/* webpackChunkName: "customer" */ './groups/shelf.ts');

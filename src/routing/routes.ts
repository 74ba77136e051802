export type ScreenName = (typeof pageRoutes | typeof bareRoutes)[number]['screen'];

/** The screens between header and footer. */
export const pageRoutes = [
  { path: '/home/:userToken?', screen: 'home' },
  { path: '/store/:userToken?', screen: 'store' },
  { path: '/product/:productId', screen: 'product' },
  { path: '/cart/:recommendation?', screen: 'cart' },
  { path: '/checkout/:invoicePaymentConfirmation?', screen: 'checkout' },
  { path: '/confirmation/:id', screen: 'confirmation' },
  { path: '/favourites', screen: 'favourites' },
  { path: '/approvals/:id?', screen: 'approvals' },
  { path: '/account/:invoicePaymentConfirmation?', screen: 'history' },
  { path: '/about', screen: 'about' },
  { path: '/contact', screen: 'contact' },
  { path: '/flyer', screen: 'flyer' },
  { path: '/privacy', screen: 'privacy' },
  { path: '/terms-and-conditions', screen: 'terms' },
  { path: '/account-settings', screen: 'accountSettings' },
  { path: '/payment-form/:id?/:invoicePaymentConfirmation?', screen: 'paymentForm' },
  { path: '/payments/payu-check', screen: 'payuCheck' },
] as const;

/** The screens without header and footer. */
export const bareRoutes = [
  { path: '/login/:recommendation?', screen: 'login' },
  { path: '/signup', screen: 'signup' },
  { path: '/activate/:id?', screen: 'activation' },
  { path: '/forgot', screen: 'forgot' },
  { path: '/transaction/:id?', screen: 'transaction' },
  { path: '/inventory_capture/home/:customerId', screen: 'inventoryCapture' },
  { path: '/inventory_capture/done', screen: 'inventoryCaptureDone' },
  { path: '/inventory_capture/cancel', screen: 'inventoryCaptureCancelled' },
  { path: '/design-system', screen: 'designSystem' },
] as const;

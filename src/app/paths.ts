/** Every path of the portal, as the router reads it (specification §2, Routes). */
export const routes = {
  home: '/home/:userToken?',
  login: '/login/:recommendation?',
  signup: '/signup',
  store: '/store/:userToken?',
  product: '/product/:productId',
  about: '/about',
  contact: '/contact',
  flyer: '/flyer',
  privacy: '/privacy',
  terms: '/terms-and-conditions',
  checkout: '/checkout/:invoicePaymentConfirmation?',
  confirmation: '/confirmation/:id',
  payuCheck: '/payments/payu-check',
  cart: '/cart/:recommendation?',
  favourites: '/favourites',
  account: '/account/:invoicePaymentConfirmation?',
  activate: '/activate/:id?',
  transaction: '/transaction/:id?',
  inventoryCapture: '/inventory_capture/home/:customerId',
  inventoryCaptureDone: '/inventory_capture/done',
  inventoryCaptureCancel: '/inventory_capture/cancel',
  accountSettings: '/account-settings',
  paymentForm: '/payment-form/:id?',
  designSystem: '/design-system',
} as const;

const segment = encodeURIComponent;

/** Every link of the portal; nothing else builds a path. */
export const paths = {
  home: () => '/home',
  loginFor: (recommendation: string) => `/login/${segment(recommendation)}`,
  login: (next?: string) => (next ? `/login?next=${segment(next)}` : '/login'),
  signup: () => '/signup',
  store: (query?: string) => (query ? `/store?${query}` : '/store'),
  product: (id: number) => `/product/${id}`,
  about: () => '/about',
  contact: () => '/contact',
  flyer: () => '/flyer',
  privacy: () => '/privacy',
  terms: () => '/terms-and-conditions',
  checkout: () => '/checkout',
  confirmation: (id: string) => `/confirmation/${segment(id)}`,
  cart: (recommendation?: string) => (recommendation ? `/cart/${segment(recommendation)}` : '/cart'),
  account: (kind?: 'order' | 'invoice' | 'estimate') => (kind ? `/account?kind=${kind}` : '/account'),
  /** A list (`list=…`), or a list that a link shares. */
  favourites: (query?: string) => (query ? `/favourites?${query}` : '/favourites'),
  accountSettings: () => '/account-settings',
  transaction: (id: string) => `/transaction/${segment(id)}`,
};

/** The state of a way to the store whose answer is where the customer wants to be: the first product gets the focus. */
export const TO_RESULTS = { focus: 'results' } as const;

/** The state of filters that were opened over the list: closing them goes back to it. */
export const FILTERS_OPENED = { opened: true } as const;

/** The user token of a link, and the path without it (specification §2: /home/{userToken}, /store/{userToken}). */
export const takeUserToken = (path: string): { token: string | null; path: string } => {
  const match = /^\/(home|store)\/([^/?#]+)\/?(.*)$/.exec(path);
  if (!match) return { token: null, path };
  const [, screen = '', token = '', rest = ''] = match;
  return { token: decodeURIComponent(token), path: `/${screen}${rest}` };
};

/** Screens that stand outside the session: a visitor sees them whatever the company's settings are. */
const PUBLIC = /^\/(login|signup|activate|about|contact|flyer|privacy|terms-and-conditions)(\/|\?|#|$)/;
const PRIVATE =
  /^\/(checkout|confirmation|favourites|account|account-settings|transaction|payments|payment-form|inventory_capture)(\/|\?|#|$)/;

/** Whether a visitor may see the path; an open portal lets visitors in wherever nothing is
 * anyone's own (specification §6). */
export const isForVisitors = (path: string, openPortal: boolean): boolean =>
  PUBLIC.test(path) || (openPortal && !PRIVATE.test(path));

/** Where to go after the login: a path of this portal and nothing else. */
export const nextPath = (search: string): string | null => {
  const next = new URLSearchParams(search).get('next');
  return next?.startsWith('/') && !next.startsWith('//') && !next.startsWith('/login') ? next : null;
};

import { loginPath, signupPath } from './publicPaths.ts';

const segment = encodeURIComponent;

/** Every link of the portal; nothing else builds a path. */
export const paths = {
  home: () => '/home',
  loginFor: (recommendation: string) => `/login/${segment(recommendation)}`,
  login: loginPath,
  signup: signupPath,
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
  /** One of the history's documents, within the portal; {@link paths.transaction} is its page without header and footer. */
  document: (id: string) => `/account?document=${segment(id)}`,
  /** The document with the dialog that orders its lines again. */
  orderAgain: (id: string) => `/account?document=${segment(id)}&again=1`,
  /** A list (`list=…`), or a list that a link shares. */
  favourites: (query?: string) => (query ? `/favourites?${query}` : '/favourites'),
  /** What waits for an approver, or one order of it. */
  approvals: (id?: string) => (id ? `/approvals/${segment(id)}` : '/approvals'),
  accountSettings: () => '/account-settings',
  transaction: (id: string) => `/transaction/${segment(id)}`,
  inventoryCapture: (customerId: number) => `/inventory_capture/home/${customerId}`,
  inventoryCaptureDone: () => '/inventory_capture/done',
  /** The capture was left for later; the link on that page leads back to the customer's. */
  inventoryCaptureCancelled: (customerId: number) => `/inventory_capture/cancel?customer=${customerId}`,
};

/** The location state of a link to the store that moves the focus to the first product. */
export const TO_RESULTS = { focus: 'results' } as const;

/** The location state of filters that were opened over the list: closing them goes back to it. */
export const FILTERS_OPENED = { opened: true } as const;

/** Where to go after the login: a path of this portal and nothing else. */
export const nextPath = (search: string): string | null => {
  const next = new URLSearchParams(search).get('next');
  return next?.startsWith('/') && !next.startsWith('//') && !next.startsWith('/login') ? next : null;
};

import { ownPath } from '../domain/access/ownPath.ts';
import { forgotPath, loginPath, signupPath } from './publicPaths.ts';

const segment = encodeURIComponent;

export const paths = {
  home: () => '/home',
  loginFor: (recommendation: string) => `/login/${segment(recommendation)}`,
  login: loginPath,
  signup: signupPath,
  forgot: forgotPath,
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
  unpaidInvoices: () => '/account?kind=invoice&status=unpaid',
  account: (kind?: 'order' | 'invoice' | 'estimate') => (kind ? `/account?kind=${kind}` : '/account'),
  /** With its filters, and what is open over it. */
  history: (query: string) => (query ? `/account?${query}` : '/account'),
  /** A document within the history; {@link paths.transaction} shows it without header and footer. */
  document: (id: string) => `/account?document=${segment(id)}`,
  payInvoices: (ids: readonly string[]) => `/account?pay=${ids.join(',')}`,
  paymentForm: (linkId: string) => `/payment-form/${segment(linkId)}`,
  receipt: (paymentId: string) => `/account?receipt=${segment(paymentId)}`,
  /** What became of a payment, where one that waits for its bank can be continued or cancelled. */
  paymentResult: (paymentId: string) => `/payments/payu-check?payment=${segment(paymentId)}`,
  orderAgain: (id: string) => `/account?document=${segment(id)}&again=1`,
  /** One list (`list=…`) or a shared list. */
  favourites: (query?: string) => (query ? `/favourites?${query}` : '/favourites'),
  shelfCount: (listId: string) => `/favourites/${segment(listId)}/count`,
  shelfLabels: (listId: string) => `/favourites/${segment(listId)}/labels`,
  quickOrder: () => '/quick-order',
  partNumbers: () => '/part-numbers',
  approvals: (id?: string) => (id ? `/approvals/${segment(id)}` : '/approvals'),
  accountSettings: () => '/account-settings',
  transaction: (id: string) => `/transaction/${segment(id)}`,
  inventoryCapture: (customerId: number) => `/inventory_capture/home/${customerId}`,
  inventoryCaptureDone: () => '/inventory_capture/done',
  inventoryCaptureCancelled: (customerId: number) => `/inventory_capture/cancel?customer=${customerId}`,
};

/** Location state: focus the first product. */
export const TO_RESULTS = { focus: 'results' } as const;

/** Location state: the screen follows the login, and takes the focus. */
export const TO_CONTENT = { focus: 'content' } as const;

export const isToContent = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'focus' in state && state.focus === TO_CONTENT.focus;

/** Location state: filters were opened over the list, so closing them goes back. */
export const FILTERS_OPENED = { opened: true } as const;

/** The path after the login; only paths of this portal are accepted. */
export const nextPath = (search: string): string | null => {
  const next = ownPath(new URLSearchParams(search).get('next'));
  return next?.startsWith(loginPath()) ? null : next;
};

import type { InformationPage } from '../domain/information/informationPage.ts';
import type { TextGroup } from '../domain/texts/textGroups.ts';

/**
 * `visitors`: those of an open portal too (rules: Visitors and customers). `nonce`: customers, and whoever comes from a bank's page with the nonce
 * `state`, which shows one payment's result, maybe after the login was lost.
 */
export type Audience = 'everyone' | 'visitors' | 'customers' | 'nonce';

/**
 * What is known of a screen before its code is loaded. The build, the early script and the navigation read
 * it. `query`: the parameter that tells the screen from others at the same path. `chunks`: with the screen's
 * own first (docs/decisions/016-few-chunks.md); the shop's comes always. `isBare`: without header and footer.
 * `task`: what the customer is busy with, so that nothing else may ask for their attention. `target`: a
 * parent's name for the screen.
 */
export type Route = {
  path: string;
  query?: string;
  audience: Audience;
  chunks: readonly string[];
  texts?: readonly TextGroup[];
  isBare?: true;
  task?: 'order' | 'pay';
  target?:
    | 'home'
    | 'store'
    | 'product'
    | 'cart'
    | 'quick-order'
    | 'checkout'
    | 'history'
    | 'transaction'
    | 'confirmation';
  page?: InformationPage;
};

const HOME = ['home'];
const ORDER = ['order'];
const PAYMENTS = ['payments'];
const ACCESS = ['access'];
const SETTINGS = ['settings'];
const SHOP = ['shop'] as const;
const INFORMATION = { audience: 'everyone', chunks: ACCESS, texts: ['history'] } as const;
const ACCESS_TEXTS = { audience: 'everyone', chunks: ACCESS, texts: ['access'], isBare: true } as const;
const COUNTING = { audience: 'customers', chunks: SETTINGS, texts: ['inventory'], isBare: true } as const;
const RESULT = { audience: 'nonce', chunks: PAYMENTS, texts: ['payments'], task: 'pay' } as const;

/** Every screen that has an address. Where several share a path, the first that fits is shown. */
export const routes = {
  home: {
    path: '/home/:userToken?',
    audience: 'visitors',
    chunks: HOME,
    texts: SHOP,
    target: 'home',
  },
  store: {
    path: '/store/:userToken?',
    audience: 'visitors',
    chunks: ['store'],
    texts: SHOP,
    target: 'store',
  },
  product: {
    path: '/product/:productId',
    audience: 'visitors',
    chunks: ['product-page', 'product'],
    texts: SHOP,
    target: 'product',
  },
  cart: {
    path: '/cart/:recommendation?',
    audience: 'visitors',
    chunks: ['cart', 'cart-data'],
    texts: SHOP,
    task: 'order',
    target: 'cart',
  },
  checkout: {
    path: '/checkout',
    audience: 'customers',
    chunks: ['checkout', 'cart-data'],
    texts: ['checkout', 'payments'],
    task: 'pay',
    target: 'checkout',
  },
  orderPaymentResult: { path: '/checkout/:invoicePaymentConfirmation', ...RESULT },
  confirmation: {
    path: '/confirmation/:id',
    audience: 'customers',
    chunks: ORDER,
    texts: ['checkout', 'payments', 'device'],
    target: 'confirmation',
  },
  favourites: {
    path: '/favourites',
    audience: 'customers',
    chunks: ['favourites', 'cart-data'],
    texts: ['favourites', 'history'],
  },
  shelfCount: {
    path: '/favourites/:listId/count',
    audience: 'customers',
    chunks: ['customer', 'cart-data', 'product'],
    texts: ['favourites', 'history'],
    task: 'order',
  },
  shelfLabels: {
    path: '/favourites/:listId/labels',
    audience: 'customers',
    chunks: ['customer'],
    texts: ['favourites'],
    isBare: true,
  },
  quickOrder: {
    path: '/quick-order',
    audience: 'customers',
    chunks: ['quick-order', 'cart-data', 'product'],
    texts: ['quickOrder'],
    task: 'order',
    target: 'quick-order',
  },
  partNumbers: {
    path: '/part-numbers',
    audience: 'customers',
    chunks: ['quick-order'],
    texts: ['quickOrder'],
  },
  approvals: {
    path: '/approvals/:id?',
    audience: 'customers',
    chunks: ORDER,
    texts: ['approvals', 'history'],
  },
  invoicePayment: { ...RESULT, path: '/account', query: 'pay', audience: 'customers' },
  receipt: {
    path: '/account',
    query: 'receipt',
    audience: 'customers',
    chunks: PAYMENTS,
    texts: ['payments'],
  },
  document: {
    path: '/account',
    query: 'document',
    audience: 'customers',
    chunks: ORDER,
    texts: ['history', 'payments'],
  },
  history: {
    path: '/account',
    audience: 'customers',
    chunks: ['history'],
    texts: ['history'],
    target: 'history',
  },
  invoicePaymentResult: { path: '/account/:invoicePaymentConfirmation', ...RESULT },
  about: { path: '/about', page: 'about', ...INFORMATION },
  contact: { path: '/contact', page: 'contact', ...INFORMATION },
  flyer: { path: '/flyer', page: 'flyer', ...INFORMATION },
  privacy: { path: '/privacy', page: 'privacy', ...INFORMATION },
  terms: { path: '/terms-and-conditions', page: 'terms', ...INFORMATION },
  accountSettings: {
    path: '/account-settings',
    audience: 'customers',
    chunks: SETTINGS,
    texts: ['settings', 'payments', 'device'],
  },
  paymentForm: { ...RESULT, path: '/payment-form/:id?', audience: 'everyone' },
  paymentFormResult: {
    ...RESULT,
    path: '/payment-form/:id/:invoicePaymentConfirmation',
    audience: 'everyone',
  },
  payuCheck: { path: '/payments/payu-check', ...RESULT },
  login: { path: '/login/:recommendation?', audience: 'everyone', chunks: HOME, isBare: true },
  signup: { path: '/signup', ...ACCESS_TEXTS },
  activation: { path: '/activate/:id?', ...ACCESS_TEXTS },
  forgot: { path: '/forgot', ...ACCESS_TEXTS },
  transaction: {
    path: '/transaction/:id?',
    audience: 'customers',
    chunks: ORDER,
    texts: ['history', 'payments'],
    isBare: true,
    target: 'transaction',
  },
  inventoryCapture: { path: '/inventory_capture/home/:customerId', ...COUNTING },
  inventoryCaptureDone: { path: '/inventory_capture/done', ...COUNTING },
  inventoryCaptureCancelled: { path: '/inventory_capture/cancel', ...COUNTING },
  designSystem: {
    path: '/design-system',
    audience: 'visitors',
    chunks: ['design-system'],
    texts: ['designSystem'],
    isBare: true,
  },
  /** Leads to the home, or to the store. */
  start: { path: '/', audience: 'visitors', chunks: HOME, isBare: true },
} as const satisfies Record<string, Route>;

export type ScreenName = keyof typeof routes;

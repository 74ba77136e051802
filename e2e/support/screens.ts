/** A screen and what shows that its content is there: prices, rows or fields, not only its heading. */
export type Screen = {
  name: string;
  path: string;
  /** A selector of the content. */
  content: string;
  /** The content has this text. */
  text?: RegExp;
};

export type ScreenName = keyof typeof SCREENS;

const AMOUNT = /\$\d/;
export const ROW = '[role=list] [role=listitem] a';
/** A customer of the seeds with past orders and favourites: buyer@demo.test. */
const CLIENT = 1042;

/** The customer's screens. `order` stands for the id of one of their orders. */
const SCREENS = {
  home: { path: '/home', content: '[aria-label="Your smart order"] li', text: AMOUNT },
  store: { path: '/store', content: ROW },
  grid: { path: '/store?view=grid', content: ROW },
  deals: { path: '/store?deals=1', content: 'main article', text: AMOUNT },
  product: { path: '/product/1002', content: 'main', text: AMOUNT },
  cart: {
    path: '/cart',
    content: '[aria-label="Products in your cart"] :is(li, [role=listitem])',
    text: AMOUNT,
  },
  checkout: { path: '/checkout', content: 'form:has([data-section=how])', text: AMOUNT },
  confirmation: { path: '/confirmation/order', content: 'main', text: AMOUNT },
  quickOrder: { path: '/quick-order', content: '[role=grid] [role=combobox]' },
  partNumbers: { path: '/part-numbers', content: 'main textarea' },
  history: { path: '/account', content: 'main table a' },
  document: { path: '/account?document=order', content: 'article', text: AMOUNT },
  transaction: { path: '/transaction/order', content: 'article', text: AMOUNT },
  favourites: { path: '/favourites', content: ROW },
  inventory: { path: `/inventory_capture/home/${CLIENT}`, content: '[aria-label="Products to count"] input' },
  information: { path: '/contact', content: 'main dd' },
  settings: { path: '/account-settings', content: 'main dd' },
} satisfies Record<string, Omit<Screen, 'name'>>;

/** A customer's screen with the id of one of their orders in its path. */
export const screenOf = (name: ScreenName, order = ''): Screen => {
  const screen: Omit<Screen, 'name'> = SCREENS[name];
  return { ...screen, name, path: screen.path.replace(/(?<=[/=])order$/, order) };
};

export const screenNames = (): ScreenName[] => {
  const isScreen = (name: string): name is ScreenName => name in SCREENS;
  return Object.keys(SCREENS).filter(isScreen);
};

export const LOGIN: Screen = { name: 'login', path: '/login', content: '#portal input[name=password]' };

/** Of a visitor, and what an e-mail's link opens. */
export const VISITOR_SCREENS: readonly Screen[] = [
  { name: 'sign-up', path: '/signup', content: 'form input[name=email]' },
  { name: 'activation', path: '/activate/unknown-link', content: 'main h1' },
];

/** Paying an invoice, from the history and by a link. */
export const invoicePayment = (id: string): Screen => ({
  name: 'payment of an invoice',
  path: `/account?pay=${id}`,
  content: 'main input[inputmode=decimal]',
});
export const paymentForm = (link: string): Screen => ({
  name: 'payment form',
  path: `/payment-form/${link}`,
  content: 'input[inputmode=decimal]',
});

/** Of a customer who approves orders: approver@demo.test. */
export const APPROVALS: Screen = {
  name: 'approvals',
  path: '/approvals',
  content: '[aria-label="Approvals"] li',
  text: AMOUNT,
};

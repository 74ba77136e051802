const HOME = ['home'];
/** Sign-up, the links of e-mails, and all paths that have no line here: the information pages. */
const ACCESS = ['access'];
const ORDER = ['order'];
const PAYMENTS = ['payments'];

/** The chunks with each screen's code, by the first part of the path. What only prices need comes behind them. */
const CHUNKS: Record<string, readonly string[]> = {
  '': HOME,
  home: HOME,
  login: HOME,
  store: ['store'],
  product: ['product-page', 'product'],
  cart: ['cart', 'cart-data'],
  checkout: ['checkout', 'cart-data'],
  favourites: ['favourites', 'cart-data'],
  approvals: ORDER,
  transaction: ORDER,
  confirmation: ORDER,
  inventory_capture: ['inventory'],
  'payment-form': PAYMENTS,
  payments: PAYMENTS,
  signup: ACCESS,
  forgot: ACCESS,
  activate: ACCESS,
  account: ['history'],
  'account-settings': ['settings'],
};

/** Screens that have the path of another one, and a part of the address that tells them apart. */
const SPECIAL: readonly [address: RegExp, chunks: readonly string[]][] = [
  [/^\/account\/?\?.*\bdocument=/, ORDER],
  [/^\/account\/?\?.*\b(pay|receipt)=/, PAYMENTS],
  [/^\/(account|checkout)\/\w/, PAYMENTS],
];

/** The chunks that a customer's page loads when it starts at a path (docs/decisions/016-few-chunks.md). */
export const chunksOf = (path: string): readonly string[] => {
  const [, screen = ''] = path.split(/[/?#]/);
  const special = SPECIAL.find(([address]) => address.test(path));
  return ['shop', ...(special?.[1] ?? CHUNKS[screen] ?? ACCESS)];
};

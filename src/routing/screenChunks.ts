const HOME = ['home'];
const ACCESS = ['access'];

/** The chunks with each screen's code, by the first part of the path. What only prices need comes behind them. */
const CHUNKS: Record<string, readonly string[]> = {
  '': HOME,
  home: HOME,
  login: HOME,
  store: ['store'],
  product: ['product-page', 'product'],
  cart: ['cart', 'cart-data'],
  checkout: ['checkout', 'cart-data'],
  favourites: ['favourites'],
  approvals: ['order'],
  transaction: ['order'],
  confirmation: ['order'],
  inventory_capture: ['inventory'],
  'payment-form': ['payments'],
  signup: ACCESS,
  forgot: ACCESS,
  activate: ACCESS,
  'account-settings': ['settings'],
};
/** The history and the information pages. */
const OTHERS = ['account'];

/** The chunks that a customer's page loads when it starts at a path (docs/decisions/016-few-chunks.md). */
export const chunksOf = (path: string): readonly string[] => {
  const [, screen = ''] = path.split(/[/?#]/);
  return ['shop', ...(CHUNKS[screen] ?? OTHERS)];
};

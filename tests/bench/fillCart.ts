import type { CartLine } from '../../src/domain/cart/cartLine.ts';
import { cartOf } from './cart.ts';
import { asCustomer, type Demo } from './demo.ts';

export const LINES = 1_000;
const AT_A_TIME = 250;
/** The demo's products are numbered from here on. */
const FIRST_PRODUCT = 1_000;

/** One piece of a product that the demo sells; the cart asks for its price, rules and units itself. */
const soldLine = (line: CartLine, at: number): [string, object] => {
  const productId = FIRST_PRODUCT + at;
  const sold = { ...line, productId, quantity: '1', units: [], unit: null, size: null, rules: null };
  return [String(productId), { ...sold, position: at }];
};

/** The customer's cart in the cloud store, with so many lines. */
export const fillCart = async (demo: Demo): Promise<void> => {
  const call = await asCustomer(demo);
  const patch = (changes: unknown) =>
    call('PATCH', '/documents/transaction', { writer: 'bench', patch: changes });
  await patch({ lines: null, details: null, clientId: null });
  const lines = cartOf(LINES).map(soldLine);
  for (let from = 0; from < LINES; from += AT_A_TIME) {
    await patch({ lines: Object.fromEntries(lines.slice(from, from + AT_A_TIME)) });
  }
};

import type { CartLine } from '../../src/domain/cart/cartLine.ts';
import { cartOf } from './cart.ts';
import { asCustomer, type Demo } from './demo.ts';

export const LINES = 1_000;
const BATCH_SIZE = 250;
const FIRST_PRODUCT = 1_000;

/** One piece of a demo product; the cart loads its price, rules and units. */
const soldLine = (line: CartLine, index: number): [string, object] => {
  const productId = FIRST_PRODUCT + index;
  const sold = { ...line, productId, quantity: '1', units: [], unit: null, size: null, rules: null };
  return [String(productId), { ...sold, position: index }];
};

const patchCart = async (demo: Demo) => {
  const call = await asCustomer(demo);
  return (changes: unknown) => call('PATCH', '/documents/transaction', { writer: 'bench', patch: changes });
};

const EMPTY = { lines: null, details: null, clientId: null };

/** A demo keeps the cart of the previous run, whose verification would be measured too. */
export const emptyCart = async (demo: Demo): Promise<void> => void (await (await patchCart(demo))(EMPTY));

export const fillCart = async (demo: Demo, count = LINES): Promise<void> => {
  const patch = await patchCart(demo);
  await patch(EMPTY);
  const lines = cartOf(count).map(soldLine);
  for (let start = 0; start < count; start += BATCH_SIZE) {
    await patch({ lines: Object.fromEntries(lines.slice(start, start + BATCH_SIZE)) });
  }
};

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

export const fillCart = async (demo: Demo): Promise<void> => {
  const call = await asCustomer(demo);
  const patch = (changes: unknown) =>
    call('PATCH', '/documents/transaction', { writer: 'bench', patch: changes });
  await patch({ lines: null, details: null, clientId: null });
  const lines = cartOf(LINES).map(soldLine);
  for (let start = 0; start < LINES; start += BATCH_SIZE) {
    await patch({ lines: Object.fromEntries(lines.slice(start, start + BATCH_SIZE)) });
  }
};

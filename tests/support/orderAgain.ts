import { CallError } from '../../src/api/callError.ts';
import { aProductWire } from './builders.ts';
import { catalogueResponses } from './catalogue.ts';
import type { Asked } from './workspace.ts';

const olives = aProductWire({ id: 1, name: 'Green olives' });
const vinegar = aProductWire({ id: 3, name: 'Sherry vinegar' });
const CASE = { product_id: 1, units: 'CS', name: 'Case of 12', factor: 12 };

/** Today's price and stock of each product. */
type Today = { products?: readonly (typeof olives)[]; price?: number; stock?: number };

/** Answers with green olives (1), also in cases of 12, and sherry vinegar (3); products that aren't among them are no longer sold. */
export const respondWithProducts = ({ products = [olives, vinegar], price = 10, stock = 75 }: Today = {}) => {
  const answers = catalogueResponses({
    products: [...products],
    units: [CASE],
    prices: products.map(({ id }) => ({ product_id: id, default_price: price })),
    stock: products.map(({ id }) => ({ product_id: id, quantity: stock })),
  });
  return ({ path, ...call }: Asked) => {
    const [, ids] = /^\/products\/([\d,]+)$/.exec(path) ?? [];
    if (ids) {
      const requested = products.filter(({ id }) => ids.split(',').includes(String(id)));
      if (requested.length === 0) throw new CallError('not_found', { status: 404 });
      return { success: true, products: requested };
    }
    const response = answers[path];
    return typeof response === 'function' ? response({ path, ...call }) : response;
  };
};

/** An order's line in wire names. */
export const orderedLine = (product_id: number, quantity: number, changes: Record<string, unknown> = {}) => ({
  product_id,
  product_name: `product ${product_id}`,
  product_code: `P-${product_id}`,
  quantity,
  ...changes,
});

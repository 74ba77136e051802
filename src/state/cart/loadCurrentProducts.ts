import { toFailure } from '../../api/callError.ts';
import { loadProducts } from '../../api/catalogue/loadProducts.ts';
import type { CartLine } from '../../domain/cart/cartLine.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { formatForWire } from '../../domain/numbers/localNumber.ts';
import { baseQuantity } from '../../domain/pricing/baseQuantity.ts';
import { loadRulesAndStock, type RequestedProduct, type RulesAndStock } from '../catalogue/loadOffers.ts';
import type { CartDependencies } from './cartDependencies.ts';

export type RequestedLine = {
  key: string;
  line: Pick<CartLine, 'productId' | 'code' | 'quantity' | 'unit' | 'size'>;
};

/** `not_found` means that none of the products exists. */
export type LoadDependencies = Pick<
  CartDependencies,
  'http' | 'company' | 'settings' | 'session' | 'customer' | 'context'
>;

const loadExistingProducts = async (
  { http }: LoadDependencies,
  ids: readonly number[],
): Promise<Product[]> => {
  try {
    return await loadProducts(http, ids);
  } catch (error) {
    if (toFailure(error) === 'not_found') return [];
    throw error;
  }
};

export const requestedProducts = (
  { context }: LoadDependencies,
  entries: readonly RequestedLine[],
): RequestedProduct[] => {
  const asked = new Map<number, RequestedProduct>();
  for (const { line } of entries) {
    const before = asked.get(line.productId)?.quantity ?? '0';
    const q = baseQuantity(line, context.pricing.settings.sizeInput);
    const quantity = q ? formatForWire(q.plus(before)) : before;
    asked.set(line.productId, { id: line.productId, code: line.code, defaultPrice: null, quantity });
  }
  return [...asked.values()];
};

/** All about the products of lines but their prices; `products` has those that exist. Each promise may reject. */
export type CurrentProducts = {
  products: Promise<Product[]>;
  rulesAndStock: Promise<(productId: number) => RulesAndStock>;
};

export const loadCurrentProducts = (
  dependencies: LoadDependencies,
  lines: readonly RequestedLine[],
): CurrentProducts => {
  const asked = requestedProducts(dependencies, lines);
  return {
    products: loadExistingProducts(
      dependencies,
      asked.map(({ id }) => id),
    ),
    rulesAndStock: loadRulesAndStock(dependencies, asked),
  };
};

/**
 * {@link loadCurrentProducts} for batches of lines. Returns the batch of a line; a batch is loaded when a line of the one
 * before it is asked for, so that no line waits for the next batch, and a large cart doesn't ask for all at once.
 */
export const createBatches = <Line extends RequestedLine>(
  dependencies: LoadDependencies,
  lines: readonly Line[],
  size: number,
): ((line: Line) => CurrentProducts) => {
  const batches: CurrentProducts[] = [];
  const load = (first: number): CurrentProducts => {
    const batch = batches[first] ?? loadCurrentProducts(dependencies, lines.slice(first, first + size));
    batches[first] = batch;
    // After a failure nobody may wait for it.
    for (const loading of Object.values(batch)) loading.catch(() => undefined);
    return batch;
  };
  return (line) => {
    const index = lines.indexOf(line);
    const first = index - (index % size);
    const batch = load(first);
    if (first + size < lines.length) load(first + size);
    return batch;
  };
};

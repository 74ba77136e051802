import { toFailure } from '../../api/callError.ts';
import { loadProducts } from '../../api/catalogue/loadProducts.ts';
import type { CartLine } from '../../domain/cart/cartLine.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { formatForWire } from '../../domain/numbers/localNumber.ts';
import { baseQuantity } from '../../domain/pricing/baseQuantity.ts';
import { loadRulesAndStock, type RequestedProduct, type RulesAndStock } from '../catalogue/loadOffers.ts';
import type { CartDependencies } from './cartDependencies.ts';

/** What is asked for: a line's product, and how much of it. */
export type RequestedLine = {
  key: string;
  line: Pick<CartLine, 'productId' | 'code' | 'quantity' | 'unit' | 'size'>;
};

/** `not_found` means that none of the products exists. */
export type LoadDependencies = Pick<
  CartDependencies,
  'http' | 'company' | 'session' | 'customer' | 'context'
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

/** Each product once with its total base units, because some rules depend on them. */
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

/** All about the products of lines but their prices, by product id. `products` has those that exist. */
export type CurrentProducts = {
  products: ReadonlyMap<number, Product>;
  rulesAndStockOf(productId: number): RulesAndStock;
};

/** Loads products, rules, units and stock of lines in parallel, one call each. Throws {@link CallError}. */
export const loadCurrentProducts = async (
  dependencies: LoadDependencies,
  lines: readonly RequestedLine[],
): Promise<CurrentProducts> => {
  const asked = requestedProducts(dependencies, lines);
  const [products, rulesAndStockOf] = await Promise.all([
    loadExistingProducts(
      dependencies,
      asked.map(({ id }) => id),
    ),
    loadRulesAndStock(dependencies, asked),
  ]);
  return { products: new Map(products.map((product) => [product.id, product])), rulesAndStockOf };
};

/** Starts {@link loadCurrentProducts} for batches of lines; returns the batch of a line. */
export const startBatches = <Line extends RequestedLine>(
  dependencies: LoadDependencies,
  lines: readonly Line[],
  size: number,
): ((line: Line) => Promise<CurrentProducts> | undefined) => {
  const batches = new Map<Line, Promise<CurrentProducts>>();
  for (let first = 0; first < lines.length; first += size) {
    const batch = lines.slice(first, first + size);
    const loading = loadCurrentProducts(dependencies, batch);
    // After a failure nobody may wait for it.
    loading.catch(() => undefined);
    for (const line of batch) batches.set(line, loading);
  }
  return (line) => batches.get(line);
};

import { toFailure } from '../../api/callError.ts';
import { loadProducts } from '../../api/catalogue/loadProducts.ts';
import type { CartLine } from '../../domain/cart/cartLine.ts';
import { getRemovalReason, type RemovalReason } from '../../domain/cart/removedLines.ts';
import type { Offer, Product } from '../../domain/catalogue/product.ts';
import { formatForWire } from '../../domain/numbers/localNumber.ts';
import { baseQuantity } from '../../domain/pricing/baseQuantity.ts';
import { loadPricesAndStock, type RequestedProduct } from '../catalogue/loadOffers.ts';
import { customerOf } from '../session/sessionStore.ts';
import type { CartDependencies } from './cartDependencies.ts';

/** The current data of a line, or the reason for its removal. */
export type CurrentLine = { key: string; productId: number } & (
  | { reason: null; offer: Offer }
  | { reason: RemovalReason }
);

/** What is asked for: a line's product, and how much of it. */
export type RequestedLine = {
  key: string;
  line: Pick<CartLine, 'productId' | 'code' | 'quantity' | 'unit' | 'size'>;
};

/** `not_found` means that none of the products exists. */
type Dependencies = Pick<CartDependencies, 'http' | 'company' | 'session' | 'customer' | 'context'>;

const loadExistingProducts = async ({ http }: Dependencies, ids: readonly number[]): Promise<Product[]> => {
  try {
    return await loadProducts(http, ids);
  } catch (error) {
    if (toFailure(error) === 'not_found') return [];
    throw error;
  }
};

/** Each product once with its total base units, because some rules depend on them. */
const requestedProducts = (
  { context }: Dependencies,
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

/**
 * Loads the current products, prices, rules, units and stock of lines in one round trip. A line is only removed by a
 * definite response: without one it throws {@link CallError}.
 */
export const loadCurrentLines = async (
  dependencies: Dependencies,
  entries: readonly RequestedLine[],
): Promise<CurrentLine[]> => {
  const asked = requestedProducts(dependencies, entries);
  const [products, pricesAndStockOf] = await Promise.all([
    loadExistingProducts(
      dependencies,
      asked.map(({ id }) => id),
    ),
    loadPricesAndStock(dependencies, asked),
  ]);
  const { company, session } = dependencies;
  const customer = customerOf(session.getState()) ?? dependencies.customer;
  const allowed = customer.products ?? company.products;
  const byId = new Map(products.map((product) => [product.id, product]));
  return entries.map(({ key, line: { productId } }): CurrentLine => {
    const product = byId.get(productId) ?? null;
    const reason = getRemovalReason(productId, product, allowed);
    if (reason !== null) return { key, productId, reason };
    return product
      ? { key, productId, reason: null, offer: { product, ...pricesAndStockOf(productId) } }
      : { key, productId, reason: 'failed_to_load' };
  });
};

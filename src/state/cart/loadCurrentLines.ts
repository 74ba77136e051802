import { getRemovalReason, type RemovalReason } from '../../domain/cart/removedLines.ts';
import type { Offer } from '../../domain/catalogue/product.ts';
import { customerOf } from '../access/sessionStore.ts';
import { loadPricesAndStock } from '../catalogue/loadOffers.ts';
import {
  type CurrentProducts,
  type LoadDependencies,
  loadCurrentProducts,
  type RequestedLine,
  requestedProducts,
} from './loadCurrentProducts.ts';

export type CurrentLine = { key: string; productId: number } & (
  | { reason: null; offer: Offer }
  | { reason: RemovalReason }
);

/**
 * Loads the current products, prices, rules, units and stock of lines in one round trip; all but the prices may be under
 * way already. A line is only removed by a definite response: without one it throws {@link CallError}.
 */
export const loadCurrentLines = async (
  dependencies: LoadDependencies,
  lines: readonly RequestedLine[],
  current: CurrentProducts = loadCurrentProducts(dependencies, lines),
): Promise<CurrentLine[]> => {
  const [products, pricesAndStockOf] = await Promise.all([
    current.products,
    loadPricesAndStock(dependencies, requestedProducts(dependencies, lines), current.rulesAndStock),
  ]);
  const { company, session } = dependencies;
  const customer = customerOf(session.getState()) ?? dependencies.customer;
  const allowed = customer.products ?? company.products;
  const byId = new Map(products.map((product) => [product.id, product]));
  return lines.map(({ key, line: { productId } }): CurrentLine => {
    const product = byId.get(productId) ?? null;
    const reason = getRemovalReason(productId, product, allowed);
    if (reason !== null) return { key, productId, reason };
    return product
      ? { key, productId, reason: null, offer: { product, ...pricesAndStockOf(productId) } }
      : { key, productId, reason: 'failed_to_load' };
  });
};

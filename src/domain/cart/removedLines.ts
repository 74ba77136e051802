import type { Product } from '../catalogue/product.ts';
import type { CartLine } from './cartLine.ts';

/**
 * Why the price verification takes a line out (specification §4, Price verification): its product is disabled, no longer
 * allowed for the user, or fails to load.
 */
export const REMOVAL_REASONS = ['discontinued', 'not_allowed', 'failed_to_load'] as const;
export type RemovalReason = (typeof REMOVAL_REASONS)[number];

/** What is told of a line that was taken out; `subline` leads to similar products. */
export type RemovedLine = {
  readonly productId: number;
  readonly name: string;
  readonly code: string;
  readonly subline: string;
  readonly reason: RemovalReason;
};

/** Records kept at most; a cart that lost more names the first ones. */
const MOST = 200;

/**
 * Why a line must go; null when it stays. `product` is null when the back office answered without it. `allowed` are the only
 * ids that may be bought; null allows all.
 */
export function whyRemoved(
  productId: number,
  product: Product | null,
  allowed: readonly number[] | null,
): RemovalReason | null {
  if (allowed && !allowed.includes(productId)) return 'not_allowed';
  if (!product) return 'failed_to_load';
  return product.disabled ? 'discontinued' : null;
}

/** The records with those of lines that went now, each product once. */
export function withRemoved(
  records: readonly RemovedLine[],
  went: readonly { line: CartLine; reason: RemovalReason }[],
): RemovedLine[] {
  const told = new Map(records.map((record) => [record.productId, record]));
  for (const { line, reason } of went) {
    const { productId, name, code, subline } = line;
    told.set(productId, { productId, name, code, subline, reason });
  }
  return [...told.values()].slice(0, MOST);
}

import type { Product } from '../catalogue/product.ts';
import type { CartLine } from './cartLine.ts';

/**
 * Why price verification removes a line (specification §4, Price verification): its product is disabled, not allowed for
 * the user, or fails to load.
 */
export const REMOVAL_REASONS = ['discontinued', 'not_allowed', 'failed_to_load'] as const;
export type RemovalReason = (typeof REMOVAL_REASONS)[number];

/** `subline` is for links to similar products. */
export type RemovedLine = {
  readonly productId: number;
  readonly name: string;
  readonly code: string;
  readonly subline: string;
  readonly reason: RemovalReason;
};

const MAX_RECORDS = 200;

/**
 * Null when the line stays. `product` is null when the response doesn't contain it. `allowed` are the only allowed ids;
 * null allows all.
 */
export function getRemovalReason(
  productId: number,
  product: Product | null,
  allowed: readonly number[] | null,
): RemovalReason | null {
  if (allowed && !allowed.includes(productId)) return 'not_allowed';
  if (!product) return 'failed_to_load';
  return product.disabled ? 'discontinued' : null;
}

/** Adds records of removed lines, one per product. */
export function withRemoved(
  records: readonly RemovedLine[],
  went: readonly { line: CartLine; reason: RemovalReason }[],
): RemovedLine[] {
  const told = new Map(records.map((record) => [record.productId, record]));
  for (const { line, reason } of went) {
    const { productId, name, code, subline } = line;
    told.set(productId, { productId, name, code, subline, reason });
  }
  return [...told.values()].slice(0, MAX_RECORDS);
}

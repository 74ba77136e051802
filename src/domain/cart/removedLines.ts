import type { Product } from '../catalogue/product.ts';
import type { CartLine } from './cartLine.ts';

/** The product is disabled, not allowed for the user, or failed to load (rules: Price verification). */
export const REMOVAL_REASONS = ['discontinued', 'not_allowed', 'failed_to_load'] as const;
export type RemovalReason = (typeof REMOVAL_REASONS)[number];

export type RemovedLine = {
  readonly productId: number;
  readonly name: string;
  readonly code: string;
  readonly subline: string;
  readonly reason: RemovalReason;
};

const MAX_RECORDS = 200;

/** `product` is null when the response doesn't contain it, `allowed` when all ids are allowed. */
export function getRemovalReason(
  productId: number,
  product: Product | null,
  allowed: readonly number[] | null,
): RemovalReason | null {
  if (allowed && !allowed.includes(productId)) return 'not_allowed';
  if (!product) return 'failed_to_load';
  return product.disabled ? 'discontinued' : null;
}

export function withRemoved(
  records: readonly RemovedLine[],
  removed: readonly { line: CartLine; reason: RemovalReason }[],
): RemovedLine[] {
  const byProduct = new Map(records.map((record) => [record.productId, record]));
  for (const { line, reason } of removed) {
    const { productId, name, code, subline } = line;
    byProduct.set(productId, { productId, name, code, subline, reason });
  }
  return [...byProduct.values()].slice(0, MAX_RECORDS);
}

/** `quantity` counts base units, as decimal text above 0. */
export type DealCondition = { readonly productId: number; readonly quantity: string };

/**
 * An offer for buying enough (specification §3, Deal). The reward comes from the price rules of its products, so only the
 * cart decides; `description` is the company's own text.
 */
export type Deal = {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** `all`: every condition must be met; `any`: one is enough. */
  readonly needs: 'all' | 'any';
  readonly conditions: readonly DealCondition[];
  /** Last day, yyyy-mm-dd; null when the deal has no end. */
  readonly endsOn: string | null;
};

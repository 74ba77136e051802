/** So many base units of a product, as decimal text above 0. */
export type DealCondition = { readonly productId: number; readonly quantity: string };

/**
 * What the company offers for buying enough (specification §3, Deal). What it brings follows from the price rules of its
 * products, so the cart alone decides; the company's own words stand in `description`.
 */
export type Deal = {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** `all`: every condition is to be met; `any`: one of them is enough. */
  readonly needs: 'all' | 'any';
  readonly conditions: readonly DealCondition[];
  /** The last day, yyyy-mm-dd; null: without an end. */
  readonly endsOn: string | null;
};

/** `quantity` counts base units, as decimal text above 0. */
export type DealCondition = { readonly productId: number; readonly quantity: string };

/** The reward comes from the products' price rules; `description` is only a text. */
export type Deal = {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly needs: 'all' | 'any';
  readonly conditions: readonly DealCondition[];
  /** Last day, yyyy-mm-dd; null when the deal has no end. */
  readonly endsOn: string | null;
};

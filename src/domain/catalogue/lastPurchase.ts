/**
 * What a customer bought of a product last: `quantity` is decimal text in the unit with the code `unit` (empty for single
 * pieces), which was called `unitName`. `date`: yyyy-mm-dd.
 */
export type LastPurchase = {
  readonly quantity: string;
  readonly unit: string;
  readonly unitName: string;
  readonly date: string;
};

export type LastPurchases = Readonly<Record<number, LastPurchase>>;

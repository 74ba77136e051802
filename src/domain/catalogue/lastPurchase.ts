/** What a customer bought of a product last: `quantity` is decimal text in `unit`, the unit's name, empty for single pieces. `date`: yyyy-mm-dd. */
export type LastPurchase = {
  readonly quantity: string;
  readonly unit: string;
  readonly date: string;
};

export type LastPurchases = Readonly<Record<number, LastPurchase>>;

type ProductKey = { id: number; code: string };

/** Products that customers bought together with one, and products in stock that can replace it; best first. */
export type RelatedProducts = { boughtTogether: ProductKey[]; substitutes: ProductKey[] };

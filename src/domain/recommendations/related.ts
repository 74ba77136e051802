type ProductKey = { id: number; code: string };

export type RelatedProducts = { boughtTogether: ProductKey[]; substitutes: ProductKey[] };

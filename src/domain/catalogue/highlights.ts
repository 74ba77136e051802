export type TextPart = { text: string; isMatch: boolean };

/** Matched texts of a product, split into parts. A text without a match has no entry. */
export type Highlights = ReadonlyMap<string, readonly TextPart[]>;

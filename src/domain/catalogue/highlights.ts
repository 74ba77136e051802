export type TextPart = { text: string; isMatch: boolean };

/** Texts of a product that the search matched, split into parts. A text that is not a key has no match. */
export type Highlights = ReadonlyMap<string, readonly TextPart[]>;

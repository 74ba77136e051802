/** A part of a text, found by a search or not. */
export type Piece = { text: string; isFound: boolean };

/** Texts of a product in which a search found something, each taken apart; a text that isn't here holds nothing found. */
export type Marks = ReadonlyMap<string, readonly Piece[]>;

/** Typed words that also find others; the filter `synonyms` of docs/search-index.json. @internal */
export const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  paper: ['tissue'],
  fizzy: ['sparkling'],
  garbage: ['trash', 'waste'],
  trash: ['garbage', 'waste'],
};

export const synonymsOf = (word: string): readonly string[] => SYNONYMS[word] ?? [];

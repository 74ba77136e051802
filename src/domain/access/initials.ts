const firstLetter = (word: string): string => /[\p{L}\p{N}]/u.exec(word)?.[0]?.toUpperCase() ?? '';

/** Of a person's first and last word, in capitals; of an e-mail address its first letter. Empty without letters. */
export const initialsOf = (name: string): string => {
  const [first = '', ...others] = name.split(/\s+/u).map(firstLetter).filter(Boolean);
  return first + (others.at(-1) ?? '');
};

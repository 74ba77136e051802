/** The first letters of the first and the last word of a name, "Mia de la Torres" → "MT"; empty without letters or digits. */
export const initials = (name: string): string => {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const [first = ''] = words;
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return [first, last].map((word) => [...word].at(0)?.toUpperCase() ?? '').join('');
};

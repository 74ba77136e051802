const MARK = /(?<!\p{L})default(?!\p{L})/giu;
const EMPTY_BRACKETS = /\(\s*\)|\[\s*\]/g;
const ENDS = /^[\s\-–—_/:,.]+|[\s\-–—_/:,.(]+$/g;

/**
 * A warehouse's name for customers: without the word "default", which only marks the preferred warehouse (rules: Stock).
 * Empty when nothing else is left.
 */
export const warehouseName = (name: string): string => {
  const rest = name.replace(MARK, ' ').replace(EMPTY_BRACKETS, ' ').replace(ENDS, '').replace(/\s+/g, ' ');
  return rest === name.trim() ? rest : rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
};

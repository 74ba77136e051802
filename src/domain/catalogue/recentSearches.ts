const MOST_KEPT = 5;

const normalize = (text: string): string => text.trim().toLowerCase();

/**
 * The searches that a customer is offered again, newest first: at most five, each once whatever its case. `text` becomes the first;
 * an empty one changes nothing.
 */
export const withSearch = (searches: readonly string[], text: string): string[] => {
  const newest = text.trim();
  const others = searches.filter((search) => normalize(search) !== normalize(newest));
  return [...(newest === '' ? [] : [newest]), ...others].slice(0, MOST_KEPT);
};

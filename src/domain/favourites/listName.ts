/** In characters. */
export const MAX_LIST_NAME_LENGTH = 80;

export type ListNameError = 'empty' | 'too_long' | 'taken';

const normalizeName = (name: string): string => name.trim().toLocaleLowerCase();

/**
 * The error of a list's name (specification §5: it must not be empty), or null. Names are compared without case and
 * surrounding spaces.
 */
export const listNameError = (name: string, taken: readonly string[]): ListNameError | null => {
  const trimmed = name.trim();
  if (trimmed === '') return 'empty';
  if (trimmed.length > MAX_LIST_NAME_LENGTH) return 'too_long';
  return taken.some((other) => normalizeName(other) === normalizeName(trimmed)) ? 'taken' : null;
};

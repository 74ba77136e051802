import { LIST_NAME_MAX_LENGTH } from '../texts/textLimits.ts';

export type ListNameError = 'empty' | 'too_long' | 'taken';

const normalizeName = (name: string): string => name.trim().toLocaleLowerCase();

/** Names are compared without case and surrounding spaces (rules: Favourite lists). */
export const listNameError = (name: string, existingNames: readonly string[]): ListNameError | null => {
  const trimmed = name.trim();
  if (trimmed === '') return 'empty';
  if (trimmed.length > LIST_NAME_MAX_LENGTH) return 'too_long';
  return existingNames.some((other) => normalizeName(other) === normalizeName(trimmed)) ? 'taken' : null;
};

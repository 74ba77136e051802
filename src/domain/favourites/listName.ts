/** A list's name may be as long, in characters. */
export const MOST_LIST_NAME = 80;

export type ListNameProblem = 'empty' | 'too_long' | 'taken';

const folded = (name: string): string => name.trim().toLocaleLowerCase();

/**
 * What is wrong with a list's name (specification §5: it must not be empty); null when nothing is. Names are compared
 * without regard to case or to spaces around them: two lists that read the same couldn't be told apart.
 */
export const listNameProblem = (name: string, taken: readonly string[]): ListNameProblem | null => {
  const trimmed = name.trim();
  if (trimmed === '') return 'empty';
  if (trimmed.length > MOST_LIST_NAME) return 'too_long';
  return taken.some((other) => folded(other) === folded(trimmed)) ? 'taken' : null;
};

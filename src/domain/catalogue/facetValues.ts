import type { FacetValue } from './facets.ts';
import { fold } from './fold.ts';

/** The values with those that are chosen but no longer found, so that they can be taken back. */
export const withChosen = (values: readonly FacetValue[], chosen: readonly string[]): FacetValue[] => [
  ...values,
  ...chosen
    .filter((value) => !values.some((known) => known.value === value))
    .map((value) => ({ value, count: 0 })),
];

/**
 * The values that hold all the typed words, accents and capitals aside, in their order; those that begin with what was typed
 * come first. All of them when nothing is typed.
 */
export const valuesLike = (values: readonly FacetValue[], typed: string): readonly FacetValue[] => {
  const text = fold(typed).trim();
  if (text === '') return values;
  const words = text.split(/\s+/);
  const found = values.filter(({ value }) => words.every((word) => fold(value).includes(word)));
  const begins = ({ value }: FacetValue) => fold(value).startsWith(text);
  return [...found.filter(begins), ...found.filter((each) => !begins(each))];
};

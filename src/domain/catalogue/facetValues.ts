import type { FacetValue } from './facets.ts';
import { normalizeText } from './normalizeText.ts';

/** Adds the chosen values that the search no longer returns, so that the customer can clear them. */
export const withChosenValues = (values: readonly FacetValue[], chosen: readonly string[]): FacetValue[] => [
  ...values,
  ...chosen
    .filter((value) => !values.some((known) => known.value === value))
    .map((value) => ({ value, count: 0 })),
];

/** Contains every word, without regard to accents and case. Values that start with the query come first. */
export const filterFacetValues = (values: readonly FacetValue[], query: string): readonly FacetValue[] => {
  const text = normalizeText(query).trim();
  if (text === '') return values;
  const words = text.split(/\s+/);
  const found = values.filter(({ value }) => words.every((word) => normalizeText(value).includes(word)));
  const isPrefixMatch = ({ value }: FacetValue) => normalizeText(value).startsWith(text);
  return [...found.filter(isPrefixMatch), ...found.filter((facetValue) => !isPrefixMatch(facetValue))];
};

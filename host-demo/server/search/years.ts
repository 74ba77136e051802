import type { ProductWire } from '../../../src/api/catalogue/schema.ts';

/** `2014–2019`, `2014-19`, `2014 to 2019`, `2014 a 2019`, `2014 à 2019`; not part of a longer number or code. */
const RANGE =
  /(?<![\p{L}\p{N}.,-])((?:19|20)\d\d)(?:\s?[-–—]\s?|\s(?:to|al?|à)\s)((?:(?:19|20)\d\d)|\d\d)(?![\p{L}\p{N}-]|[.,]\d)/gu;
const MOST_YEARS = 60;

const endOf = (start: string, end: string): number =>
  Number(end.length === 2 ? start.slice(0, 2) + end : end);

/** Each year of the year ranges in a text: 2014, 2015, … for `fits Corolla 2014–2019`. @internal */
export const yearsIn = (text: string): number[] =>
  [...text.matchAll(RANGE)].flatMap(([, start = '', end = '']) => {
    const [first, last] = [Number(start), endOf(start, end)];
    const count = last - first + 1;
    return count > 1 && count <= MOST_YEARS ? Array.from({ length: count }, (_, at) => first + at) : [];
  });

export const yearsOf = ({ name, remark }: Pick<ProductWire, 'name' | 'remark'>): string =>
  [...new Set(yearsIn(`${name} · ${remark ?? ''}`))].join(' ');

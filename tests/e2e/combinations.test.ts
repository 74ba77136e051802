import { expect, test } from 'vitest';
import { ONE_WIDTH, PAIRWISE, WAYS, WIDTHS, waysOf } from '../../e2e/support/combinations.ts';
import { LANGUAGES } from '../../e2e/support/words.ts';

const pairs = (left: readonly string[], right: readonly string[]) =>
  left.flatMap((one) => right.map((other) => `${one} ${other}`)).toSorted();
const distinct = (texts: readonly string[]) => [...new Set(texts)].toSorted();

test('the pairwise combinations cover every pair of way, language and width, in 9', () => {
  expect(PAIRWISE).toHaveLength(9);
  expect(distinct(PAIRWISE.map(({ way, language }) => `${way} ${language}`))).toEqual(pairs(WAYS, LANGUAGES));
  expect(distinct(PAIRWISE.map(({ way, width }) => `${way} ${width}`))).toEqual(pairs(WAYS, WIDTHS));
  expect(distinct(PAIRWISE.map(({ language, width }) => `${language} ${width}`))).toEqual(
    pairs(LANGUAGES, WIDTHS),
  );
});

test('axe looks at the screens once at each width', () => {
  expect(PAIRWISE.filter(({ isAudited }) => isAudited).map(({ width }) => width)).toEqual([...WIDTHS]);
  expect(ONE_WIDTH.filter(({ isAudited }) => isAudited)).toHaveLength(1);
});

test('at one width each way and each language comes once', () => {
  expect(ONE_WIDTH.map(({ way }) => way)).toEqual([...WAYS]);
  expect(ONE_WIDTH.map(({ language }) => language)).toEqual([...LANGUAGES]);
});

test('three customers in a row cover every pair of way and width, and each comes at both widths', () => {
  const three = [0, 1, 2].flatMap((place) => waysOf(place));
  expect(distinct(three.map(({ way, width }) => `${way} ${width}`))).toEqual(pairs(WAYS, WIDTHS));
  for (const place of [0, 1, 2]) expect(waysOf(place).map(({ width }) => width)).toEqual([...WIDTHS]);
});

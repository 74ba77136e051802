import { expect, test } from 'vitest';
import { MODES, modesOf, ONE_WIDTH, pairwise, WIDTHS } from '../../e2e/support/combinations.ts';
import { LANGUAGES } from '../../e2e/support/translations.ts';

const pairs = (left: readonly string[], right: readonly string[]) =>
  left.flatMap((a) => right.map((b) => `${a} ${b}`)).toSorted();
const distinct = (texts: readonly string[]) => [...new Set(texts)].toSorted();

const JOURNEYS = [0, 1, 2];

test.each(JOURNEYS)(
  'journey %i is made in 4 combinations: standalone at each width, in a frame and in a slot, in every language',
  (journey) => {
    const combinations = pairwise(journey);
    expect(combinations).toHaveLength(4);
    const widthsOf = (wanted: string) =>
      combinations.filter(({ mode }) => mode === wanted).map(({ width }) => width);
    expect(widthsOf('standalone')).toEqual([...WIDTHS]);
    expect([...widthsOf('frame'), ...widthsOf('slot')].toSorted()).toEqual([...WIDTHS]);
    expect(distinct(combinations.map(({ language }) => language))).toEqual([...LANGUAGES]);
  },
);

test('three journeys cover every pair of mode and width, language and width, and mode and language', () => {
  const combinations = JOURNEYS.flatMap(pairwise);
  expect(distinct(combinations.map(({ mode, width }) => `${mode} ${width}`))).toEqual(pairs(MODES, WIDTHS));
  expect(distinct(combinations.map(({ language, width }) => `${language} ${width}`))).toEqual(
    pairs(LANGUAGES, WIDTHS),
  );
  expect(distinct(combinations.map(({ mode, language }) => `${mode} ${language}`))).toEqual(
    pairs(MODES, LANGUAGES),
  );
});

test('axe checks the screens once at each width', () => {
  for (const journey of JOURNEYS)
    expect(
      pairwise(journey)
        .filter(({ isAudited }) => isAudited)
        .map(({ width }) => width),
    ).toEqual([...WIDTHS]);
  expect(ONE_WIDTH.filter(({ isAudited }) => isAudited)).toHaveLength(1);
});

test('at one width each mode and each language occurs once', () => {
  expect(ONE_WIDTH.map(({ mode }) => mode)).toEqual([...MODES]);
  expect(ONE_WIDTH.map(({ language }) => language)).toEqual([...LANGUAGES]);
});

test('six successive customers cover every pair of mode and width, and those that axe checks have both widths', () => {
  const customers = [0, 1, 2, 3, 4, 5];
  const combinations = customers.flatMap((index) => modesOf(index));
  expect(combinations.map(({ mode, width }) => `${mode} ${width}`).toSorted()).toEqual(pairs(MODES, WIDTHS));
  for (const index of customers)
    expect(modesOf(index, { isAudited: true }).map(({ width }) => width)).toEqual([...WIDTHS]);
});

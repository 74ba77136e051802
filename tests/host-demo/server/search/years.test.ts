import fc from 'fast-check';
import { expect, test } from 'vitest';
import { yearsIn } from '../../../../host-demo/server/search/years.ts';

const FIVE = [2014, 2015, 2016, 2017, 2018];

test.each([
  ['fits Toyota Corolla 2014–2018, 1.8 L', FIVE],
  ['fits Corolla 2014-2018', FIVE],
  ['fits Corolla 2014 — 2018', FIVE],
  ['fits Corolla 2014-18', FIVE],
  ['fits Corolla 2014 to 2018.', FIVE],
  ['para Corolla 2014 a 2018', FIVE],
  ['para Corolla del 2014 al 2018', FIVE],
  ['pour Corolla de 2014 à 2018', FIVE],
  ['Civic 1999–2000, F-150 2015–2016', [1999, 2000, 2015, 2016]],
  ['fits Corolla 2014', []],
  ['2018–2014', []],
  ['1900–1999', []],
  ['part 2014-20185', []],
  ['part A2014-2018', []],
  ['part 2014-2018-B', []],
  ['2014-5', []],
  ['$2,014-2,018', []],
])('%s', (text, years) => {
  expect(yearsIn(text)).toEqual(years);
});

test('a range holds its first and its last year, and all between', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1950, max: 2040 }), fc.integer({ min: 1, max: 50 }), (first, more) => {
      const years = yearsIn(`fits ${first}–${first + more}`);
      expect([years[0], years.at(-1), years.length]).toEqual([first, first + more, more + 1]);
    }),
  );
});

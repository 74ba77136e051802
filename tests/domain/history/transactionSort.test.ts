import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  directionOf,
  nextSort,
  parseSort,
  type SortColumn,
  type TransactionSort,
} from '../../../src/domain/history/transactionSort.ts';

const COLUMNS = ['number', 'date', 'total'] as const satisfies readonly SortColumn[];
const SORTS = COLUMNS.flatMap((column): TransactionSort[] => [column, `-${column}`]);

test.each([
  ['-date', 'total', '-total'],
  ['-total', 'total', 'total'],
  ['total', 'total', '-total'],
  ['total', 'number', '-number'],
] as const)('after %s a press on %s asks for %s', (sort, column, expected) => {
  expect(nextSort(sort, column)).toBe(expected);
});

test.each([
  ['-total', '-total'],
  ['price', '-date'],
  [null, '-date'],
])('an address with %s sorts by %s', (name, expected) => {
  expect(parseSort(name)).toBe(expected);
});

test('one column is sorted, and a press on its head turns it round', () => {
  fc.assert(
    fc.property(fc.constantFrom(...SORTS), fc.constantFrom(...COLUMNS), (sort, column) => {
      expect(COLUMNS.filter((each) => directionOf(sort, each) !== 'none')).toHaveLength(1);
      const next = nextSort(sort, column);
      expect(directionOf(next, column)).not.toBe('none');
      expect(directionOf(nextSort(next, column), column)).not.toBe(directionOf(next, column));
    }),
  );
});

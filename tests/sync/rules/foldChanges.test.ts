import { expect, test } from 'vitest';
import { foldChanges } from '../../../src/sync/rules/foldChanges.ts';

const base = { revision: 3, data: { a: 1 } };

test.each([
  { name: 'nothing has changed', changes: [], expected: base },
  {
    name: 'two changes',
    changes: [
      { revision: 4, patch: { b: 2 } },
      { revision: 5, patch: { a: null } },
    ],
    expected: { revision: 5, data: { b: 2 } },
  },
  {
    name: 'a change that the base has already',
    changes: [
      { revision: 3, patch: { a: 7 } },
      { revision: 4, patch: { b: 2 } },
    ],
    expected: { revision: 4, data: { a: 1, b: 2 } },
  },
  { name: 'the first is missing', changes: [{ revision: 5, patch: { b: 2 } }], expected: null },
  {
    name: 'one between is missing',
    changes: [
      { revision: 4, patch: { b: 2 } },
      { revision: 6, patch: { b: 3 } },
    ],
    expected: null,
  },
])('$name', ({ changes, expected }) => {
  expect(foldChanges(base, changes)).toEqual(expected);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSkipList } from '../../../src/domain/inventory/skipList.ts';

test.each([
  ['3, 17,x,,4 ', [3, 17, 4]],
  ['', []],
  [null, []],
  [12, [12]],
])('the skip list %j is %j', (setting, expected) => {
  expect(parseSkipList(setting)).toEqual(expected);
});

test('finds every id, whatever is between them', () => {
  const nothing = fc.constantFrom('', ' ', 'x', '1.5', '-3');
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(), nothing)), (parts) => {
      const setting = parts.map(([id, between]) => `${between}, ${id} `).join(',');
      expect(parseSkipList(setting)).toEqual(parts.map(([id]) => id));
    }),
  );
});

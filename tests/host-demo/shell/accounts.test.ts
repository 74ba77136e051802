import { expect, test } from 'vitest';
import { accountOf, otherAccountOf } from '../../../host-demo/shell/accounts.ts';

test.each([
  ['1042', '1107'],
  ['1107', '1042'],
  ['C-2042', 'C-2107'],
  ['W4042', undefined],
])('the other customer of the wholesaler of %s is %s', (number, other) => {
  expect(otherAccountOf(accountOf(number))?.number).toBe(other);
});

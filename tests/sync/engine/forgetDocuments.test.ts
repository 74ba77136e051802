import { expect, test } from 'vitest';
import { ownerKey } from '../../../src/domain/access/ownerKey.ts';
import { createLocalStore } from '../../../src/platform/storage.ts';
import { forgetDocuments } from '../../../src/sync/engine/forgetDocuments.ts';
import { aCustomer } from '../../support/customer.ts';

const anna = ownerKey('anna@shop.test');

const KEYS = [
  `transaction.${anna}.base`,
  `transaction.${anna}.since`,
  `favourites.${anna}.base`,
  `favourites.${anna}.unanswered`,
  `prices.${anna}.asOf`,
];
const OTHER_KEYS = ['transaction.anna@shop.test.uk.base', 'language'];

const leave = (keys: readonly string[]) => {
  const local = createLocalStore('portal.demo.', () => {
    throw new DOMException('no storage', 'SecurityError');
  });
  for (const key of [...keys, ...OTHER_KEYS]) local.write(key, '{}');
  forgetDocuments(local, aCustomer({ email: 'Anna@Shop.test' }));
  return local.keys('').toSorted();
};

test('nothing of the customer stays, and everything of others', () => {
  expect(leave(KEYS)).toEqual(OTHER_KEYS.toSorted());
});

test('a document with changes that were not sent stays whole', () => {
  const pending = `transaction.${anna}.pending.1`;
  const [base = '', since = ''] = KEYS;
  expect(leave([...KEYS, pending])).toEqual([...OTHER_KEYS, base, since, pending].toSorted());
});

import { beforeEach, expect, test } from 'vitest';
import { ownerKey } from '../../../src/domain/access/ownerKey.ts';
import { createLocalStore } from '../../../src/platform/storage.ts';
import { renameStoredKeys } from '../../../src/state/visit/renameStoredKeys.ts';

const anna = ownerKey('anna@shop.test');
beforeEach(() => localStorage.clear());

test('what was stored under an e-mail is under its hash afterwards, and no key has an e-mail', () => {
  const local = createLocalStore('portal.demo.');
  const keys = [
    ['transaction.anna@shop.test.base', `transaction.${anna}.base`],
    ['transaction.anna@shop.test.pending.tab-1', `transaction.${anna}.pending.tab-1`],
    ['favourites.anna@shop.test.since', `favourites.${anna}.since`],
    ['notifications.anna@shop.test.unanswered', `notifications.${anna}.unanswered`],
    ['prices.anna@shop.test.asOf', `prices.${anna}.asOf`],
    ['inventory.anna@shop.test.77', `inventory.${anna}.77`],
    ['invoice-amounts.anna@shop.test', `invoice-amounts.${anna}`],
  ] as const;
  for (const [old] of keys) local.write(old, `of ${old}`);
  renameStoredKeys(local);
  for (const [old, renamed] of keys) expect(local.read(renamed)).toBe(`of ${old}`);
  expect(Object.keys(localStorage).filter((key) => key.includes('@'))).toEqual([]);
});

test('what earlier versions have stored of the last visit is removed, except the company', () => {
  const local = createLocalStore('portal.demo.');
  for (const part of ['company', 'customer', 'queries']) local.write(`visit.${part}`, '{}');
  renameStoredKeys(local);
  expect(local.keys('visit.')).toEqual(['visit.company']);
});

test('what the new version has stored stays', () => {
  const local = createLocalStore('portal.demo.');
  local.write('inventory.anna@shop.test.77', 'old');
  local.write(`inventory.${anna}.77`, 'new');
  renameStoredKeys(local);
  expect(local.read(`inventory.${anna}.77`)).toBe('new');
  expect(local.keys('inventory.')).toHaveLength(1);
});

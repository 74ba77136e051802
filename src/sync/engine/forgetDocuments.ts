import type { Customer } from '../../domain/access/customer.ts';
import { ownerKey } from '../../domain/access/ownerKey.ts';
import type { LocalStore } from '../../platform/storage.ts';
import type { DocumentName } from '../rules/cloudStore.ts';

const NAMES: readonly DocumentName[] = [
  'transaction',
  'favourites',
  'quick_order',
  'notifications',
  'devices',
  'preferences',
];

/**
 * Removes what this browser keeps of a customer's documents, except those with changes that the cloud store hasn't
 * confirmed: they are sent after the next login.
 */
export const forgetDocuments = (local: LocalStore, { email }: Customer): void => {
  const owner = ownerKey(email);
  for (const name of NAMES) {
    const prefix = `${name}.${owner}`;
    if (local.keys(`${prefix}.pending.`).length > 0) continue;
    for (const part of ['base', 'since', 'unanswered']) local.remove(`${prefix}.${part}`);
  }
  local.remove(`prices.${owner}.asOf`);
};

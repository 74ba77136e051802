import { ownerKey } from '../../domain/access/ownerKey.ts';
import type { LocalStore } from '../../platform/storage.ts';

/** Keys of versions that had the e-mail in them: what is before it, the e-mail, and what is after it. */
const OLD_KEYS = [
  /^(transaction|favourites|notifications|devices|preferences)\.(\S+@\S+?)(\.(?:base|since|unanswered|pending\.\S+))$/,
  /^(prices)\.(\S+@\S+)(\.asOf)$/,
  /^(inventory)\.(\S+@\S+)(\.\d+)$/,
  /^(invoice-amounts)\.(\S+@\S+)()$/,
];

/** Customers' data that is in IndexedDB now (state/access/lastVisit.ts). */
const OUTDATED_KEYS = ['visit.customer', 'visit.queries'];

/** Takes over what earlier versions have stored under keys with an e-mail, of all customers of this browser. */
export const renameStoredKeys = (local: LocalStore): void => {
  for (const key of local.keys('')) {
    const [, area, email, rest] = OLD_KEYS.map((pattern) => pattern.exec(key)).find(Boolean) ?? [];
    if (area === undefined || email === undefined) continue;
    const renamed = `${area}.${ownerKey(email)}${rest}`;
    const value = local.read(key);
    if (value !== null && local.read(renamed) === null) local.write(renamed, value);
    local.remove(key);
  }
  for (const key of OUTDATED_KEYS) local.remove(key);
};

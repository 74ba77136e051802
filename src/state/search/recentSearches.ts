import { ownerKey } from '../../domain/access/ownerKey.ts';
import { withSearch } from '../../domain/catalogue/recentSearches.ts';
import { isObject, readJson } from '../../platform/localJson.ts';
import { customerOf } from '../access/sessionStore.ts';
import type { PortalContext } from '../portal.ts';

export type SearchMemory = Pick<PortalContext, 'local' | 'session'>;

/** Of this browser's customer; null for visitors, of whom nothing is kept. */
const keyOf = ({ session }: SearchMemory): string | null => {
  const customer = customerOf(session.getState());
  return customer && `searches.${ownerKey(customer.email)}`;
};

/** Newest first; none for visitors. */
export const readSearches = (memory: SearchMemory): readonly string[] => {
  const key = keyOf(memory);
  const stored = key === null ? null : readJson(memory.local.read(key));
  const texts = isObject(stored) && Array.isArray(stored.texts) ? stored.texts : [];
  return texts.filter((text) => typeof text === 'string');
};

/** Keeps a search that led somewhere, in this browser. */
export const noteSearch = (memory: SearchMemory, text: string): void => {
  const key = keyOf(memory);
  if (key === null || text.trim() === '') return;
  memory.local.write(key, JSON.stringify({ texts: withSearch(readSearches(memory), text) }));
};

export const forgetSearches = (memory: SearchMemory): void => {
  const key = keyOf(memory);
  if (key !== null) memory.local.remove(key);
};

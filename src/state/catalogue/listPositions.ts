import { createLocalStore } from '../../platform/storage.ts';
import type { Portal } from '../portal.ts';

/** Where a list stood: the first product in sight, and how far it was scrolled beyond its top, px. */
export type ListPosition = { product: number; shift: number };

/** So many lists of a tab's history are remembered. */
const MOST = 30;
/** The key of the entry that a page was opened at; a page opened anew begins at the top. */
const FIRST_ENTRY = 'default';

const storeOf = ({ company }: Portal) =>
  createLocalStore(`portal.${company.alias}.place.`, () => sessionStorage);

const isOpenedAnew = (): boolean => {
  const [opened] = performance.getEntriesByType('navigation');
  return !(opened && 'type' in opened && (opened.type === 'reload' || opened.type === 'back_forward'));
};

/** Remembers a list's place for the tab's next visit to a history entry, after a reload too. */
export const saveListPosition = (
  portal: Portal,
  entry: string,
  search: string,
  place: ListPosition,
): void => {
  const store = storeOf(portal);
  const known = store.keys('');
  if (known.length > MOST) for (const key of known) store.remove(key);
  store.write(entry, `${place.product} ${Math.round(place.shift)} ${search}`);
};

/** The place that a history entry's list was left at; null when there is none, or the entry showed something else. */
export const readListPosition = (portal: Portal, entry: string, search: string): ListPosition | null => {
  if (entry === FIRST_ENTRY && isOpenedAnew()) return null;
  const [, product, shift, shown] = /^(\d+) (-?\d+) (.*)$/.exec(storeOf(portal).read(entry) ?? '') ?? [];
  return shown === search ? { product: Number(product), shift: Number(shift) } : null;
};

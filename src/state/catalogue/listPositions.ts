import { createLocalStore } from '../../platform/storage.ts';
import type { PortalContext } from '../portal.ts';

/** A list position: the first product whose top is visible, and the scroll distance beyond it (negative), px. */
export type ListPosition = { product: number; shift: number };

const MAX_POSITIONS = 30;
const FIRST_ENTRY = 'default';

type Company = Pick<PortalContext, 'company'>;

const storeOf = ({ company }: Company) =>
  createLocalStore(`portal.${company.alias}.place.`, () => sessionStorage);

// Not by a reload or by Back, which come to where the customer was in a list.
export const isOpenedAnew = (): boolean => {
  const [opened] = performance.getEntriesByType('navigation');
  return !(opened && 'type' in opened && (opened.type === 'reload' || opened.type === 'back_forward'));
};

export const saveListPosition = (
  portal: Company,
  entry: string,
  search: string,
  place: ListPosition,
): void => {
  const store = storeOf(portal);
  const known = store.keys('');
  if (known.length > MAX_POSITIONS) for (const key of known) store.remove(key);
  store.write(entry, `${place.product} ${Math.round(place.shift)} ${search}`);
};

/** The saved position of a history entry; null without one, or when the entry showed another view. */
export const readListPosition = (portal: Company, entry: string, search: string): ListPosition | null => {
  if (entry === FIRST_ENTRY && isOpenedAnew()) return null;
  const [, product, shift, shown] = /^(\d+) (-?\d+) (.*)$/.exec(storeOf(portal).read(entry) ?? '') ?? [];
  return shown === search ? { product: Number(product), shift: Number(shift) } : null;
};

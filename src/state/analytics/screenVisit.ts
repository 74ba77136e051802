import type { ItemList } from '../../domain/analytics/events.ts';
import type { SeenItems, SeenPromotions } from './facts.ts';
import type { ListRecorder } from './listRecorder.ts';

/** A stay on one screen: from the moment its path shows until another one does. What was reported of it is in `said`. */
export type ScreenVisit = {
  path: string;
  said: Set<string>;
  list: ListRecorder | null;
  /** The lists that show whole, by their name. */
  items: Map<SeenItems['list'], SeenItems>;
  /** What was last shown in each slot. */
  promotions: Map<SeenPromotions['slot'], SeenPromotions>;
};

export const createScreenVisit = (path: string): ScreenVisit => ({
  path,
  said: new Set(),
  list: null,
  items: new Map(),
  promotions: new Map(),
});

/** Whether this is said of the stay for the first time; it counts as said from now on. */
export const once = ({ said }: ScreenVisit, what: string): boolean => {
  if (said.has(what)) return false;
  said.add(what);
  return true;
};

/** Where a product stood in the lists of a stay; null when it was in none. */
export const findIn = (
  { list, items }: ScreenVisit,
  productId: number,
): { index: number; list: ItemList } | null => {
  const found = list?.find(productId);
  if (found) return found;
  for (const { list: name, offers } of items.values()) {
    const index = offers.findIndex(({ product }) => product.id === productId);
    if (index >= 0) return { index, list: { item_list_id: name } };
  }
  return null;
};

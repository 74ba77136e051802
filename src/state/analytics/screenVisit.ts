import type { ItemList } from '../../domain/analytics/events.ts';
import type { SeenItems, SeenPromotions } from './facts.ts';
import type { ListRecorder } from './listRecorder.ts';

/** A stay on one screen, until another path is shown. */
export type ScreenVisit = {
  path: string;
  said: Set<string>;
  list: ListRecorder | null;
  items: Map<SeenItems['list'], SeenItems>;
  promotions: Map<SeenPromotions['slot'], SeenPromotions>;
};

export const createScreenVisit = (path: string): ScreenVisit => ({
  path,
  said: new Set(),
  list: null,
  items: new Map(),
  promotions: new Map(),
});

/** True the first time for this stay. */
export const once = ({ said }: ScreenVisit, what: string): boolean => {
  if (said.has(what)) return false;
  said.add(what);
  return true;
};

/** Where a product is in the lists of a stay; null when it is in none. */
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

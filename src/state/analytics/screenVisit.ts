import type { ItemList } from '../../domain/analytics/events.ts';
import type { ItemsFact, PromotionsFact } from './facts.ts';
import type { ListRecorder } from './listRecorder.ts';

export type ScreenVisit = {
  path: string;
  recorded: Set<string>;
  list: ListRecorder | null;
  items: Map<ItemsFact['list'], ItemsFact>;
  promotions: Map<PromotionsFact['slot'], PromotionsFact>;
};

export const createScreenVisit = (path: string): ScreenVisit => ({
  path,
  recorded: new Set(),
  list: null,
  items: new Map(),
  promotions: new Map(),
});

export const once = ({ recorded: said }: ScreenVisit, what: string): boolean => {
  if (said.has(what)) return false;
  said.add(what);
  return true;
};

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

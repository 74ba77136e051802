import { type AnalyticsEventData, type ItemList, itemsOfList } from '../../domain/analytics/events.ts';
import { type ItemPricing, productItem } from '../../domain/analytics/items.ts';
import { sanitizeSearchTerm } from '../../domain/analytics/sanitizeSearchTerm.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { type StoreView, storeQuery } from '../../domain/catalogue/storeView.ts';
import type { ListFact } from './facts.ts';

/** A search counts when it stays this long, ms. */
const SETTLED_MS = 1_000;

export type ListRecorder = {
  /** `isReturn`: the customer came back to the list. */
  record(fact: ListFact, isReturn: boolean): void;
  flush(): void;
  find(productId: number): { index: number; list: ItemList; currency: string } | null;
  stop(): void;
};

type Options = {
  currency: string;
  itemPricing(): ItemPricing;
  send(event: AnalyticsEventData): void;
};

/** The list's id comes from its origin, never from typed text. */
const listOf = ({ text, bundle }: StoreView): ItemList => {
  if (text.trim() !== '') return { item_list_id: 'search' };
  return { item_list_id: bundle === null ? 'store' : `bundle-${bundle}` };
};

/**
 * Records the lists of one visit of the store: each search once, and each page of a list once, when its prices are loaded.
 */
export const createListRecorder = ({ currency, itemPricing: terms, send }: Options): ListRecorder => {
  let id: string | null = null;
  let last: ListFact | null = null;
  let pagesSent = 0;
  let isSettled = false;
  let isSearchSent = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const sendSearch = ({ view, pages: [first] }: ListFact) => {
    if (isSearchSent || view.text.trim() === '' || !first) return;
    isSearchSent = true;
    const term = sanitizeSearchTerm(view.text);
    send({
      name: 'search',
      detail: { ...(term !== null && { search_term: term }), results: first.total },
    });
  };

  const sendPage = ({ view, pages, offers }: ListFact, page: number) => {
    const products: readonly Product[] = pages[page]?.products ?? [];
    if (products.length === 0) return;
    const before = pages.slice(0, page).reduce((sum, each) => sum + each.products.length, 0);
    const list = listOf(view);
    const items = products.map((product, at) => ({
      ...productItem(product, offers.byProduct.get(product.id) ?? null, terms()),
      ...list,
      index: before + at,
    }));
    send({ name: 'view_item_list', ecommerce: itemsOfList(items, list, currency) });
  };

  const sendLoaded = (all: boolean) => {
    if (!last || !isSettled) return;
    sendSearch(last);
    const { pages, offers } = last;
    const isPriced = (page: number) =>
      all || offers.failed || pages[page]?.products.every(({ id: product }) => offers.byProduct.has(product));
    while (pagesSent < pages.length && isPriced(pagesSent)) {
      sendPage(last, pagesSent);
      pagesSent += 1;
    }
  };

  const settle = () => {
    clearTimeout(timer);
    isSettled = true;
    sendLoaded(true);
  };

  return {
    flush: settle,
    record(fact, isReturn) {
      const next = storeQuery({ ...fact.view, layout: null });
      if (next !== id) {
        const isTyping = last !== null && !isSettled && last.view.text !== fact.view.text;
        if (last && !isTyping) settle();
        clearTimeout(timer);
        id = next;
        pagesSent = 0;
        isSearchSent = isReturn;
        isSettled = fact.view.text.trim() === '';
        if (!isSettled)
          timer = setTimeout(() => {
            isSettled = true;
            sendLoaded(false);
          }, SETTLED_MS);
      }
      last = fact;
      sendLoaded(false);
    },
    find(productId) {
      const index = last?.pages
        .flatMap(({ products }) => products)
        .findIndex(({ id: product }) => product === productId);
      return last && index !== undefined && index >= 0 ? { index, list: listOf(last.view), currency } : null;
    },
    stop: () => clearTimeout(timer),
  };
};

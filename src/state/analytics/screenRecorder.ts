import {
  type AnalyticsEventData,
  type EcommerceItem,
  itemsOfList,
  itemsWithValue,
} from '../../domain/analytics/events.ts';
import { type ItemPricing, lineItem, productItem } from '../../domain/analytics/items.ts';
import type { PricedCart } from '../../domain/cart/priceCart.ts';
import type { AnalyticsFact, ItemsFact, Promotion, PromotionsFact, ScreenLocation } from './facts.ts';
import { createListRecorder } from './listRecorder.ts';
import { findIn, once, type ScreenVisit } from './screenVisit.ts';

export type ShownScreen = {
  at: ScreenLocation;
  isChosen: boolean;
  isReturn: boolean;
  visit: ScreenVisit;
  previous: ScreenVisit | null;
};

export type ScreenFact = Extract<
  AnalyticsFact,
  { kind: 'list' | 'items' | 'product' | 'promotions' | 'lines' }
>;

export type RecorderMeans = {
  currency: string;
  itemPricing(): ItemPricing;
  send(event: AnalyticsEventData): void;
  /** Pending views are reported before an action. */
  sendNow(event: AnalyticsEventData): void;
};

const promotionOf = ({ id, name }: Promotion, slot: string) => ({
  promotion_id: id,
  promotion_name: name,
  creative_slot: slot,
});

const promotionItem = (promotion: Promotion, slot: string, index: number): EcommerceItem => ({
  item_id: promotion.id,
  item_name: promotion.name,
  ...promotionOf(promotion, slot),
  index,
});

export const couponOf = (coupon: string | null) => (coupon === null ? {} : { coupon });

export const cartItems = ({ lines }: PricedCart, pricing: ItemPricing): EcommerceItem[] =>
  lines.map(({ line }) => lineItem(line, null, pricing));

const recordList = (
  fact: Extract<AnalyticsFact, { kind: 'list' }>,
  { visit, isReturn }: ShownScreen,
  means: RecorderMeans,
) => {
  visit.list ??= createListRecorder(means);
  visit.list.record(fact, isReturn);
};

const recordItems = (
  fact: ItemsFact,
  { visit }: ShownScreen,
  { currency, itemPricing, send }: RecorderMeans,
) => {
  const { at, list, offers } = fact;
  visit.items.set(list, fact);
  // Favourite lists share a path and differ by query.
  if (offers.length === 0 || !once(visit, `view_item_list ${list} ${at.search}`)) return;
  const items = offers.map((offer, index) => ({
    ...productItem(offer.product, offer, itemPricing()),
    item_list_id: list,
    index,
  }));
  send({ name: 'view_item_list', ecommerce: itemsOfList(items, { item_list_id: list }, currency) });
};

const recordProduct = (
  { offer }: Extract<AnalyticsFact, { kind: 'product' }>,
  { visit, previous, isChosen }: ShownScreen,
  { currency, itemPricing, send }: RecorderMeans,
) => {
  if (!once(visit, 'view_item')) return;
  const { product } = offer;
  const item = productItem(product, offer, itemPricing());
  const found = isChosen && previous && previous !== visit ? findIn(previous, product.id) : null;
  if (found) {
    const { list, index } = found;
    send({
      name: 'select_item',
      ecommerce: { ...itemsWithValue([{ ...item, ...list, index }], currency), ...list },
    });
  }
  send({ name: 'view_item', ecommerce: itemsWithValue([item], currency) });
};

export const selectPromotion = (
  promotion: Promotion,
  slot: PromotionsFact['slot'],
  at: number,
  { sendNow }: RecorderMeans,
): void =>
  sendNow({
    name: 'select_promotion',
    ecommerce: { ...promotionOf(promotion, slot), items: [promotionItem(promotion, slot, at)] },
  });

const recordPromotions = (
  fact: PromotionsFact,
  { visit, previous, isChosen }: ShownScreen,
  means: RecorderMeans,
) => {
  const { slot, promotions, chosen } = fact;
  const items = promotions.map((promotion, index) => promotionItem(promotion, slot, index));
  const at = promotions.findIndex(({ id }) => id === chosen);
  const [selected] = at < 0 ? [] : promotions.slice(at);
  const shown = [visit, previous]
    .flatMap((each) => [...(each?.promotions.values() ?? [])])
    .find((each) => each.promotions.some(({ id }) => id === chosen));
  if (selected && isChosen && shown && shown.chosen !== chosen)
    selectPromotion(selected, shown.slot, at, means);
  visit.promotions.set(slot, fact);
  if (items.length > 0 && once(visit, `view_promotion ${slot}`)) {
    means.send({ name: 'view_promotion', ecommerce: { creative_slot: slot, items } });
  }
};

const recordLines = (
  fact: Extract<AnalyticsFact, { kind: 'lines' }>,
  { visit }: ShownScreen,
  { currency, itemPricing, send }: RecorderMeans,
) => {
  const isEmptyCheckout = fact.name === 'begin_checkout' && fact.priced.lines.length === 0;
  if (isEmptyCheckout || !once(visit, fact.name)) return;
  const ecommerce = {
    ...itemsWithValue(cartItems(fact.priced, itemPricing()), currency),
    ...couponOf(fact.coupon),
  };
  send({ name: fact.name, ecommerce });
};

export const recordOnScreen = (fact: ScreenFact, screen: ShownScreen, means: RecorderMeans): void => {
  if (fact.kind === 'list') recordList(fact, screen, means);
  else if (fact.kind === 'items') recordItems(fact, screen, means);
  else if (fact.kind === 'product') recordProduct(fact, screen, means);
  else if (fact.kind === 'promotions') recordPromotions(fact, screen, means);
  else recordLines(fact, screen, means);
};

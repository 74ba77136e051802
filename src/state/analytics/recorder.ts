import { isParentNavigation } from '../../bridge/parentNavigation.ts';
import { diffCart } from '../../domain/analytics/diffCart.ts';
import {
  type AnalyticsEventData,
  type EcommerceItem,
  itemsOfList,
  itemsWithValue,
} from '../../domain/analytics/events.ts';
import { type ItemPricing, lineItem, productItem } from '../../domain/analytics/items.ts';
import type { LineContext } from '../../domain/cart/currentLine.ts';
import type { PricedCart } from '../../domain/cart/priceCart.ts';
import { arePricesHidden } from '../../domain/catalogue/arePricesHidden.ts';
import type { PortalContext } from '../portal.ts';
import { sendEvent } from '../sendEvent.ts';
import { customerOf } from '../session/sessionStore.ts';
import type { Recorder } from './analyticsService.ts';
import type {
  AnalyticsFact,
  ItemsFact,
  Promotion,
  PromotionsFact,
  PurchaseFact,
  ScreenLocation,
  UsedPromotionFact,
} from './facts.ts';
import { createListRecorder } from './listRecorder.ts';
import { createScreenVisit, findIn, once, type ScreenVisit } from './screenVisit.ts';

type Current = {
  at: ScreenLocation;
  isChosen: boolean;
  isReturn: boolean;
  visit: ScreenVisit;
  previous: ScreenVisit | null;
};

type ScreenFact = Extract<AnalyticsFact, { kind: 'list' | 'items' | 'product' | 'promotions' | 'lines' }>;

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

const couponOf = (coupon: string | null) => (coupon === null ? {} : { coupon });

/** Without prices there is no value, and then no tax and no shipping cost either. */
const purchaseEvent = (
  { number, transaction, priced: { totals }, coupon }: PurchaseFact,
  ecommerce: ReturnType<typeof itemsWithValue>,
): AnalyticsEventData => ({
  name: 'purchase',
  ecommerce: {
    transaction_id: number,
    ...(ecommerce.value !== undefined && {
      tax: totals.tax.toNumber(),
      shipping: totals.shipping.toNumber(),
    }),
    ...couponOf(coupon),
    ...ecommerce,
  },
  detail: { transaction },
});

/**
 * Turns facts into events, each once: views once per visit of a screen, actions once each. Opening a screen again, also
 * with Back, is another visit (docs/analytics.md).
 */
export const createRecorder = (
  portal: Pick<PortalContext, 'company' | 'session' | 'ownsPage' | 'parent'>,
  { pricing }: Pick<LineContext, 'pricing'>,
): Recorder => {
  const { company, session } = portal;
  const { currency } = company;
  const recordedPurchases = new Set<string>();
  let current: Current | null = null;
  /** Facts about a location that the router has not reported yet, because child effects run first. */
  let pending: ScreenFact[] = [];

  const itemPricing = (): ItemPricing => ({
    ...pricing,
    hidden: arePricesHidden(company.settings, customerOf(session.getState())),
  });
  const toEcommerce = (items: EcommerceItem[]) => itemsWithValue(items, currency);
  const send = (event: AnalyticsEventData) => sendEvent(portal, event);
  /** Pending views are reported before an action. */
  const sendNow = (event: AnalyticsEventData) => {
    current?.visit.list?.flush();
    send(event);
  };

  const startVisit = (at: ScreenLocation, via: 'PUSH' | 'REPLACE' | 'POP'): Current => {
    const previous = current?.visit ?? null;
    const isSameVisit = previous?.path === at.pathname;
    if (!isSameVisit) previous?.list?.flush();
    const visit = isSameVisit ? previous : createScreenVisit(at.pathname);
    current = {
      at,
      visit,
      previous,
      isChosen: via === 'PUSH' && !isParentNavigation(at.state),
      isReturn: via === 'POP' && previous !== null,
    };
    return current;
  };

  const itemsOf = ({ lines }: PricedCart) => lines.map(({ line }) => lineItem(line, null, itemPricing()));

  const recordList = (fact: Extract<AnalyticsFact, { kind: 'list' }>, { visit, isReturn }: Current) => {
    visit.list ??= createListRecorder({ currency, itemPricing, send });
    visit.list.record(fact, isReturn);
  };

  const recordItems = (fact: ItemsFact, { visit }: Current) => {
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
    { visit, previous, isChosen }: Current,
  ) => {
    if (!once(visit, 'view_item')) return;
    const { product } = offer;
    const item = productItem(product, offer, itemPricing());
    const found = isChosen && previous && previous !== visit ? findIn(previous, product.id) : null;
    if (found) {
      const { list, index } = found;
      send({ name: 'select_item', ecommerce: { ...toEcommerce([{ ...item, ...list, index }]), ...list } });
    }
    send({ name: 'view_item', ecommerce: toEcommerce([item]) });
  };

  const select = (promotion: Promotion, slot: PromotionsFact['slot'], at: number) =>
    sendNow({
      name: 'select_promotion',
      ecommerce: { ...promotionOf(promotion, slot), items: [promotionItem(promotion, slot, at)] },
    });

  const recordUsedPromotion = ({ slot, promotion }: UsedPromotionFact) => {
    const shown = current?.visit.promotions.get(slot)?.promotions ?? [];
    const at = shown.findIndex(({ id }) => id === promotion.id);
    select(promotion, slot, Math.max(0, at));
  };

  const recordPromotions = (fact: PromotionsFact, { visit, previous, isChosen }: Current) => {
    const { slot, promotions, chosen } = fact;
    const items = promotions.map((promotion, index) => promotionItem(promotion, slot, index));
    const at = promotions.findIndex(({ id }) => id === chosen);
    const [selected] = at < 0 ? [] : promotions.slice(at);
    const shown = [visit, previous]
      .flatMap((each) => [...(each?.promotions.values() ?? [])])
      .find((each) => each.promotions.some(({ id }) => id === chosen));
    if (selected && isChosen && shown && shown.chosen !== chosen) select(selected, shown.slot, at);
    visit.promotions.set(slot, fact);
    if (items.length > 0 && once(visit, `view_promotion ${slot}`)) {
      send({ name: 'view_promotion', ecommerce: { creative_slot: slot, items } });
    }
  };

  const recordLines = (fact: Extract<AnalyticsFact, { kind: 'lines' }>, { visit }: Current) => {
    const isEmptyCheckout = fact.name === 'begin_checkout' && fact.priced.lines.length === 0;
    if (isEmptyCheckout || !once(visit, fact.name)) return;
    const ecommerce = { ...toEcommerce(itemsOf(fact.priced)), ...couponOf(fact.coupon) };
    send({ name: fact.name, ecommerce });
  };

  const recordOnScreen = (fact: ScreenFact, now: Current) => {
    if (fact.kind === 'list') recordList(fact, now);
    else if (fact.kind === 'items') recordItems(fact, now);
    else if (fact.kind === 'product') recordProduct(fact, now);
    else if (fact.kind === 'promotions') recordPromotions(fact, now);
    else recordLines(fact, now);
  };

  const recordPurchase = (fact: PurchaseFact) => {
    if (recordedPurchases.has(fact.number)) return;
    recordedPurchases.add(fact.number);
    sendNow(purchaseEvent(fact, toEcommerce(itemsOf(fact.priced))));
  };

  const recordCartChange = ({ before, after }: Extract<AnalyticsFact, { kind: 'cart' }>) => {
    const { added, removed } = diffCart(before, after, pricing.settings.sizeInput);
    for (const [name, moves] of [
      ['remove_from_cart', removed],
      ['add_to_cart', added],
    ] as const) {
      const items = moves.map(({ line, quantity }) => lineItem(line, quantity, itemPricing()));
      if (items.length > 0) sendNow({ name, ecommerce: toEcommerce(items) });
    }
  };

  const recordFavourite = ({ product, offer }: Extract<AnalyticsFact, { kind: 'favourite' }>) =>
    sendNow({
      name: 'add_to_wishlist',
      ecommerce: toEcommerce([productItem(product, offer, itemPricing())]),
    });

  const recordLocation = ({ at, via }: Extract<AnalyticsFact, { kind: 'location' }>) => {
    if (current?.at === at) return;
    const now = startVisit(at, via);
    const onScreen = pending.filter((fact) => fact.at === at);
    pending = [];
    for (const fact of onScreen) recordOnScreen(fact, now);
  };

  const record = (fact: AnalyticsFact): void => {
    if (fact.kind === 'location') recordLocation(fact);
    else if (fact.kind === 'cart') recordCartChange(fact);
    else if (fact.kind === 'purchase') recordPurchase(fact);
    else if (fact.kind === 'favourite') recordFavourite(fact);
    else if (fact.kind === 'promotion') recordUsedPromotion(fact);
    else if (current?.at === fact.at) recordOnScreen(fact, current);
    else pending.push(fact);
  };

  return {
    record,
    stop: () => current?.visit.list?.stop(),
  };
};

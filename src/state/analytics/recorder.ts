import { isParentNavigation } from '../../bridge/parentNavigation.ts';
import { diffCart } from '../../domain/analytics/diffCart.ts';
import {
  type AnalyticsEventData,
  type AnalyticsItem,
  itemsOfList,
  itemsWithValue,
} from '../../domain/analytics/events.ts';
import { type ItemPricing, lineItem, productItem } from '../../domain/analytics/items.ts';
import type { PricedCart } from '../../domain/cart/priceCart.ts';
import { arePricesHidden } from '../../domain/catalogue/arePricesHidden.ts';
import type { Portal } from '../portal.ts';
import { customerOf } from '../session/sessionStore.ts';
import type { Workspace } from '../workspace.ts';
import type {
  AnalyticsFact,
  Promotion,
  Purchase,
  ScreenLocation,
  SeenItems,
  SeenPromotions,
  TakenPromotion,
} from './facts.ts';
import { createListRecorder } from './listRecorder.ts';
import { createScreenVisit, findIn, once, type ScreenVisit } from './screenVisit.ts';
import { sendEvent } from './sendEvent.ts';

type Current = {
  at: ScreenLocation;
  isChosen: boolean;
  isReturn: boolean;
  stay: ScreenVisit;
  before: ScreenVisit | null;
};

type Seen = Extract<AnalyticsFact, { kind: 'list' | 'items' | 'product' | 'promotions' | 'lines' }>;

const promotionOf = ({ id, name }: Promotion, slot: string) => ({
  promotion_id: id,
  promotion_name: name,
  creative_slot: slot,
});

const promotionItem = (promotion: Promotion, slot: string, index: number): AnalyticsItem => ({
  item_id: promotion.id,
  item_name: promotion.name,
  ...promotionOf(promotion, slot),
  index,
});

const couponOf = (coupon: string | null) => (coupon === null ? {} : { coupon });

/**
 * Turns facts into events, each once: views once per stay on a screen, actions once each. Opening a screen again, also
 * with Back, is another stay (docs/analytics.md).
 */
export const createRecorder = (
  portal: Portal,
  pricing: Workspace['pricing'],
): { hear(fact: AnalyticsFact): void; end(): void } => {
  const { company, session } = portal;
  const { currency } = company;
  const bought = new Set<string>();
  let current: Current | null = null;
  /** Facts about a location that the router has not reported yet, because child effects run first. */
  let early: Seen[] = [];

  const terms = (): ItemPricing => ({
    ...pricing,
    hidden: arePricesHidden(company.settings, customerOf(session.getState())),
  });
  const toEcommerce = (items: AnalyticsItem[]) => itemsWithValue(items, currency);
  const send = (event: AnalyticsEventData) => sendEvent(portal, event);

  /** Pending views are reported before an action. */
  const sendNow = (event: AnalyticsEventData) => {
    current?.stay.list?.settle();
    send(event);
  };

  const arrive = (at: ScreenLocation, via: 'PUSH' | 'REPLACE' | 'POP'): Current => {
    const before = current?.stay ?? null;
    const isSameStay = before?.path === at.pathname;
    if (!isSameStay) before?.list?.settle();
    const stay = isSameStay ? before : createScreenVisit(at.pathname);
    const now: Current = {
      at,
      stay,
      before,
      isChosen: via === 'PUSH' && !isParentNavigation(at.state),
      isReturn: via === 'POP' && before !== null,
    };
    current = now;
    return now;
  };

  const itemsOf = ({ lines }: PricedCart) => lines.map(({ line }) => lineItem(line, null, terms()));

  const hearList = (fact: Extract<AnalyticsFact, { kind: 'list' }>, { stay, isReturn }: Current) => {
    stay.list ??= createListRecorder({ currency, terms, send });
    stay.list.hear(fact, isReturn);
  };

  const hearItems = (fact: SeenItems, { stay }: Current) => {
    const { at, list, offers } = fact;
    stay.items.set(list, fact);
    // Favourite lists share a path and differ by query.
    if (offers.length === 0 || !once(stay, `view_item_list ${list} ${at.search}`)) return;
    const items = offers.map((offer, index) => ({
      ...productItem(offer.product, offer, terms()),
      item_list_id: list,
      index,
    }));
    send({ name: 'view_item_list', ecommerce: itemsOfList(items, { item_list_id: list }, currency) });
  };

  const hearProduct = (
    { offer }: Extract<AnalyticsFact, { kind: 'product' }>,
    { stay, before, isChosen }: Current,
  ) => {
    if (!once(stay, 'view_item')) return;
    const { product } = offer;
    const item = productItem(product, offer, terms());
    const found = isChosen && before && before !== stay ? findIn(before, product.id) : null;
    if (found) {
      const { list, index } = found;
      send({ name: 'select_item', ecommerce: { ...toEcommerce([{ ...item, ...list, index }]), ...list } });
    }
    send({ name: 'view_item', ecommerce: toEcommerce([item]) });
  };

  const select = (promotion: Promotion, slot: SeenPromotions['slot'], at: number) =>
    sendNow({
      name: 'select_promotion',
      ecommerce: { ...promotionOf(promotion, slot), items: [promotionItem(promotion, slot, at)] },
    });

  const hearTaken = ({ slot, promotion }: TakenPromotion) => {
    const shown = current?.stay.promotions.get(slot)?.promotions ?? [];
    const at = shown.findIndex(({ id }) => id === promotion.id);
    select(promotion, slot, Math.max(0, at));
  };

  const hearPromotions = (fact: SeenPromotions, { stay, before, isChosen }: Current) => {
    const { slot, promotions, chosen } = fact;
    const items = promotions.map((promotion, index) => promotionItem(promotion, slot, index));
    const at = promotions.findIndex(({ id }) => id === chosen);
    const [picked] = at < 0 ? [] : promotions.slice(at);
    const shown = [stay, before]
      .flatMap((each) => [...(each?.promotions.values() ?? [])])
      .find((each) => each.promotions.some(({ id }) => id === chosen));
    if (picked && isChosen && shown && shown.chosen !== chosen) select(picked, shown.slot, at);
    stay.promotions.set(slot, fact);
    if (items.length > 0 && once(stay, `view_promotion ${slot}`)) {
      send({ name: 'view_promotion', ecommerce: { creative_slot: slot, items } });
    }
  };

  const hearLines = (fact: Extract<AnalyticsFact, { kind: 'lines' }>, { stay }: Current) => {
    const isNothing = fact.name === 'begin_checkout' && fact.priced.lines.length === 0;
    if (isNothing || !once(stay, fact.name)) return;
    const ecommerce = { ...toEcommerce(itemsOf(fact.priced)), ...couponOf(fact.coupon) };
    send({ name: fact.name, ecommerce });
  };

  const hearSeen = (fact: Seen, now: Current) => {
    if (fact.kind === 'list') hearList(fact, now);
    else if (fact.kind === 'items') hearItems(fact, now);
    else if (fact.kind === 'product') hearProduct(fact, now);
    else if (fact.kind === 'promotions') hearPromotions(fact, now);
    else hearLines(fact, now);
  };

  const hearPurchase = ({ number, transaction, priced, coupon }: Purchase) => {
    if (bought.has(number)) return;
    bought.add(number);
    const ecommerce = toEcommerce(itemsOf(priced));
    const { tax, shipping } = priced.totals;
    sendNow({
      name: 'purchase',
      ecommerce: {
        transaction_id: number,
        ...(ecommerce.value !== undefined && { tax: tax.toNumber(), shipping: shipping.toNumber() }),
        ...couponOf(coupon),
        ...ecommerce,
      },
      detail: { transaction },
    });
  };

  const hearCart = ({ before, after }: Extract<AnalyticsFact, { kind: 'cart' }>) => {
    const { added, removed } = diffCart(before, after, pricing.settings.sizeInput);
    for (const [name, moves] of [
      ['remove_from_cart', removed],
      ['add_to_cart', added],
    ] as const) {
      const items = moves.map(({ line, quantity }) => lineItem(line, quantity, terms()));
      if (items.length > 0) sendNow({ name, ecommerce: toEcommerce(items) });
    }
  };

  const hearFavourite = ({ product, offer }: Extract<AnalyticsFact, { kind: 'favourite' }>) =>
    sendNow({ name: 'add_to_wishlist', ecommerce: toEcommerce([productItem(product, offer, terms())]) });

  const hearPlace = ({ at, via }: Extract<AnalyticsFact, { kind: 'place' }>) => {
    if (current?.at === at) return;
    const now = arrive(at, via);
    const said = early.filter((fact) => fact.at === at);
    early = [];
    for (const fact of said) hearSeen(fact, now);
  };

  const hear = (fact: AnalyticsFact): void => {
    if (fact.kind === 'place') hearPlace(fact);
    else if (fact.kind === 'cart') hearCart(fact);
    else if (fact.kind === 'purchase') hearPurchase(fact);
    else if (fact.kind === 'favourite') hearFavourite(fact);
    else if (fact.kind === 'promotion') hearTaken(fact);
    else if (current?.at === fact.at) hearSeen(fact, current);
    else early.push(fact);
  };

  return {
    hear,
    end: () => current?.stay.list?.stop(),
  };
};

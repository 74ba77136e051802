import { isParentNavigation } from '../../bridge/parentNavigation.ts';
import { diffCart } from '../../domain/analytics/diffCart.ts';
import {
  type AnalyticsEventData,
  type EcommerceItem,
  itemsWithValue,
} from '../../domain/analytics/events.ts';
import { type ItemPricing, lineItem, productItem } from '../../domain/analytics/items.ts';
import type { LineContext } from '../../domain/cart/currentLine.ts';
import { arePricesHidden } from '../../domain/catalogue/arePricesHidden.ts';
import { customerOf } from '../access/sessionStore.ts';
import type { PortalContext } from '../portal.ts';
import { sendEvent } from '../sendEvent.ts';
import type { Recorder } from './analyticsService.ts';
import type { AnalyticsFact, PurchaseFact, ScreenLocation, UsedPromotionFact } from './facts.ts';
import {
  cartItems,
  couponOf,
  type RecorderMeans,
  recordOnScreen,
  type ScreenFact,
  type ShownScreen,
  selectPromotion,
} from './screenRecorder.ts';
import { createScreenVisit } from './screenVisit.ts';

/** Without prices there is no value, and then no tax and no shipping cost either. */
const purchaseEvent = (
  { id, number, transaction, priced: { totals }, coupon }: PurchaseFact,
  ecommerce: ReturnType<typeof itemsWithValue>,
): AnalyticsEventData => ({
  name: 'purchase',
  ecommerce: {
    transaction_id: id,
    ...(ecommerce.value !== undefined && {
      tax: totals.tax.toNumber(),
      shipping: totals.shipping.toNumber(),
    }),
    ...couponOf(coupon),
    ...ecommerce,
  },
  detail: { transaction, number },
});

const screenAfter = (
  before: ShownScreen | null,
  at: ScreenLocation,
  via: 'PUSH' | 'REPLACE' | 'POP',
): ShownScreen => {
  const previous = before?.visit ?? null;
  const isSameVisit = previous?.path === at.pathname;
  if (!isSameVisit) previous?.list?.flush();
  return {
    at,
    visit: isSameVisit ? previous : createScreenVisit(at.pathname),
    previous,
    isChosen: via === 'PUSH' && !isParentNavigation(at.state),
    isReturn: via === 'POP' && previous !== null,
  };
};

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
  let current: ShownScreen | null = null;
  /** Facts about a location that the router has not reported yet, because child effects run first. */
  let pending: ScreenFact[] = [];

  const itemPricing = (): ItemPricing => ({
    ...pricing,
    hidden: arePricesHidden(company.settings, customerOf(session.getState())),
  });
  const toEcommerce = (items: EcommerceItem[]) => itemsWithValue(items, currency);
  const send = (event: AnalyticsEventData) => sendEvent(portal, event);
  const sendNow = (event: AnalyticsEventData) => {
    current?.visit.list?.flush();
    send(event);
  };

  const means: RecorderMeans = { currency, itemPricing, send, sendNow };

  const recordUsedPromotion = ({ slot, promotion }: UsedPromotionFact) => {
    const shown = current?.visit.promotions.get(slot)?.promotions ?? [];
    const at = shown.findIndex(({ id }) => id === promotion.id);
    selectPromotion(promotion, slot, Math.max(0, at), means);
  };

  const recordPurchase = (fact: PurchaseFact) => {
    if (recordedPurchases.has(fact.id)) return;
    recordedPurchases.add(fact.id);
    sendNow(purchaseEvent(fact, toEcommerce(cartItems(fact.priced, itemPricing()))));
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
    const now = screenAfter(current, at, via);
    current = now;
    const onScreen = pending.filter((fact) => fact.at === at);
    pending = [];
    for (const fact of onScreen) recordOnScreen(fact, now, means);
  };

  const record = (fact: AnalyticsFact): void => {
    if (fact.kind === 'location') recordLocation(fact);
    else if (fact.kind === 'cart') recordCartChange(fact);
    else if (fact.kind === 'purchase') recordPurchase(fact);
    else if (fact.kind === 'favourite') recordFavourite(fact);
    else if (fact.kind === 'promotion') recordUsedPromotion(fact);
    else if (current?.at === fact.at) recordOnScreen(fact, current, means);
    else pending.push(fact);
  };

  return {
    record,
    stop: () => current?.visit.list?.stop(),
  };
};

import { toDecimal, ZERO } from '../numbers/decimal.ts';
import { money } from '../numbers/money.ts';

/** A GA4 e-commerce item: prices per `quantity`'s own unit, after discounts and before tax. Nothing in it names a person. */
export type AnalyticsItem = {
  item_id: string;
  item_name: string;
  item_brand?: string;
  /** Line, and below it the subline. */
  item_category?: string;
  item_category2?: string;
  /** Unit of measure. */
  item_variant?: string;
  item_list_id?: string;
  item_list_name?: string;
  promotion_id?: string;
  promotion_name?: string;
  creative_slot?: string;
  price?: number;
  quantity?: number;
  /** Place in the list, from 0. */
  index?: number;
};

/** GA4's own parameters of an e-commerce event; amounts with 2 decimals in `currency`. */
type Ecommerce = {
  currency?: string;
  value?: number;
  transaction_id?: string;
  tax?: number;
  shipping?: number;
  coupon?: string;
  item_list_id?: string;
  item_list_name?: string;
  promotion_id?: string;
  promotion_name?: string;
  creative_slot?: string;
  items: AnalyticsItem[];
};

type AnalyticsName =
  | 'login'
  | 'search'
  | 'view_item_list'
  | 'select_item'
  | 'view_item'
  | 'add_to_wishlist'
  | 'add_to_cart'
  | 'remove_from_cart'
  | 'view_cart'
  | 'begin_checkout'
  | 'purchase'
  | 'view_promotion'
  | 'select_promotion';

/** What is reported of one moment, before it gets its id (specification §7, analytics events). Not every event is about items. */
export type Reported = {
  name: AnalyticsName;
  ecommerce?: Ecommerce;
  detail?: Record<string, string | number | boolean>;
};

/** A list in which items stand. */
export type ItemList = { item_list_id: string; item_list_name?: string };

/** What items are worth together: Σ price × quantity, rounded once; null when a price isn't known or is hidden. */
export const totalValue = (items: readonly AnalyticsItem[]): number | null => {
  let sum = ZERO;
  for (const { price, quantity } of items) {
    const each = toDecimal(price);
    const count = toDecimal(quantity ?? 1);
    if (!each || !count) return null;
    sum = sum.plus(each.times(count));
  }
  return money(sum).toNumber();
};

/** Items with what they are worth; without a price there is neither value nor currency. */
export const worth = (items: readonly AnalyticsItem[], currency: string): Ecommerce => {
  const value = totalValue(items);
  return value === null ? { items: [...items] } : { currency, value, items: [...items] };
};

/** Items of a list as they are shown: each has its price, the list has no value. */
export const listed = (items: readonly AnalyticsItem[], list: ItemList, currency: string): Ecommerce => ({
  ...(items.some(({ price }) => price !== undefined) && { currency }),
  ...list,
  items: [...items],
});

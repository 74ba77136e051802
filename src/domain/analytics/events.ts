import { toDecimal, ZERO } from '../numbers/decimal.ts';
import { money } from '../numbers/money.ts';

/** A GA4 e-commerce item: prices per `quantity`'s own unit, after discounts and before tax. Nothing in it names a person. */
export type AnalyticsItem = {
  item_id: string;
  item_name: string;
  item_brand?: string;
  /** `item_category` is the line, `item_category2` the subline. */
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
  /** Index in the list, from 0. */
  index?: number;
};

/** GA4's parameters of an e-commerce event. Amounts have 2 decimals and are in `currency`. */
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

type AnalyticsEventName =
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

/**
 * An event before it gets its id (specification §7, analytics events). `ecommerce` is absent for events that are not about
 * items.
 */
export type AnalyticsEventData = {
  name: AnalyticsEventName;
  ecommerce?: Ecommerce;
  detail?: Record<string, string | number | boolean>;
};

/** The list that shows the items. */
export type ItemList = { item_list_id: string; item_list_name?: string };

/** Σ price × quantity, rounded once to 2 decimals. Null when a price is unknown or hidden. */
const totalValue = (items: readonly AnalyticsItem[]): number | null => {
  let sum = ZERO;
  for (const { price, quantity } of items) {
    const unitPrice = toDecimal(price);
    const count = toDecimal(quantity ?? 1);
    if (!unitPrice || !count) return null;
    sum = sum.plus(unitPrice.times(count));
  }
  return money(sum).toNumber();
};

/** The items with their total value. Without a known value there is no currency either. */
export const itemsWithValue = (items: readonly AnalyticsItem[], currency: string): Ecommerce => {
  const value = totalValue(items);
  return value === null ? { items: [...items] } : { currency, value, items: [...items] };
};

/** The items that a list shows. Each has its price; the list has no value. */
export const itemsOfList = (
  items: readonly AnalyticsItem[],
  list: ItemList,
  currency: string,
): Ecommerce => ({
  ...(items.some(({ price }) => price !== undefined) && { currency }),
  ...list,
  items: [...items],
});

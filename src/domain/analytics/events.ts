import { toDecimal, ZERO } from '../numbers/decimal.ts';
import { money } from '../numbers/money.ts';

/** A GA4 item. Its price is per unit of `quantity`, after discounts and before tax; no field identifies a person. */
export type EcommerceItem = {
  item_id: string;
  item_name: string;
  item_brand?: string;
  /** The product's line; `item_category2` is its subline. */
  item_category?: string;
  item_category2?: string;
  item_variant?: string;
  item_list_id?: string;
  item_list_name?: string;
  promotion_id?: string;
  promotion_name?: string;
  creative_slot?: string;
  price?: number;
  quantity?: number;
  index?: number;
};

/** GA4's e-commerce parameters. Amounts have 2 decimals and are in `currency`. */
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
  items: EcommerceItem[];
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

export type AnalyticsEventData = {
  name: AnalyticsEventName;
  ecommerce?: Ecommerce;
  detail?: Record<string, string | number | boolean>;
};

export type ItemList = { item_list_id: string; item_list_name?: string };

const totalValue = (items: readonly EcommerceItem[]): number | null => {
  let sum = ZERO;
  for (const { price, quantity } of items) {
    const unitPrice = toDecimal(price);
    const count = toDecimal(quantity ?? 1);
    if (!unitPrice || !count) return null;
    sum = sum.plus(unitPrice.times(count));
  }
  return money(sum).toNumber();
};

/** GA4 needs a currency with each value, so both are absent when a price is unknown. */
export const itemsWithValue = (items: readonly EcommerceItem[], currency: string): Ecommerce => {
  const value = totalValue(items);
  return value === null ? { items: [...items] } : { currency, value, items: [...items] };
};

export const itemsOfList = (
  items: readonly EcommerceItem[],
  list: ItemList,
  currency: string,
): Ecommerce => ({
  ...(items.some(({ price }) => price !== undefined) && { currency }),
  ...list,
  items: [...items],
});

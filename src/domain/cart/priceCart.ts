import { NO_MONEY } from '../numbers/money.ts';
import type { LineAmounts } from '../pricing/lineAmounts.ts';
import type { Gift, PricedLine, PricingCustomer, PricingSettings, UnpricedLine } from '../pricing/types.ts';
import type { CartLine } from './cartLine.ts';
import type { CouponTerms } from './coupon.ts';
import { giftLines } from './gifts.ts';
import { cartLinePrice } from './linePrice.ts';
import type { PaymentCharge } from './paymentCharge.ts';
import type { ShippingRule } from './shipping.ts';
import { type TotalLine, type TransactionTotals, totalTransaction } from './totals.ts';

export type CartInput = {
  lines: readonly CartLine[];
  settings: PricingSettings;
  customer: PricingCustomer;
  coupon: CouponTerms | null;
  shippingRule: ShippingRule | null;
  charge: PaymentCharge | null;
};

/** A line with its price and, where it has one, its amounts with the coupon's share. */
export type PricedCartLine =
  | { line: CartLine; price: PricedLine; amounts: LineAmounts }
  | { line: CartLine; price: UnpricedLine; amounts: null };

export type PricedCart = { lines: PricedCartLine[]; gifts: Gift[]; totals: TransactionTotals };

const remembered = new WeakMap<PricedLine, TotalLine>();

/** The line as the totals see it; the same object for as long as its price is, so that its amounts can be remembered. */
function toTotalLine(cartLine: CartLine, price: PricedLine): TotalLine {
  const known = remembered.get(price);
  if (known) return known;
  const { productId, line, subline, detailType } = cartLine;
  const { baseQuantity, gross, discount, taxes, tax, net } = price;
  const alone = { gross, coupon: NO_MONEY, discount, tax, net };
  const counted = { productId, line, subline, detailType, baseQuantity, gross, discount, taxes, alone };
  remembered.set(price, counted);
  return counted;
}

/**
 * The whole cart: each line priced, the gifts that follow from them, and the totals (rules: Totals). A line that has no
 * price, or whose quantity is none, stays in the cart and counts for nothing. Gifts cost nothing and are not in the totals.
 */
export function priceCart(input: CartInput): PricedCart {
  const { settings, customer, coupon, shippingRule, charge } = input;
  const priced = input.lines.map((line) => ({ line, price: cartLinePrice(line, settings, customer) }));
  const counted = priced.flatMap(({ line, price }) => (price.ok ? [toTotalLine(line, price)] : []));
  const { lines: amounts, ...totals } = totalTransaction({ lines: counted, coupon, shippingRule, charge });
  const amountsInOrder = amounts.values();
  const lines = priced.flatMap(({ line, price }): PricedCartLine[] => {
    if (!price.ok) return [{ line, price, amounts: null }];
    const { value } = amountsInOrder.next();
    return value ? [{ line, price, amounts: value }] : [];
  });
  return { lines, gifts: giftLines(priced.map(({ price }) => price)), totals };
}

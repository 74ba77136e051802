import { NO_MONEY } from '../numbers/money.ts';
import type { LineAmounts } from '../pricing/lineAmounts.ts';
import type { Gift, PricedLine, PricingCustomer, PricingSettings, UnpricedLine } from '../pricing/types.ts';
import type { CartLine } from './cartLine.ts';
import { type CouponRule, couponPart } from './coupon.ts';
import { giftLines } from './gifts.ts';
import { cartLinePrice } from './linePrice.ts';
import type { PaymentCharge } from './paymentCharge.ts';
import type { ShippingRule } from './shipping.ts';
import { type TotalLine, type TransactionTotals, totalTransaction } from './totals.ts';

export type CartInput = {
  lines: readonly CartLine[];
  settings: PricingSettings;
  customer: PricingCustomer;
  coupon: CouponRule | null;
  shippingRule: ShippingRule | null;
  charge: PaymentCharge | null;
};

/** A line with its price and, if priced, its amounts with the coupon's share. */
export type PricedCartLine =
  | { line: CartLine; price: PricedLine; amounts: LineAmounts }
  | { line: CartLine; price: UnpricedLine; amounts: null };

export type PricedCart = { lines: PricedCartLine[]; gifts: Gift[]; totals: TransactionTotals };

type ComputedLine = { price: PricedLine; counted: TotalLine } | { price: UnpricedLine; counted: null };

/** Results that the next computation reuses, by line. Lines are immutable. */
export type CartMemo = {
  readonly settings: PricingSettings;
  readonly customer: PricingCustomer;
  readonly coupon: CouponRule | null;
  readonly lines: ReadonlyMap<CartLine, ComputedLine>;
};

function computeLine(cartLine: CartLine, { settings, customer }: CartInput): ComputedLine {
  const price = cartLinePrice(cartLine, settings, customer);
  if (!price.ok) return { price, counted: null };
  const { productId, line, subline, detailType } = cartLine;
  const { baseQuantity, gross, discount, taxes, tax, net } = price;
  const known = { gross, coupon: NO_MONEY, discount, tax, net };
  const counted = { productId, line, subline, detailType, baseQuantity, gross, discount, taxes, known };
  return { price, counted };
}

function withCoupon(computed: ComputedLine, coupon: CouponRule | null): ComputedLine {
  if (!computed.counted) return computed;
  const { couponPart: _, ...counted } = computed.counted;
  return {
    price: computed.price,
    counted: coupon ? { ...counted, couponPart: couponPart(coupon, counted) } : counted,
  };
}

/** Prices every line, and reuses results from `memo` when none of the inputs changed. */
function computeLines(input: CartInput, memo: CartMemo | null): ComputedLine[] {
  const isSamePricing = memo?.settings === input.settings && memo.customer === input.customer;
  const known = isSamePricing ? memo.lines : null;
  const isSameCoupon = memo?.coupon === input.coupon;
  return input.lines.map((line) => {
    const computed = known?.get(line);
    if (computed && isSameCoupon) return computed;
    return withCoupon(computed ?? computeLine(line, input), input.coupon);
  });
}

/**
 * Prices the cart: lines, gifts and totals (rules: Totals). Lines without a price or a valid quantity count as 0. Gifts
 * are free and not in the totals. Pass the memo of the previous computation to price changed lines only; the result has
 * the next memo.
 */
export function repriceCart(input: CartInput, memo: CartMemo | null): { cart: PricedCart; memo: CartMemo } {
  const { settings, customer, coupon, shippingRule, charge } = input;
  const computed = computeLines(input, memo);
  const counted = computed.flatMap((line) => line.counted ?? []);
  const { lines: amounts, ...totals } = totalTransaction({ lines: counted, coupon, shippingRule, charge });
  const amountsInOrder = amounts.values();
  const remembered = new Map<CartLine, ComputedLine>();
  const lines = computed.flatMap((one, at): PricedCartLine[] => {
    const line = input.lines[at];
    if (!line) return [];
    if (!one.counted) {
      remembered.set(line, one);
      return [{ line, price: one.price, amounts: null }];
    }
    const { value: known } = amountsInOrder.next();
    if (!known) return [];
    const isKnown = one.counted.known === known;
    remembered.set(line, isKnown ? one : { price: one.price, counted: { ...one.counted, known } });
    return [{ line, price: one.price, amounts: known }];
  });
  return {
    cart: { lines, gifts: giftLines(computed.map(({ price }) => price)), totals },
    memo: { settings, customer, coupon, lines: remembered },
  };
}

/** {@link repriceCart} without a memo. */
export const priceCart = (input: CartInput): PricedCart => repriceCart(input, null).cart;

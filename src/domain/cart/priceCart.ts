import { NO_MONEY } from '../numbers/money.ts';
import type { PaymentCharge } from '../payments/paymentCharge.ts';
import type { LineAmounts } from '../pricing/lineAmounts.ts';
import { giftLines } from '../pricing/rules/gifts.ts';
import type { Gift, PricedLine, PricingCustomer, PricingSettings, UnpricedLine } from '../pricing/types.ts';
import type { CartLine } from './cartLine.ts';
import { type CouponRule, couponPart } from './coupon.ts';
import { cartLinePrice } from './linePrice.ts';
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

export type PricedCartLine =
  | { line: CartLine; price: PricedLine; amounts: LineAmounts }
  | { line: CartLine; price: UnpricedLine; amounts: null };

export type PricedCart = { lines: PricedCartLine[]; gifts: Gift[]; totals: TransactionTotals };

type ComputedLine = { price: PricedLine; totalLine: TotalLine } | { price: UnpricedLine; totalLine: null };

export type CartMemo = {
  readonly settings: PricingSettings;
  readonly customer: PricingCustomer;
  readonly coupon: CouponRule | null;
  readonly lines: ReadonlyMap<CartLine, ComputedLine>;
};

function computeLine(cartLine: CartLine, { settings, customer }: CartInput): ComputedLine {
  const price = cartLinePrice(cartLine, settings, customer);
  if (!price.ok) return { price, totalLine: null };
  const { productId, line, subline, detailType } = cartLine;
  const { baseQuantity, gross, discount, taxes, tax, net } = price;
  const cachedAmounts = { gross, coupon: NO_MONEY, discount, tax, net };
  const totalLine = {
    productId,
    line,
    subline,
    detailType,
    baseQuantity,
    gross,
    discount,
    taxes,
    cachedAmounts,
  };
  return { price, totalLine };
}

function withCoupon(computed: ComputedLine, coupon: CouponRule | null): ComputedLine {
  if (!computed.totalLine) return computed;
  const { couponPart: _, ...totalLine } = computed.totalLine;
  return {
    price: computed.price,
    totalLine: coupon ? { ...totalLine, couponPart: couponPart(coupon, totalLine) } : totalLine,
  };
}

function computeLines(input: CartInput, memo: CartMemo | null): ComputedLine[] {
  const isSamePricing = memo?.settings === input.settings && memo.customer === input.customer;
  const cachedLines = isSamePricing ? memo.lines : null;
  const isSameCoupon = memo?.coupon === input.coupon;
  return input.lines.map((line) => {
    const computed = cachedLines?.get(line);
    if (computed && isSameCoupon) return computed;
    return withCoupon(computed ?? computeLine(line, input), input.coupon);
  });
}

/** Unpriced lines count as 0; gifts are not in the totals (rules: Totals). Only changed lines are priced again. */
export function repriceCart(input: CartInput, memo: CartMemo | null): { cart: PricedCart; memo: CartMemo } {
  const { settings, customer, coupon, shippingRule, charge } = input;
  const computed = computeLines(input, memo);
  const totalLines = computed.flatMap((line) => line.totalLine ?? []);
  const { lines: amounts, ...totals } = totalTransaction({ lines: totalLines, coupon, shippingRule, charge });
  const amountsInOrder = amounts.values();
  const memoLines = new Map<CartLine, ComputedLine>();
  const lines = computed.flatMap((computedLine, index): PricedCartLine[] => {
    const line = input.lines[index];
    if (!line) return [];
    if (!computedLine.totalLine) {
      memoLines.set(line, computedLine);
      return [{ line, price: computedLine.price, amounts: null }];
    }
    const { value: currentAmounts } = amountsInOrder.next();
    if (!currentAmounts) return [];
    const isUnchanged = computedLine.totalLine.cachedAmounts === currentAmounts;
    memoLines.set(
      line,
      isUnchanged
        ? computedLine
        : {
            price: computedLine.price,
            totalLine: { ...computedLine.totalLine, cachedAmounts: currentAmounts },
          },
    );
    return [{ line, price: computedLine.price, amounts: currentAmounts }];
  });
  return {
    cart: { lines, gifts: giftLines(computed.map(({ price }) => price)), totals },
    memo: { settings, customer, coupon, lines: memoLines },
  };
}

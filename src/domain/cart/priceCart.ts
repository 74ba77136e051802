import { NO_MONEY } from '../numbers/money.ts';
import type { LineAmounts } from '../pricing/lineAmounts.ts';
import type { Gift, PricedLine, PricingCustomer, PricingSettings, UnpricedLine } from '../pricing/types.ts';
import type { CartLine } from './cartLine.ts';
import { type CouponTerms, couponPart } from './coupon.ts';
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

/** What was worked out for a line: its price and, where it has one, the line as the totals see it. */
type ComputedLine = { price: PricedLine; counted: TotalLine } | { price: UnpricedLine; counted: null };

/** What one computation of a cart leaves for the next, by line: lines are immutable. */
export type CartMemo = {
  readonly settings: PricingSettings;
  readonly customer: PricingCustomer;
  readonly coupon: CouponTerms | null;
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

/** The line with what follows from this coupon and it alone. */
function withCoupon(computed: ComputedLine, coupon: CouponTerms | null): ComputedLine {
  if (!computed.counted) return computed;
  const { couponPart: _, ...counted } = computed.counted;
  return {
    price: computed.price,
    counted: coupon ? { ...counted, couponPart: couponPart(coupon, counted) } : counted,
  };
}

/** Every line computed, taken from `memo` where nothing that it follows from is another object. */
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
 * The whole cart: each line priced, the gifts that follow from them, and the totals (rules: Totals). A line that has no
 * price, or whose quantity is none, stays in the cart and counts for nothing. Gifts cost nothing and are not in the totals.
 * With the memo of an earlier computation, only lines that changed are priced; answers with the memo for the next.
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

/** {@link repriceCart} from the beginning. */
export const priceCart = (input: CartInput): PricedCart => repriceCart(input, null).cart;

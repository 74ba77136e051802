import type { Context } from '../../context.ts';
import type { Database } from '../../database/schema.ts';
import type { Exact } from '../../pricing/numbers.ts';
import { giftIds, loadOffers, type Offer } from '../../pricing/offers.ts';
import { type PricedTransaction, priceTransaction } from '../../pricing/priceTransaction.ts';
import { unprocessable } from '../../refusal.ts';
import { allowedIds, type CustomerGuest } from '../../session/authorise.ts';
import { findCoupon } from '../checkout/findCoupon.ts';
import { askedLines, checkPriced, ownLines } from './askedLines.ts';
import { chargeTerms } from './chargeTerms.ts';
import { type Difference, differencesOf } from './differences.ts';
import type { SentTransaction } from './readVisit.ts';
import { type ShippingMethod, shippingMethods, shippingTerms } from './shippingTerms.ts';

/** The offers that the caller may order, with their gifts. */
const offersFor = async (
  database: Database,
  guest: CustomerGuest,
  ids: readonly number[],
): Promise<Map<number, Offer>> => {
  const { companyId, clientId } = guest.customer;
  const question = { companyId, clientId, rules: guest.rules };
  const offers = await loadOffers(database, question, allowedIds(guest, [...new Set(ids)]));
  const missing = giftIds(offers.values()).filter((id) => !offers.has(id));
  return new Map([...(await loadOffers(database, question, missing)), ...offers]);
};

export type Calculated = {
  priced: PricedTransaction;
  differences: Difference[];
  methods: ShippingMethod[];
  method: ShippingMethod | null;
  /** The payment-method charge; negative for a discount. */
  charge: Exact;
  couponCode: string;
};

/**
 * The back office's figures, calculated only from products, quantities, units, sizes, coupon code, shipping and payment
 * method. Throws 422 `product_unavailable`, `unit_required`, `no_lines`, `coupon_unknown`, `coupon_expired`.
 */
export const calculate = async (
  context: Context,
  guest: CustomerGuest,
  sent: SentTransaction,
): Promise<Calculated> => {
  const { companyId, user } = guest.customer;
  const own = ownLines(sent.lines);
  const ids = own.map(({ product_id }) => product_id);
  const forbidden = ids.find((id) => allowedIds(guest, [id]).length === 0);
  if (forbidden !== undefined) {
    throw unprocessable('product_unavailable', `product ${forbidden} is not available`);
  }
  const offers = await offersFor(context.database, guest, ids);
  const understood = askedLines(own, offers, guest.rules.takesSize);
  const asked = understood.filter((line) => line !== null);
  if (asked.length === 0) throw unprocessable('no_lines', 'the order has no lines');
  checkPriced(asked);
  const code = sent.header.portal_coupons_code.trim();
  const coupon = code === '' ? null : await findCoupon(context, companyId, code);
  if (code !== '' && !coupon) throw unprocessable('coupon_unknown', 'the coupon is not known');
  const methods = await shippingMethods(context.database, companyId);
  const method = methods.find((candidate) => candidate.code === sent.header.shipping_method_code) ?? null;
  const charge = await chargeTerms(context.database, companyId, sent.header);
  const priced = priceTransaction(asked, offers, {
    rules: guest.rules,
    user,
    coupon: coupon && {
      discount_type: coupon.discount_type,
      discount_value: coupon.discount_value,
      products: (coupon.products ?? []).map(Number),
      lines: coupon.lines ?? [],
      sublines: coupon.sublines ?? [],
    },
    shipping: shippingTerms(method, guest.rules),
    charge,
  });
  const added = charge?.is_charge === false ? priced.totals.charge.times(-1) : priced.totals.charge;
  const sentLines = own.filter((_, at) => understood[at] !== null);
  return {
    priced,
    differences: differencesOf(sent, sentLines, priced, added),
    charge: added,
    methods,
    method,
    couponCode: coupon?.code ?? '',
  };
};

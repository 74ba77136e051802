import type { Context } from '../../context.ts';
import type { Database } from '../../database/schema.ts';
import type { Exact } from '../../pricing/numbers.ts';
import { giftIds, loadOffers, type Offer } from '../../pricing/offers.ts';
import { type PricedTransaction, priceTransaction } from '../../pricing/priceTransaction.ts';
import type { ChargeTerms } from '../../pricing/totals.ts';
import { unprocessable } from '../../refusal.ts';
import { allowedIds, type CustomerCaller } from '../../session/authorise.ts';
import { findCoupon } from '../checkout/findCoupon.ts';
import { type Difference, differencesOf } from './differences.ts';
import type { SentTransaction } from './readVisit.ts';
import { ownLines, requestedLines } from './requestedLines.ts';
import { type ShippingMethod, shippingMethods, shippingTerms } from './shippingTerms.ts';

const offersFor = async (
  database: Database,
  caller: CustomerCaller,
  ids: readonly number[],
): Promise<Map<number, Offer>> => {
  const { companyId, clientId } = caller.customer;
  const offerRequest = { companyId, clientId, rules: caller.rules };
  const offers = await loadOffers(database, offerRequest, allowedIds(caller, [...new Set(ids)]));
  const missing = giftIds(offers.values()).filter((id) => !offers.has(id));
  return new Map([...(await loadOffers(database, offerRequest, missing)), ...offers]);
};

export type Calculated = {
  priced: PricedTransaction;
  differences: Difference[];
  methods: ShippingMethod[];
  method: ShippingMethod | null;
  couponCode: string;
  /** Of the payment method; negative for a discount. */
  charge: Exact;
};

/**
 * The back office's figures, calculated only from products, quantities, units, sizes, coupon code and shipping method. `chargeTerms` are
 * those of the method of a payment; null without a payment. Throws 422
 * `product_unavailable`, `invalid_quantity`, `unit_required`, `invalid_size` with the line, and `no_lines`,
 * `coupon_unknown`, `coupon_expired`; 429 `too_many_attempts` after too many unknown coupons.
 */
export const calculate = async (
  context: Context,
  caller: CustomerCaller,
  sent: SentTransaction,
  chargeTerms: ChargeTerms | null = null,
): Promise<Calculated> => {
  const { companyId, user } = caller.customer;
  const customerLines = ownLines(sent.lines);
  const ids = customerLines.map(({ sent: { product_id } }) => product_id);
  const offers = await offersFor(context.database, caller, ids);
  const linesOrNull = requestedLines(customerLines, offers, caller);
  const requested = linesOrNull.filter((line) => line !== null);
  if (requested.length === 0) throw unprocessable('no_lines', 'the order has no lines');
  const code = sent.header.portal_coupons_code.trim();
  const find = () => findCoupon(context, companyId, code);
  const trier = { ...caller.customer, address: caller.address };
  const coupon = code === '' ? null : await context.coupons.guard(trier, find);
  if (code !== '' && !coupon) throw unprocessable('coupon_unknown', 'the coupon is not known');
  const methods = await shippingMethods(context.database, companyId);
  const method = methods.find((candidate) => candidate.code === sent.header.shipping_method_code) ?? null;
  const priced = priceTransaction(requested, offers, {
    rules: caller.rules,
    user,
    coupon: coupon && {
      discount_type: coupon.discount_type,
      discount_value: coupon.discount_value,
      products: (coupon.products ?? []).map(Number),
      lines: coupon.lines ?? [],
      sublines: coupon.sublines ?? [],
    },
    shipping: shippingTerms(method, caller.rules),
    charge: chargeTerms,
  });
  const sentLines = customerLines.flatMap(({ sent: line }, at) => (linesOrNull[at] ? [line] : []));
  const charge = chargeTerms?.is_charge === false ? priced.totals.charge.times(-1) : priced.totals.charge;
  return {
    priced,
    charge,
    differences: differencesOf(sent, sentLines, priced, charge),
    methods,
    method,
    couponCode: coupon?.code ?? '',
  };
};

import type { HoldReason } from '../../database/schema.ts';
import { type Exact, numericOrNull, positiveOrNull } from '../../pricing/numbers.ts';
import type { Totals } from '../../pricing/totals.ts';
import { unprocessable } from '../../refusal.ts';
import type { User } from '../../session/authorise.ts';
import type { CompanyRules } from '../../settings.ts';
import type { ShippingMethod } from './shippingTerms.ts';

export const NO_GATEWAY =
  'Payment gateway error: payment is required but the company has no payment gateway configured; contact the wholesaler.';

export type PlacingFacts = {
  user: User;
  kind: CompanyRules['kind'];
  seesPrices: boolean;
  subCustomerId: number | null;
  minimumOrder: unknown;
  totals: Totals;
  methods: readonly ShippingMethod[];
  method: ShippingMethod | null;
  state: string;
  city: string;
  openBalance: Exact;
  /** Whether it is paid by card or bank account when it is placed. */
  isPaid: boolean;
  /** Whether the rules reserve its amount by card (rules: Preauthorization). */
  isPreauthorized: boolean;
};

const isOutside = (method: ShippingMethod | null, state: string): boolean => {
  const zones = method?.zones ?? [];
  return zones.length > 0 && !zones.some((zone) => zone.trim().toLowerCase() === state.trim().toLowerCase());
};

const isBelow = (minimum: unknown, { gross, discount }: Totals): boolean =>
  positiveOrNull(minimum)?.gt(gross.minus(discount)) === true;

const HOLD_REASONS: readonly string[] = ['below_minimum', 'credit_exceeded', 'unpaid'] satisfies HoldReason[];
const isHoldReason = (reason: string): reason is HoldReason => HOLD_REASONS.includes(reason);

const TEXTS: Readonly<Record<string, string>> = {
  no_gateway: NO_GATEWAY,
  payment_required: 'Payment is required: credit purchases are not available under your sales terms.',
};

/** Estimates are preauthorized or not paid; whoever sees no prices pays nothing (rules: May it be placed?). */
const isPaymentDue = ({ user, kind, seesPrices, isPreauthorized }: PlacingFacts): boolean =>
  seesPrices && positiveOrNull(user.payterm_days) === null && (kind !== 'estimate' || isPreauthorized);

/**
 * Throws 422 with the first reason that applies (rules: May it be placed?); no_lines and unit_required are checked
 * earlier. What is paid at once needs no credit. A customer whose prices are hidden isn't refused for an amount, because the quantity at which refusals
 * begin would tell the price; without payment terms it places unpaid. The reason is returned, so that the company looks at the order.
 */
export const checkPlaceable = (facts: PlacingFacts): HoldReason | null => {
  const { user, totals, state, city } = facts;
  const isOnTerms = positiveOrNull(user.payterm_days) !== null;
  const limit = isOnTerms ? numericOrNull(user.credit_limit) : null;
  const subCustomers = user.sub_customers.map(({ id }) => id);
  const reasons: [reason: string, holds: boolean][] = [
    [
      'sub_customer_required',
      subCustomers.length > 0 &&
        !(facts.subCustomerId !== null && subCustomers.includes(facts.subCustomerId)),
    ],
    ['below_minimum', isBelow(facts.minimumOrder, totals)],
    ['shipping_method_required', facts.methods.length > 0 && facts.method === null],
    ['address_required', state.trim() === '' || city.trim() === ''],
    ['not_shipped_here', isOutside(facts.method, state)],
    ['credit_exceeded', !facts.isPaid && limit?.lt(facts.openBalance.plus(totals.net)) === true],
    ['no_gateway', !facts.isPaid && isPaymentDue(facts) && user.payment_gateway.length === 0],
    ['payment_required', !facts.isPaid && isPaymentDue(facts)],
    ['unpaid', !facts.seesPrices && !isOnTerms],
  ];
  const found = reasons.filter(([, holds]) => holds).map(([reason]) => reason);
  const refused = found.find((reason) => facts.seesPrices || !isHoldReason(reason));
  if (refused) {
    throw unprocessable(
      refused,
      TEXTS[refused] ?? `the order can't be placed: ${refused.replaceAll('_', ' ')}`,
    );
  }
  return found.find(isHoldReason) ?? null;
};

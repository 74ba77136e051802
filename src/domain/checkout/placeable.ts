import { type NumericInput, toDecimal, toPositive } from '../numbers/decimal.ts';
import { buysOnTerms } from './payterm.ts';

/** All that decides whether an order may be placed; amounts and limits may be decimals as text. */
export type PlaceableFacts = {
  quantities: readonly NumericInput[];
  isInGroup: boolean;
  subCustomerId: number | string | null;
  isUnitMissing: boolean;
  minimumOrder: NumericInput;
  grossValue: NumericInput;
  discount: NumericInput;
  hasShippingMethods: boolean;
  shippingMethod: string | null;
  /** The states that the chosen method ships to; none named means everywhere, as the vectors settle. */
  shippingZones: readonly string[];
  state: string;
  city: string;
  paytermDays: NumericInput;
  creditLimit: NumericInput;
  openBalance: NumericInput;
  netValue: NumericInput;
  gateways: readonly string[];
  paymentMethod: string | null;
};

export type NotPlaceableReason =
  | 'no_lines'
  | 'sub_customer_required'
  | 'unit_required'
  | 'below_minimum'
  | 'shipping_method_required'
  | 'address_required'
  | 'not_shipped_here'
  | 'credit_exceeded'
  | 'no_gateway'
  | 'payment_required';

type Rule = { reason: NotPlaceableReason; holds: (facts: PlaceableFacts) => boolean };

function isBelowMinimum({ minimumOrder, grossValue, discount }: PlaceableFacts): boolean {
  const minimum = toPositive(minimumOrder);
  const amount = toDecimal(grossValue)?.minus(toDecimal(discount) ?? 0);
  return Boolean(minimum && amount?.lt(minimum));
}

function isNotShippedHere({ shippingMethod, shippingZones, state }: PlaceableFacts): boolean {
  if (!shippingMethod || shippingZones.length === 0) return false;
  const name = state.trim().toLowerCase();
  return !shippingZones.some((zone) => zone.trim().toLowerCase() === name);
}

function isCreditExceeded({ paytermDays, creditLimit, openBalance, netValue }: PlaceableFacts): boolean {
  const limit = toDecimal(creditLimit);
  const net = toDecimal(netValue);
  if (!buysOnTerms(paytermDays) || !limit || !net) return false;
  return net.plus(toDecimal(openBalance) ?? 0).gt(limit);
}

const RULES: readonly Rule[] = [
  { reason: 'no_lines', holds: ({ quantities }) => !quantities.some((quantity) => toPositive(quantity)) },
  { reason: 'sub_customer_required', holds: (facts) => facts.isInGroup && facts.subCustomerId === null },
  { reason: 'unit_required', holds: (facts) => facts.isUnitMissing },
  { reason: 'below_minimum', holds: isBelowMinimum },
  { reason: 'shipping_method_required', holds: (facts) => facts.hasShippingMethods && !facts.shippingMethod },
  { reason: 'address_required', holds: ({ state, city }) => state.trim() === '' || city.trim() === '' },
  { reason: 'not_shipped_here', holds: isNotShippedHere },
  { reason: 'credit_exceeded', holds: isCreditExceeded },
  {
    reason: 'no_gateway',
    holds: ({ paytermDays, gateways }) => !buysOnTerms(paytermDays) && gateways.length === 0,
  },
  {
    reason: 'payment_required',
    holds: ({ paytermDays, gateways, paymentMethod }) =>
      !buysOnTerms(paytermDays) && gateways.length > 0 && !paymentMethod,
  },
];

/** Every reason that holds, in order: what the checkout says beside its fields, all at once. */
export function allReasons(facts: PlaceableFacts): NotPlaceableReason[] {
  return RULES.filter(({ holds }) => holds(facts)).map(({ reason }) => reason);
}

/** The first reason that holds, or null when the order may be placed (rules: May it be placed?). */
export function whyNotPlaceable(facts: PlaceableFacts): NotPlaceableReason | null {
  return RULES.find(({ holds }) => holds(facts))?.reason ?? null;
}

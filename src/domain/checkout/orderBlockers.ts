import { type NumericInput, toDecimal, toPositive } from '../numbers/decimal.ts';
import { creditOf } from './credit.ts';
import { isPaymentDue, type PlacingTerms } from './paymentDue.ts';
import { servesState } from './shippingMethod.ts';

/** Amounts and limits may be decimal texts. */
export type PlacementInput = PlacingTerms & {
  quantities: readonly NumericInput[];
  isInGroup: boolean;
  subCustomerId: number | string | null;
  isUnitMissing: boolean;
  minimumOrder: NumericInput;
  grossValue: NumericInput;
  discount: NumericInput;
  hasShippingMethods: boolean;
  shippingMethod: string | null;
  /** The states that the method ships to; an empty list means everywhere, as the vectors define. */
  shippingZones: readonly string[];
  state: string;
  city: string;
  creditLimit: NumericInput;
  openBalance: NumericInput;
  netValue: NumericInput;
  paymentMethod: string | null;
};

export type OrderBlocker =
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

type Rule = { reason: OrderBlocker; isBlocking: (input: PlacementInput) => boolean };

function isBelowMinimum({ minimumOrder, grossValue, discount }: PlacementInput): boolean {
  const minimum = toPositive(minimumOrder);
  const amount = toDecimal(grossValue)?.minus(toDecimal(discount) ?? 0);
  return Boolean(minimum && amount?.lt(minimum));
}

function isNotShippedHere({ shippingMethod, shippingZones, state }: PlacementInput): boolean {
  return Boolean(shippingMethod) && state.trim() !== '' && !servesState(shippingZones, state);
}

function isCreditExceeded(input: PlacementInput): boolean {
  return toDecimal(input.netValue) !== null && creditOf(input)?.left.lt(0) === true;
}

const RULES: readonly Rule[] = [
  {
    reason: 'no_lines',
    isBlocking: ({ quantities }) => !quantities.some((quantity) => toPositive(quantity)),
  },
  { reason: 'sub_customer_required', isBlocking: (input) => input.isInGroup && input.subCustomerId === null },
  { reason: 'unit_required', isBlocking: (input) => input.isUnitMissing },
  { reason: 'below_minimum', isBlocking: isBelowMinimum },
  {
    reason: 'shipping_method_required',
    isBlocking: (input) => input.hasShippingMethods && !input.shippingMethod,
  },
  { reason: 'address_required', isBlocking: ({ state, city }) => state.trim() === '' || city.trim() === '' },
  { reason: 'not_shipped_here', isBlocking: isNotShippedHere },
  { reason: 'credit_exceeded', isBlocking: isCreditExceeded },
  {
    reason: 'no_gateway',
    isBlocking: (input) => isPaymentDue(input) && input.gateways.length === 0,
  },
  {
    reason: 'payment_required',
    isBlocking: (input) => isPaymentDue(input) && input.gateways.length > 0 && !input.paymentMethod,
  },
];

export function orderBlockers(input: PlacementInput): OrderBlocker[] {
  return RULES.filter(({ isBlocking }) => isBlocking(input)).map(({ reason }) => reason);
}

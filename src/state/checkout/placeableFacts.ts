import type { Customer } from '../../domain/access/customer.ts';
import type { CartDetails } from '../../domain/cart/cart.ts';
import { isUnitMissing } from '../../domain/cart/cartLine.ts';
import type { PricedCart } from '../../domain/cart/priceCart.ts';
import type { Delivery } from '../../domain/checkout/delivery.ts';
import { deliveryAddress } from '../../domain/checkout/deliveryAddress.ts';
import type { PlacementInput } from '../../domain/checkout/orderBlockers.ts';
import { type PlacingTerms, placingMethods } from '../../domain/checkout/paymentDue.ts';
import type { ShippingMethod } from '../../domain/checkout/shippingMethod.ts';
import { chosenPayment } from '../../domain/payments/paymentMethod.ts';
import type { Company } from '../../domain/tenant/company.ts';

type Known = {
  details: CartDetails;
  priced: PricedCart;
  customer: Customer;
  company: Company;
  terms: PlacingTerms;
  methods: readonly ShippingMethod[];
  delivery: Pick<Delivery, 'method' | 'isUnserved'>;
};

const deliveryFacts = ({ methods, delivery: { method, isUnserved } }: Known) =>
  isUnserved
    ? { shippingMethod: methods[0]?.code ?? null, shippingZones: methods.flatMap(({ zones }) => zones) }
    : { shippingMethod: method?.code ?? null, shippingZones: method?.zones ?? [] };

/**
 * The input of the placement rules (rules: May it be placed?). Lines without a price are not part of the order. Where prices are hidden the company judges the amounts (docs/decisions/023).
 */
export const placeableFacts = (known: Known): PlacementInput => {
  const { details, priced, customer, company, terms, methods } = known;
  const lines = priced.lines.filter(({ price }) => price.ok).map(({ line }) => line);
  const address = deliveryAddress(customer, details);
  const isOwn = customer.subCustomers.some(({ id }) => id === details.subCustomerId);
  const { grossValue, discount, netValue } = priced.totals;
  const hidden = terms.arePricesHidden;
  return {
    ...terms,
    quantities: lines.map(({ quantity }) => quantity),
    isInGroup: customer.subCustomers.length > 0,
    subCustomerId: isOwn ? details.subCustomerId : null,
    isUnitMissing: lines.some(isUnitMissing),
    minimumOrder: hidden ? null : company.settings.minimumOrder,
    grossValue: grossValue.toFixed(),
    discount: discount.toFixed(),
    hasShippingMethods: methods.length > 0,
    ...deliveryFacts(known),
    state: address.state,
    city: address.city,
    creditLimit: hidden ? null : customer.creditLimit,
    openBalance: customer.openBalance,
    netValue: netValue.toFixed(),
    paymentMethod: chosenPayment(details.paymentMethod, placingMethods(terms), {})?.method ?? null,
  };
};

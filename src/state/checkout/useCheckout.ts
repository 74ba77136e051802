import type { CheckoutSettings } from '../../api/checkout/loadCheckoutSettings.ts';
import type { Customer } from '../../domain/access/customer.ts';
import type { CartDetails } from '../../domain/cart/cart.ts';
import { needsAcceptance } from '../../domain/cart/lineChanges.ts';
import type { Delivery } from '../../domain/checkout/delivery.ts';
import { type OrderBlocker, orderBlockers } from '../../domain/checkout/orderBlockers.ts';
import { isHeldUnpaid, type PlacingTerms, placingMethods } from '../../domain/checkout/paymentDue.ts';
import { placingTerms } from '../../domain/checkout/placingTerms.ts';
import type { ShippingMethod } from '../../domain/checkout/shippingMethod.ts';
import type { TransactionKind } from '../../domain/history/transaction.ts';
import { gatewaySettings } from '../../domain/payments/gatewaySettings.ts';
import type { ChosenPayment } from '../../domain/payments/paymentMethod.ts';
import { termsLabel } from '../../domain/payments/payterm.ts';
import { useCart } from '../cart/useCart.ts';
import { usePrices } from '../cart/usePrices.ts';
import { useChangedLines } from '../cart/useVerification.ts';
import { useCheckoutSettings } from '../tenant/useCheckoutSettings.ts';
import { useCompany, useCustomer } from '../usePortal.ts';
import type { PaymentOptions } from './paymentOptions.ts';
import { placeableFacts } from './placeableFacts.ts';
import { useShipDate } from './useShipDate.ts';

const placingOptions = (
  terms: PlacingTerms,
  customer: Pick<Customer, 'gateways'>,
  { paymentCharges, paymentSettings }: CheckoutSettings,
): PaymentOptions => ({
  methods: placingMethods(terms),
  charges: paymentCharges,
  gateways: terms.gateways,
  settings: gatewaySettings(customer, paymentSettings),
});

/**
 * `paymentOptions`: without methods it is not paid now. `payment`: null while none is chosen, and on payment
 * terms. `isHeld`: it is stored unpaid and waits for the company, because the customer sees no prices and has
 * no terms. `termsLabel`: the company's; empty without terms.
 */
export type Checkout = {
  kind: TransactionKind;
  customer: Customer;
  details: CartDetails;
  methods: readonly ShippingMethod[];
  delivery: Delivery;
  method: ShippingMethod | null;
  reasons: readonly OrderBlocker[];
  isChanged: boolean;
  shipDate: string;
  paymentOptions: PaymentOptions;
  payment: ChosenPayment | null;
  isHeld: boolean;
  termsLabel: string;
};

/** The checkout's state; `status` is that of the shipping methods, which are required. */
export const useCheckout = () => {
  const company = useCompany();
  const customer = useCustomer();
  const details = useCart((cart) => cart.details);
  const priced = usePrices((prices) => prices);
  const { data, isPending, isError, refetch } = useCheckoutSettings();
  const changed = useChangedLines();
  const date = useShipDate();
  const methods = data?.shippingMethods ?? [];
  const { delivery, payment } = priced;
  const terms = customer && data && placingTerms(company.settings, customer, data.paymentSettings);
  const checkout: Checkout | null =
    customer && data && terms && delivery
      ? {
          kind: terms.kind,
          customer,
          details,
          methods,
          delivery,
          method: delivery.method,
          reasons: orderBlockers(
            placeableFacts({ details, priced, customer, company, terms, methods, delivery }),
          ),
          isChanged: changed.some(({ changes }) => changes.some(needsAcceptance)),
          shipDate: date,
          paymentOptions: placingOptions(terms, customer, data),
          payment,
          isHeld: isHeldUnpaid(terms),
          termsLabel: termsLabel(customer.terms, data.salesTerms),
        }
      : null;
  return { checkout, isPending, isError, retry: () => void refetch() };
};

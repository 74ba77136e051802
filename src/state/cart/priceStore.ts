import type { StoreApi } from 'zustand/vanilla';
import type { CheckoutSettings } from '../../api/checkout/loadCheckoutSettings.ts';
import { type CartMemo, repriceCart } from '../../domain/cart/priceCart.ts';
import { deliveryOf } from '../../domain/checkout/delivery.ts';
import type { AddressSource } from '../../domain/checkout/deliveryAddress.ts';
import { placingMethods } from '../../domain/checkout/paymentDue.ts';
import { type PlacingCustomer, placingTerms } from '../../domain/checkout/placingTerms.ts';
import { type ChosenPayment, chosenPayment } from '../../domain/payments/paymentMethod.ts';
import type { PricingCustomer, PricingSettings } from '../../domain/pricing/types.ts';
import type { CompanySettings } from '../../domain/tenant/company.ts';
import type { CartPrices, CartState } from './cartStates.ts';
import type { CartStore } from './cartStore.ts';
import { keepUnchanged } from './keepUnchanged.ts';
import { shippingRuleOf } from './shippingRuleOf.ts';

export type PriceStore = {
  setCheckoutSettings(settings: CheckoutSettings): void;
  payment(): ChosenPayment | null;
  stop(): void;
};

type Options = {
  prices: StoreApi<CartPrices | null>;
  cart: Pick<CartStore, 'state'>;
  settings: PricingSettings;
  customer: PricingCustomer;
  company: CompanySettings;
  payer: PlacingCustomer;
  recipient: AddressSource;
};

export const createPriceStore = ({
  prices,
  cart,
  settings,
  customer,
  company,
  payer,
  recipient,
}: Options): PriceStore => {
  let checkoutSettings: CheckoutSettings | null = null;
  /** The one place where prices are remembered: a change of one line prices that line. */
  let memo: CartMemo | null = null;
  const paymentOf = ({ details }: CartState) =>
    chosenPayment(
      details.paymentMethod,
      placingMethods(placingTerms(company, payer, checkoutSettings?.paymentSettings)),
      checkoutSettings?.paymentCharges ?? {},
    );

  const price = (state: CartState): CartPrices => {
    const { entries, details } = state;
    const payment = paymentOf(state);
    const delivery = checkoutSettings && deliveryOf(checkoutSettings.shippingMethods, recipient, details);
    // Nothing is delivered or charged without lines.
    const isEmpty = entries.length === 0;
    const input = {
      lines: entries.map(({ line }) => line),
      settings,
      customer,
      coupon: details.coupon,
      shippingRule: isEmpty ? null : shippingRuleOf(delivery?.method ?? null, company),
      charge: isEmpty ? null : (payment?.charge ?? null),
    };
    const repriced = repriceCart(input, memo);
    memo = repriced.memo;
    const isDeliveryChosen = details.shippingMethodCode !== null || details.lastShippingMethodCode !== null;
    const needsSettings = isDeliveryChosen || details.paymentMethod !== null;
    const isTotalKnown = checkoutSettings !== null || !needsSettings;
    return keepUnchanged(prices.getState(), { ...repriced.cart, delivery, payment, isTotalKnown });
  };

  prices.setState(price(cart.state.getState()), true);
  const stop = cart.state.subscribe((now, before) => {
    if (now.entries !== before.entries || now.details !== before.details) prices.setState(price(now), true);
  });
  return {
    setCheckoutSettings(known) {
      checkoutSettings = known;
      prices.setState(price(cart.state.getState()), true);
    },
    payment: () => paymentOf(cart.state.getState()),
    stop,
  };
};

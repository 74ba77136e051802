import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CheckoutSettings } from '../../api/checkout/loadCheckoutSettings.ts';
import { type CartMemo, type PricedCart, repriceCart } from '../../domain/cart/priceCart.ts';
import type { ShippingRule } from '../../domain/cart/shipping.ts';
import type { ShippingMethod } from '../../domain/checkout/shippingMethod.ts';
import { type ChosenPayment, chosenPayment, type Payer } from '../../domain/payments/paymentMethod.ts';
import type { PricingCustomer, PricingSettings } from '../../domain/pricing/types.ts';
import type { CompanySettings } from '../../domain/tenant/company.ts';
import type { CartState, CartStore } from './cartStore.ts';

/**
 * What the cart comes to. `isTotalKnown`: the totals hold the delivery and the charges, or none of them is chosen; until then
 * no total is shown.
 */
export type CartPrices = PricedCart & { isTotalKnown: boolean };

/** What the cart comes to, recomputed once for everyone who shows it. */
export type PriceStore = {
  state: StoreApi<CartPrices>;
  /** The company's shipping methods and charges, once they are known. */
  setCheckoutSettings(settings: CheckoutSettings): void;
  /** How the order is paid; null on terms, or while nothing is chosen. */
  payment(): ChosenPayment | null;
  stop(): void;
};

type Options = {
  cart: CartStore;
  settings: PricingSettings;
  customer: PricingCustomer;
  company: CompanySettings;
  payer: Payer;
};

/** A chosen method's cost rule, with the company's threshold and its minimum-cost flag (rules: Totals, 3). */
export const shippingRuleOf = (
  method: ShippingMethod | null,
  company: CompanySettings,
): ShippingRule | null =>
  method && {
    fixed: method.fixed,
    percent: method.percent,
    freeMinimum: company.freeShippingMinimum,
    minimumCost: company.shippingMinimumCost,
  };

export const createPriceStore = ({ cart, settings, customer, company, payer }: Options): PriceStore => {
  let checkoutSettings: CheckoutSettings | null = null;
  /** The one place where prices are remembered: a change of one line prices that line. */
  let memo: CartMemo | null = null;
  const paymentOf = ({ details }: CartState) =>
    chosenPayment(details.paymentMethod, payer, checkoutSettings?.paymentCharges ?? {});

  const price = (state: CartState): CartPrices => {
    const { entries, details } = state;
    const methods = checkoutSettings?.shippingMethods ?? [];
    const payment = paymentOf(state);
    const input = {
      lines: entries.map(({ line }) => line),
      settings,
      customer,
      coupon: details.coupon,
      shippingRule: shippingRuleOf(
        methods.find(({ code }) => code === details.shippingMethodCode) ?? null,
        company,
      ),
      charge: payment?.charge ?? null,
    };
    const repriced = repriceCart(input, memo);
    memo = repriced.memo;
    const needsSettings = details.shippingMethodCode !== null || payment !== null;
    return { ...repriced.cart, isTotalKnown: checkoutSettings !== null || !needsSettings };
  };

  const state = createStore<CartPrices>(() => price(cart.state.getState()));
  const stop = cart.state.subscribe((now, before) => {
    if (now.entries !== before.entries || now.details !== before.details) state.setState(price(now), true);
  });
  return {
    state,
    setCheckoutSettings(known) {
      checkoutSettings = known;
      state.setState(price(cart.state.getState()), true);
    },
    payment: () => paymentOf(cart.state.getState()),
    stop,
  };
};

import { createLazyBackOfficeStore } from '../../api/cloudStore/lazyBackOfficeStore.ts';
import type { PricingCustomer, PricingSettings } from '../../domain/pricing/types.ts';
import type { Customer } from '../../domain/session/customer.ts';
import { newIdentifier } from '../../platform/identifier.ts';
import { createDocumentSync } from '../documents/documentSync.ts';
import type { Portal } from '../portal.ts';
import { type CartStore, createCartStore } from './cartStore.ts';
import { createPriceStore, type PriceStore } from './priceStore.ts';

/** A customer's cart with what it comes to, in step with the cloud store from `start` to `close`. */
export type OpenCart = { cart: CartStore; prices: PriceStore; start(): void; close(): void };

/** The cart as this browser left it; started, it hears the cloud store too (specification §4, Session and Cart). */
export const openCart = (
  portal: Portal,
  customer: Customer,
  pricing: { settings: PricingSettings; customer: PricingCustomer },
): OpenCart => {
  const writer = newIdentifier();
  const document = createDocumentSync({
    name: 'transaction',
    cloud: createLazyBackOfficeStore(portal.http, writer),
    local: portal.local,
    owner: customer.email.toLowerCase(),
    writer,
    onError: (error) => portal.errors.report('Keeping the cart', error),
  });
  const cart = createCartStore({
    document,
    clientId: customer.clientId,
    fullOrderNumber: portal.company.fullOrderNumber,
    now: portal.clock.now,
  });
  const prices = createPriceStore({ cart, ...pricing, company: portal.company.settings });
  return {
    cart,
    prices,
    start: document.start,
    close() {
      document.stop();
      prices.stop();
      cart.stop();
    },
  };
};

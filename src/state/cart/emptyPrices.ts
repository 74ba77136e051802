import { NO_MONEY } from '../../domain/numbers/money.ts';
import type { CartPrices } from './cartStates.ts';

/** What a cart comes to that isn't open. Apart from the states, because the first rows need no decimals. */
export const EMPTY_PRICES: CartPrices = {
  lines: [],
  gifts: [],
  totals: {
    grossValue: NO_MONEY,
    coupon: NO_MONEY,
    discount: NO_MONEY,
    tax: NO_MONEY,
    shipping: NO_MONEY,
    charge: NO_MONEY,
    netValue: NO_MONEY,
    cents: 0,
  },
  delivery: null,
  payment: null,
  isTotalKnown: false,
};

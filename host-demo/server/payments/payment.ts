import type { Gateway } from './gateways/gateway.ts';

export type Platform = Gateway['platform'];
export type Payform = 'credit_card' | 'bank_account';

/**
 * `authorise`: the amount is reserved, then the order is stored. `charge`: the order, if one is placed, is stored first, then the
 * money is taken. `bank`: as `charge`, on the bank's own page.
 */
export type PaymentFlow = 'authorise' | 'charge' | 'bank';

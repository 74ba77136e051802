import { toPositive } from '../numbers/decimal.ts';
import { type Money, money, NO_MONEY, sumMoney } from '../numbers/money.ts';
import type { PayableInvoice } from './payableInvoice.ts';

/**
 * `invalid`: no number, or not above 0 (rules: Invoice payment); `over_balance`: more than is left to pay; `too_precise`:
 * fractions of the smallest coin; `not_whole`: centavos, which nobody pays.
 */
export type PartError = 'invalid' | 'over_balance' | 'too_precise' | 'not_whole';

/** How much of an invoice is paid. Without an amount and an error the invoice is left out. */
export type InvoicePart<Invoice> = { invoice: Invoice; amount: Money | null; error: PartError | null };

export const balanceOf = ({ balance }: Pick<PayableInvoice, 'balance'>): Money =>
  money(toPositive(balance) ?? NO_MONEY);

export const partsTotal = (parts: readonly Pick<InvoicePart<unknown>, 'amount'>[]): Money =>
  sumMoney(parts.flatMap(({ amount }) => amount ?? []));

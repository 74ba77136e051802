import { type Decimal, roundHalfUp, toPositive } from '../numbers/decimal.ts';
import { type NumberSeparators, parseLocalNumber } from '../numbers/localNumber.ts';
import { type Money, money, NO_MONEY, sumMoney } from '../numbers/money.ts';
import { printsWholeUnits } from '../numbers/printedDecimals.ts';
import type { PayableInvoice } from './payableInvoice.ts';

/**
 * `invalid`: no number, or not above 0 (rules: Invoice payment); `over_balance`: more than is left to pay; `too_precise`:
 * fractions of the smallest coin.
 */
type PartError = 'invalid' | 'over_balance' | 'too_precise';

/** How much of an invoice is paid. Without an amount and an error the invoice is left out. */
export type InvoicePart<Invoice> = { invoice: Invoice; amount: Money | null; error: PartError | null };

type Payable = Pick<PayableInvoice, 'balance' | 'currency'>;

export const balanceOf = ({ balance }: Pick<PayableInvoice, 'balance'>): Money =>
  money(toPositive(balance) ?? NO_MONEY);

const refused = (error: PartError) => ({ amount: null, error });

/** A balance of pesos is printed without its centavos; who types what is printed pays all of it. */
function isWholeBalance(amount: Decimal, balance: Money, currency: string): boolean {
  return amount.eq(balance) || (printsWholeUnits(currency) && amount.eq(roundHalfUp(balance, 0)));
}

function checkAmount(amount: Decimal | null, invoice: Payable): Omit<InvoicePart<never>, 'invoice'> {
  if (!amount?.gt(NO_MONEY)) return refused('invalid');
  const balance = balanceOf(invoice);
  if (isWholeBalance(amount, balance, invoice.currency)) return { amount: balance, error: null };
  if (amount.gt(balance)) return refused('over_balance');
  const part = money(amount);
  return part.eq(amount) ? { amount: part, error: null } : refused('too_precise');
}

export function readPart<Invoice extends Payable>(
  invoice: Invoice,
  text: string,
  separators: NumberSeparators,
): InvoicePart<Invoice> {
  if (text.trim() === '') return { invoice, amount: null, error: null };
  return { invoice, ...checkAmount(parseLocalNumber(text, separators), invoice) };
}

/** A total to be split; null when it isn't an amount above 0. */
export function readTotal(text: string, separators: NumberSeparators): Money | null {
  const typed = parseLocalNumber(text, separators);
  const total = typed && money(typed);
  return total?.gt(NO_MONEY) && typed?.eq(total) ? total : null;
}

/** The amount as it is typed into a field, exact and without grouping. */
export function amountText(amount: Money, currency: string, { decimal }: NumberSeparators): string {
  const isWhole = printsWholeUnits(currency) && roundHalfUp(amount, 0).eq(amount);
  return amount.toFixed(isWhole ? 0 : 2).replace('.', decimal);
}

export const partsTotal = (parts: readonly Pick<InvoicePart<unknown>, 'amount'>[]): Money =>
  sumMoney(parts.flatMap(({ amount }) => amount ?? []));

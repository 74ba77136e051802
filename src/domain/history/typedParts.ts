import { type Decimal, roundHalfUp } from '../numbers/decimal.ts';
import type { Format } from '../numbers/format.ts';
import { type NumberSeparators, parseLocalNumber } from '../numbers/localNumber.ts';
import { type Money, money, NO_MONEY } from '../numbers/money.ts';
import { printedDecimals, printsWholeUnits } from '../numbers/printedDecimals.ts';
import { balanceOf, type InvoicePart, type PartError } from './invoiceParts.ts';
import type { PayableInvoice } from './payableInvoice.ts';

type Payable = Pick<PayableInvoice, 'balance' | 'currency'>;

const refused = (error: PartError) => ({ amount: null, error });

// Without what isn't printed, so without the centavos of pesos.
const asPrinted = (amount: Decimal, currency: string): Money =>
  money(roundHalfUp(amount, printedDecimals(amount.toNumber(), currency)));

/** A balance of pesos is printed without its centavos; who types what is printed pays all of it. */
function isWholeBalance(amount: Decimal, balance: Money, currency: string): boolean {
  return amount.eq(balance) || (printsWholeUnits(currency) && amount.eq(roundHalfUp(balance, 0)));
}

function checkAmount(amount: Decimal | null, invoice: Payable): Omit<InvoicePart<never>, 'invoice'> {
  if (!amount?.gt(NO_MONEY)) return refused('invalid');
  const balance = balanceOf(invoice);
  if (isWholeBalance(amount, balance, invoice.currency)) return { amount: balance, error: null };
  if (amount.gt(balance)) return refused('over_balance');
  const part = asPrinted(amount, invoice.currency);
  if (part.eq(amount)) return { amount: part, error: null };
  return refused(printsWholeUnits(invoice.currency) ? 'not_whole' : 'too_precise');
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
export function readTotal(text: string, currency: string, separators: NumberSeparators): Money | null {
  const typed = parseLocalNumber(text, separators);
  const total = typed && asPrinted(typed, currency);
  return total?.gt(NO_MONEY) && typed?.eq(total) ? total : null;
}

/** The amount as a field shows it: pesos as they are printed, others exact and without grouping. */
export function amountText(
  amount: Money,
  currency: string,
  { number, separators }: Pick<Format, 'number' | 'separators'>,
): string {
  if (printedDecimals(amount.toNumber(), currency) === 0) return number(asPrinted(amount, currency));
  return amount.toFixed(2).replace('.', separators.decimal);
}

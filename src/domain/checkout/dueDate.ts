import { toDecimal } from '../numbers/decimal.ts';
import { addDays, type IsoDate } from './isoDate.ts';

/** When an invoice is due: today and the payterm days, none when absent (rules: Dates). */
export function dueDate(today: IsoDate, paytermDays: unknown): IsoDate {
  return addDays(today, Math.trunc(toDecimal(paytermDays)?.toNumber() ?? 0));
}

import { settingNumber } from '../numbers/settingNumber.ts';
import { addDays, type IsoDate } from './isoDate.ts';

/** When an invoice is due: today and the payterm days, none when absent (rules: Dates). */
export function dueDate(today: IsoDate, paytermDays: unknown): IsoDate {
  return addDays(today, Math.trunc(settingNumber(paytermDays) ?? 0));
}

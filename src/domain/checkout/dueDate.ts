import { addDays, type IsoDate } from '../numbers/isoDate.ts';
import { settingNumber } from '../numbers/settingNumber.ts';

/** An invoice's due date (rules: Due date). */
export function dueDate(today: IsoDate, paytermDays: unknown): IsoDate {
  return addDays(today, Math.trunc(settingNumber(paytermDays) ?? 0));
}

import { settingNumber } from '../numbers/settingNumber.ts';
import { addDays, type IsoDate } from './isoDate.ts';

/** An invoice's due date (rules: Due date). */
export function dueDate(today: IsoDate, paytermDays: unknown): IsoDate {
  return addDays(today, Math.trunc(settingNumber(paytermDays) ?? 0));
}

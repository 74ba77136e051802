import { addDays, type IsoDate, weekday } from '../numbers/isoDate.ts';
import { settingNumber } from '../numbers/settingNumber.ts';

/** An invoice's due date (rules: Due date). */
export function dueDate(today: IsoDate, paytermDays: unknown): IsoDate {
  return addDays(today, Math.trunc(settingNumber(paytermDays) ?? 0));
}

const SUNDAY = 0;
const SATURDAY = 6;

/** `addDays` is PORTAL_ADD_DAYS_TRANSACTION_DATE; absent means 0. */
export type ShipDateSettings = { addDays: unknown; skipWeekend: boolean };

/** The day after today plus `addDays`. With `skipWeekend` a Saturday or Sunday becomes Monday (rules: Ship date). */
export function shipDate(today: IsoDate, settings: ShipDateSettings): IsoDate {
  const added = Math.trunc(settingNumber(settings.addDays) ?? 0);
  const date = addDays(today, 1 + added);
  if (!settings.skipWeekend) return date;
  if (weekday(date) === SATURDAY) return addDays(date, 2);
  return weekday(date) === SUNDAY ? addDays(date, 1) : date;
}

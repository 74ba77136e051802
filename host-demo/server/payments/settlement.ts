import type { PaymentWire } from '../../../src/api/history/paymentSchema.ts';
import { addDays, isoDay } from '../calendar.ts';
import type { PaymentRow } from '../database/schema.ts';

type Settlement = PaymentWire['settlement'];
type SettledRow = Pick<
  PaymentRow,
  'state' | 'platform' | 'payform' | 'is_captured' | 'is_refund_due' | 'paid_at'
>;

/** Business days in which a bank clears an eCheck, or returns it (Authorize.Net: 3 to 5). */
const CLEARING_DAYS = 5;

const isBusinessDay = (day: string): boolean => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The day, yyyy-mm-dd, since which eChecks have been submitted that aren't cleared yet. */
export const clearingSince = (now: Date): string => {
  let day = isoDay(now);
  for (let left = CLEARING_DAYS; left > 0; ) {
    day = addDays(day, -1);
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
};

/** A bank account at Authorize.Net is debited by an eCheck; PSE is a transfer that the bank has confirmed. */
const isClearing = ({ platform, payform, paid_at }: SettledRow, now: Date): boolean =>
  platform === 'authorizenet' &&
  payform === 'bank_account' &&
  paid_at !== null &&
  isoDay(paid_at) > clearingSince(now);

export const settlementOf = (row: SettledRow, now: Date): Settlement => {
  if (row.state !== 'recorded') return null;
  if (row.is_refund_due) return 'returning';
  if (!row.is_captured) return 'authorized';
  return isClearing(row, now) ? 'submitted' : 'charged';
};

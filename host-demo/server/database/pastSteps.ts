import type { PastTransaction } from '../../seeds/types.ts';
import { addDays, packingDay, workingDayFrom } from '../calendar.ts';
import type { StepDates } from './schema.ts';

const OPEN: readonly PastTransaction['status'][] = ['pending', 'processing'];

const dayOf = ({ daysAgo }: PastTransaction, today: string) => addDays(today, -daysAgo);

export const pastShipDate = (past: PastTransaction, today: string): string =>
  OPEN.includes(past.status) && past.kind === 'order'
    ? workingDayFrom(today, 1)
    : addDays(dayOf(past, today), 1);

/** They follow from the days of order and shipment, so that every start has the same. */
export const pastStepDates = (past: PastTransaction, today: string): StepDates => {
  if (past.kind !== 'order') return {};
  const placed = dayOf(past, today);
  const shipDate = pastShipDate(past, today);
  const packed = `${packingDay(shipDate, placed)}T16:00:00.000Z`;
  const shipped = `${shipDate}T08:00:00.000Z`;
  switch (past.status) {
    case 'processing':
      return { packed: `${placed}T16:00:00.000Z` };
    case 'shipped':
      return { packed, shipped };
    case 'delivered':
      return { packed, shipped, delivered: `${shipDate}T17:00:00.000Z` };
    case 'cancelled':
      return { cancelled: `${placed}T15:00:00.000Z` };
    default:
      return {};
  }
};

import { shipDate } from '../../domain/checkout/orderDates.ts';
import { usePortal } from '../usePortal.ts';

/** The ship date of an order placed now (rules: Ship date). */
export const useShipDate = (): string => {
  const { clock, company } = usePortal();
  const { addDays, skipWeekend } = company.settings;
  return shipDate(clock.today(), { addDays, skipWeekend });
};

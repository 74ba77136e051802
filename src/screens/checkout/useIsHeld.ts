import { isHeldUnpaid } from '../../domain/checkout/paymentDue.ts';
import type { Transaction } from '../../domain/history/transaction.ts';
import { usePricesHidden } from '../../state/usePortal.ts';

export const useIsHeld = ({ status, showsPrices, termsDays }: Transaction): boolean => {
  const hidden = usePricesHidden(showsPrices);
  const isNew = status === 'pending' || status === 'open';
  return isNew && isHeldUnpaid({ arePricesHidden: hidden, paytermDays: termsDays });
};

import type { SheetLabels } from '../../domain/history/historySheet.ts';
import { useLineContext } from '../cart/useCart.ts';
import { usePortal } from '../usePortal.ts';
import { exportHistory, type HistoryFilters } from './exportHistory.ts';

/** Downloads the history as CSV. `name` is the file's, to which the day is added. */
export const useExportHistory = () => {
  const { http, errors, clock } = usePortal();
  const { hidden } = useLineContext();
  return (question: HistoryFilters, labels: SheetLabels, name: string) =>
    exportHistory({ http, errors, hidden }, question, labels, `${name}-${clock.today()}.csv`);
};

import type { SheetLabels } from '../../domain/history/historySheet.ts';
import { useLineContext } from '../cart/useCart.ts';
import { usePortal } from '../usePortal.ts';
import type { ExportResult, HistoryFilters } from './exportHistory.ts';

/** Downloads the history as CSV. `name` is the file's, to which the day is added. */
export const useExportHistory = () => {
  const { http, errors, clock } = usePortal();
  const { hidden } = useLineContext();
  return async (question: HistoryFilters, labels: SheetLabels, name: string): Promise<ExportResult> => {
    try {
      const { exportHistory } = await import(/* webpackChunkName: "payments" */ './exportHistory.ts');
      return exportHistory({ http, errors, hidden }, question, labels, `${name}-${clock.today()}.csv`);
    } catch (error) {
      errors.report('Exporting the history', error);
      return { ok: false, reason: 'failed' };
    }
  };
};

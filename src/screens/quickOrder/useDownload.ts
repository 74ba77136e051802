import { useTranslation } from 'react-i18next';
import { useToast } from '../../design-system/toasts.ts';
import { downloadRejects } from '../../state/quickOrder/downloadRejects.ts';
import type { QuickOrderActions } from '../../state/quickOrder/quickOrderService.ts';
import { useQuickOrderService } from '../../state/quickOrder/useQuickOrderService.ts';
import { useProblemText } from './useRowProblem.ts';

/** Downloads the rows that aren't counted, each with its reason, to be mended in a spreadsheet. */
export const useDownload = ({ evaluate }: Pick<QuickOrderActions, 'evaluate'>) => {
  const { t } = useTranslation('quickOrder');
  const { state } = useQuickOrderService();
  const toast = useToast();
  const problemOf = useProblemText();
  return async (): Promise<void> => {
    const now = state.getState();
    const rejected = now.rows.flatMap((row) => {
      const reason = problemOf(evaluate(row, now));
      return reason ? [{ code: row.code, quantity: row.unreadable || row.quantity, reason }] : [];
    });
    try {
      await downloadRejects(rejected, {
        name: t('title'),
        heads: [t('columns.code'), t('columns.quantity'), t('columns.reason')],
      });
    } catch {
      toast.show({ tone: 'warn', text: t('downloadFailed') });
    }
  };
};

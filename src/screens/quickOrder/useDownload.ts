import { useTranslation } from 'react-i18next';
import { useFormat } from '../../components/useFormat.ts';
import { downloadRejects } from '../../state/quickOrder/downloadRejects.ts';
import type { QuickOrderActions } from '../../state/quickOrder/quickOrderService.ts';
import { useQuickOrderService } from '../../state/quickOrder/useQuickOrderService.ts';

/** Downloads the rows that aren't counted, each with its reason, to be mended in a spreadsheet. */
export const useDownload = ({ evaluate }: Pick<QuickOrderActions, 'evaluate'>) => {
  const { t } = useTranslation('quickOrder');
  const { state } = useQuickOrderService();
  const format = useFormat();
  return (): void => {
    const now = state.getState();
    const rejected = now.rows.flatMap((row) => {
      const { state: rowState } = evaluate(row, now);
      if (rowState.kind !== 'problem') return [];
      const reason = t(`problem.${rowState.reason}`, {
        unit: row.listUnit || row.packSize,
        text: row.unreadable,
        available: format.number(rowState.available),
      });
      return [{ code: row.code, quantity: row.unreadable || row.quantity, reason }];
    });
    void downloadRejects(rejected, {
      name: t('title'),
      heads: [t('columns.code'), t('columns.quantity'), t('columns.reason')],
    });
  };
};

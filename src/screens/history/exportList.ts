import type { TFunction } from 'i18next';
import type { useStatusText } from '../../components/useStatusText.ts';
import type { Toast } from '../../design-system/toasts.ts';
import { APPROVAL } from '../../domain/history/approval.ts';
import type { SheetColumn, SheetLabels } from '../../domain/history/historySheet.ts';
import type { Format } from '../../domain/numbers/format.ts';
import type { useExportHistory } from '../../state/history/useExportHistory.ts';
import type { HistoryView } from './historyView.ts';

type Texts = {
  t: TFunction<'history'>;
  tOrders: TFunction<'orders'>;
  statusText: ReturnType<typeof useStatusText>;
  format: Format;
};

const sheetLabels = ({ t, tOrders, statusText }: Texts): SheetLabels => ({
  heading(column: SheetColumn): string {
    const isExportOnly = column === 'approval' || column === 'comment' || column === 'currency';
    return isExportOnly ? t(`export.column.${column}`) : tOrders(`column.${column}`);
  },
  status: statusText,
  approval: ({ approvalStatus }) => {
    if (approvalStatus === APPROVAL.pending) return t('approval.pending.title');
    if (approvalStatus === APPROVAL.approved) return t('approval.approved.title');
    return approvalStatus === APPROVAL.refused ? t('approval.refused.title') : '';
  },
});

/** Downloads what a view lists, and says what became of it. */
export const exportList = async (
  { kind, search, product, sort, from, to, status, client }: HistoryView,
  exportHistory: ReturnType<typeof useExportHistory>,
  texts: Texts,
): Promise<Toast> => {
  const { t, format } = texts;
  const query = { kind, search, product, sort, from, to, status, clientId: client };
  const result = await exportHistory(query, sheetLabels(texts), t(`export.file.${kind}`));
  if (!result.ok) return { tone: 'bad', text: t('export.failed') };
  const { rows, total } = result.value;
  if (rows >= total)
    return { tone: 'ok', text: t('export.done', { count: rows, number: format.number(rows) }) };
  const text = t('export.cut', { rows: format.number(rows), total: format.number(total) });
  return { tone: 'warn', text, duration: null };
};

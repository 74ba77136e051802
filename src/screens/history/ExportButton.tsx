import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../components/useFormat.ts';
import { useStatusText } from '../../components/useStatusText.ts';
import { Button } from '../../design-system/Button.tsx';
import { useToast } from '../../design-system/toasts.ts';
import { APPROVAL } from '../../domain/history/approval.ts';
import type { SheetColumn, SheetLabels } from '../../domain/history/historySheet.ts';
import { useExportHistory } from '../../state/history/useExportHistory.ts';
import { OfflineNote } from '../../widgets/visit/OfflineNote.tsx';
import type { HistoryView } from './historyView.ts';

const useSheetLabels = (): SheetLabels => {
  const { t } = useTranslation('history');
  const { t: tOrders } = useTranslation('orders');
  const heading = (column: SheetColumn): string => {
    const isExportOnly = column === 'approval' || column === 'comment' || column === 'currency';
    return isExportOnly ? t(`export.column.${column}`) : tOrders(`column.${column}`);
  };
  return {
    heading,
    status: useStatusText(),
    approval: ({ approvalStatus }) => {
      if (approvalStatus === APPROVAL.pending) return t('approval.pending.title');
      if (approvalStatus === APPROVAL.approved) return t('approval.approved.title');
      return approvalStatus === APPROVAL.refused ? t('approval.refused.title') : '';
    },
  };
};

export function ExportButton({ view, disabled }: { view: HistoryView; disabled: boolean }) {
  const { t } = useTranslation('history');
  const exportHistory = useExportHistory();
  const labels = useSheetLabels();
  const format = useFormat();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const isBusyRef = useRef(false);

  const download = async () => {
    if (isBusyRef.current) return;
    isBusyRef.current = true;
    setBusy(true);
    const { kind, search, product, sort, from, to, status, client } = view;
    const query = { kind, search, product, sort, from, to, status, clientId: client };
    const result = await exportHistory(query, labels, t(`export.file.${kind}`)).finally(() => {
      isBusyRef.current = false;
      setBusy(false);
    });
    if (!result.ok) return toast.show({ tone: 'bad', text: t('export.failed') });
    const { rows, total } = result.value;
    if (rows >= total)
      return toast.show({ tone: 'ok', text: t('export.done', { count: rows, number: format.number(rows) }) });
    const text = t('export.cut', { rows: format.number(rows), total: format.number(total) });
    return toast.show({ tone: 'warn', text, duration: null });
  };

  return (
    <>
      <Button loading={isBusy} disabled={disabled} onClick={() => void download()}>
        <Download aria-hidden />
        {t('export.action')}
      </Button>
      <OfflineNote />
    </>
  );
}

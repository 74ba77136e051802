import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../components/useFormat.ts';
import { useStatusText } from '../../components/useStatusText.ts';
import { Button } from '../../design-system/Button.tsx';
import { useToast } from '../../design-system/toasts.ts';
import { useExportHistory } from '../../state/history/useExportHistory.ts';
import { OfflineNote } from '../../widgets/visit/OfflineNote.tsx';
import type { HistoryView } from './historyView.ts';

export function ExportButton({ view, disabled }: { view: HistoryView; disabled: boolean }) {
  const { t } = useTranslation('history');
  const { t: tOrders } = useTranslation('orders');
  const exportHistory = useExportHistory();
  const statusText = useStatusText();
  const format = useFormat();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);

  const download = async () => {
    setBusy(true);
    try {
      const { exportList } = await import(/* webpackChunkName: "payments" */ './exportList.ts');
      toast.show(await exportList(view, exportHistory, { t, tOrders, statusText, format }));
    } catch {
      toast.show({ tone: 'bad', text: t('export.failed') });
    } finally {
      setBusy(false);
    }
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

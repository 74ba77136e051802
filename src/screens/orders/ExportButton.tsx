import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../components/useFormat.ts';
import { useStandingWord } from '../../components/useStandingWord.ts';
import { Button } from '../../design-system/Button.tsx';
import { useToast } from '../../design-system/toasts.ts';
import { APPROVAL } from '../../domain/orders/approval.ts';
import type { SheetColumn, SheetLabels } from '../../domain/orders/historySheet.ts';
import { exportHistory } from '../../state/orders/exportHistory.ts';
import { useWorkspace } from '../../state/useWorkspace.ts';
import type { HistoryView } from './historyView.ts';

/** Translated labels of the sheet. */
const useSheetWords = (): SheetLabels => {
  const { t } = useTranslation('history');
  const { t: ofOrders } = useTranslation('orders');
  const heading = (column: SheetColumn): string => {
    const isOwn = column === 'approval' || column === 'comment' || column === 'currency';
    return isOwn ? t(`export.column.${column}`) : ofOrders(`column.${column}`);
  };
  return {
    heading,
    status: useStandingWord(),
    approval: ({ approvalStatus }) => {
      if (approvalStatus === APPROVAL.pending) return t('approval.pending.title');
      if (approvalStatus === APPROVAL.approved) return t('approval.approved.title');
      return approvalStatus === APPROVAL.refused ? t('approval.refused.title') : '';
    },
  };
};

/** Downloads the filtered history, all pages, as CSV. */
export function ExportButton({ view, disabled }: { view: HistoryView; disabled: boolean }) {
  const { t } = useTranslation('history');
  const workspace = useWorkspace();
  const words = useSheetWords();
  const format = useFormat();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);

  const download = async () => {
    if (busy.current) return;
    busy.current = true;
    setBusy(true);
    const { kind, search, from, to, status, client } = view;
    const name = `${t(`export.file.${kind}`)}-${workspace.portal.clock.today()}.csv`;
    const question = { kind, search, from, to, status, clientId: client };
    const answer = await exportHistory(workspace, question, words, name);
    busy.current = false;
    setBusy(false);
    if (!answer.ok) return toast.show({ tone: 'bad', text: t('export.failed') });
    const { rows, total } = answer;
    if (rows >= total) return toast.show({ tone: 'ok', text: t('export.done', { count: rows }) });
    const text = t('export.cut', { rows: format.number(rows), total: format.number(total) });
    return toast.show({ tone: 'warn', text, duration: null });
  };

  return (
    <Button loading={isBusy} disabled={disabled} onClick={() => void download()}>
      <Download aria-hidden />
      {t('export.action')}
    </Button>
  );
}

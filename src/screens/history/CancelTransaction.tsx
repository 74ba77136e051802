import { Ban } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from '../../design-system/ConfirmDialog.tsx';
import { useToast } from '../../design-system/toasts.ts';
import type { Transaction } from '../../domain/history/transaction.ts';
import type { CancellableTransaction, CancelResult } from '../../state/history/cancelTransaction.ts';
import { useCancelTransaction } from '../../state/history/useCancelTransaction.ts';
import { useCompany } from '../../state/usePortal.ts';

type ConfirmCancelProps = Pick<
  ConfirmDialogProps,
  'open' | 'busy' | 'finalFocus' | 'onConfirm' | 'onCancel'
> &
  Pick<CancellableTransaction, 'kind'> &
  Pick<Transaction, 'number'>;

function ConfirmCancel({ kind, number, ...dialog }: ConfirmCancelProps) {
  const { t } = useTranslation('history');
  const company = useCompany();
  return (
    <ConfirmDialog
      danger
      title={t(`cancel.title.${kind}`, { number })}
      description={t(`cancel.text.${kind}`, { company: company.name })}
      confirmLabel={t(`cancel.action.${kind}`)}
      cancelLabel={t('cancel.keep')}
      {...dialog}
    />
  );
}

type Problem = Extract<CancelResult, { ok: false }>['reason'];

type CancelTransactionProps = {
  transaction: Transaction;
  /** It takes the focus when the button is removed. */
  heading(): HTMLElement | null;
  children(parts: { button: ReactNode; problem: ReactNode }): ReactNode;
};

/** Cancels an order or estimate, or says that it is too late (rules: Cancelling). */
export function CancelTransaction({ transaction, heading, children }: CancelTransactionProps) {
  const { t } = useTranslation('history');
  const cancelTransaction = useCancelTransaction();
  const toast = useToast();
  const [isConfirming, setConfirming] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const isBusyRef = useRef(false);
  const isButtonRemoved = useRef(false);
  const { id, kind, number, canCancel } = transaction;
  if (kind === 'invoice') return children({ button: null, problem: null });

  const cancel = async () => {
    if (isBusyRef.current) return;
    isBusyRef.current = true;
    setBusy(true);
    setProblem(null);
    const result = await cancelTransaction({ id, kind }).finally(() => {
      isBusyRef.current = false;
      setBusy(false);
    });
    isButtonRemoved.current = result.ok || result.reason === 'not_cancellable';
    setConfirming(false);
    if (!result.ok) return setProblem(result.reason);
    toast.show({ tone: 'ok', text: t(`cancel.done.${kind}`, { number }) });
  };

  return (
    <>
      {children({
        button: canCancel && (
          <Button onClick={() => setConfirming(true)}>
            <Ban aria-hidden />
            {t(`cancel.action.${kind}`)}
          </Button>
        ),
        problem: problem && <Alert tone="bad" title={t(`cancel.${problem}.${kind}`)} />,
      })}
      <ConfirmCancel
        kind={kind}
        number={number}
        open={isConfirming}
        busy={isBusy}
        finalFocus={() => (isButtonRemoved.current ? heading() : null)}
        onConfirm={() => void cancel()}
        onCancel={() => setConfirming(false)}
      />
    </>
  );
}

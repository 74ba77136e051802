import { Ban } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { ConfirmDialog } from '../../design-system/ConfirmDialog.tsx';
import { useToast } from '../../design-system/toasts.ts';
import type { Transaction } from '../../domain/orders/transaction.ts';
import { type Cancelled, cancelTransaction } from '../../state/orders/cancelTransaction.ts';
import { useCompany } from '../../state/usePortal.ts';
import { useWorkspace } from '../../state/useWorkspace.ts';

type Problem = Extract<Cancelled, { ok: false }>['reason'];

type CancelTransactionProps = {
  transaction: Transaction;
  /** The focus target when nothing can be cancelled any more. */
  heading(): HTMLElement | null;
  /** Renders the button and the error message in their places. */
  children(parts: { button: ReactNode; problem: ReactNode }): ReactNode;
};

/** Cancels an order or estimate after a confirmation; shows an error when it is too late (specification §8). */
export function CancelTransaction({ transaction, heading, children }: CancelTransactionProps) {
  const { t } = useTranslation('history');
  const workspace = useWorkspace();
  const company = useCompany();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const busy = useRef(false);
  /** The button is removed, or about to be. */
  const isOver = useRef(false);
  const { id, kind, number, canCancel } = transaction;
  if (kind === 'invoice') return children({ button: null, problem: null });

  const cancel = async () => {
    if (busy.current) return;
    busy.current = true;
    setBusy(true);
    setProblem(null);
    const answer = await cancelTransaction(workspace, { id, kind });
    busy.current = false;
    isOver.current = answer.ok || answer.reason === 'not_cancellable';
    setBusy(false);
    setAsking(false);
    if (!answer.ok) return setProblem(answer.reason);
    toast.show({ tone: 'ok', text: t(`cancel.done.${kind}`, { number }) });
  };

  return (
    <>
      {children({
        button: canCancel && (
          <Button onClick={() => setAsking(true)}>
            <Ban aria-hidden />
            {t(`cancel.action.${kind}`)}
          </Button>
        ),
        problem: problem && <Alert tone="bad" title={t(`cancel.${problem}.${kind}`)} />,
      })}
      <ConfirmDialog
        danger
        open={isAsking}
        busy={isBusy}
        title={t(`cancel.title.${kind}`, { number })}
        description={t(`cancel.text.${kind}`, { company: company.name })}
        confirmLabel={t(`cancel.action.${kind}`)}
        cancelLabel={t('cancel.keep')}
        finalFocus={() => (isOver.current ? heading() : null)}
        onConfirm={() => void cancel()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../components/useFormat.ts';
import { focusAndShow } from '../../design-system/focusAndShow.ts';
import { useToast } from '../../design-system/toasts.ts';
import type { Decision } from '../../domain/history/approval.ts';
import type { Transaction } from '../../domain/history/transaction.ts';
import type { DecisionResult } from '../../state/approvals/decideApproval.ts';
import { useDecideApproval } from '../../state/approvals/useDecideApproval.ts';
import { usePricesHidden } from '../../state/usePortal.ts';

export const useDecision = (id: string) => {
  const decideApproval = useDecideApproval();
  const [comment, setComment] = useState('');
  const [sending, setSending] = useState<Decision | null>(null);
  const [isRejecting, setRejecting] = useState(false);
  const [result, setResult] = useState<DecisionResult | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const rejectButton = useRef<HTMLElement>(null);
  const problem = result && !result.ok ? result.reason : null;

  /** Whether the decision is stored. A missing comment moves the focus to its field. */
  const send = async (chosen: Decision): Promise<boolean> => {
    if (sending || result?.ok) return false;
    setSending(chosen);
    setResult(null);
    const response = await decideApproval(id, chosen, comment);
    setResult(response);
    setSending(null);
    if (!response.ok && response.reason === 'comment_missing') {
      focusAndShow(field.current, 'center');
    }
    return response.ok;
  };
  // A rejection says why; until then no button approves.
  const reject = (pressed: HTMLElement): void => {
    rejectButton.current = pressed;
    setRejecting(true);
    requestAnimationFrame(() => focusAndShow(field.current, 'center'));
  };
  const cancel = () => {
    setRejecting(false);
    setResult(null);
    rejectButton.current?.focus();
  };
  const type = (text: string) => {
    setComment(text);
    if (problem) setResult(null);
  };
  return { comment, type, field, sending, problem, send, isRejecting, reject, cancel };
};

export type DecisionInput = ReturnType<typeof useDecision>;

// What the button says: with the sum, unless the customer sees no prices.
export const useApproveText = ({ net, showsPrices }: Transaction): string => {
  const { t } = useTranslation('approvals');
  const { money } = useFormat();
  const isHidden = usePricesHidden(showsPrices);
  return isHidden ? t('approve') : `${t('approve')} · ${money(net)}`;
};

/** Sends a decision, and says in a notice that it is stored. `what`: the order's name. */
export const useToldDecision = ({ send }: DecisionInput, what: string) => {
  const { t } = useTranslation('approvals');
  const toasts = useToast();
  return async (chosen: Decision): Promise<void> => {
    if (await send(chosen)) toasts.show({ text: t(`decided.one.${chosen}`, { what }), tone: 'ok' });
  };
};

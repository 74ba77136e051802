import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from '../../design-system/Button.tsx';
import type { Decision } from '../../domain/history/approval.ts';
import type { DecisionInput } from './useDecision.ts';

type DecisionButtonsProps = Pick<ButtonProps, 'size'> & {
  number: string;
  decision: DecisionInput;
  send(chosen: Decision): Promise<unknown>;
  /** What the buttons of a list are called. */
  names?: Record<Decision, string>;
  /** What approves. */
  children: ReactNode;
};

/** Reject and Approve; while the reason is typed, what rejects, and Cancel. */
export function DecisionButtons({
  number,
  decision,
  send,
  names,
  size = 'medium',
  children,
}: DecisionButtonsProps) {
  const { t } = useTranslation('approvals');
  const { sending, comment, isRejecting, reject, cancel } = decision;
  // Of a list the comment isn't seen yet.
  const isSaid = isRejecting || (!names && comment.trim() !== '');
  return (
    <>
      <Button
        variant={isRejecting ? 'danger' : 'secondary'}
        size={size}
        aria-label={names?.refused}
        loading={sending === 'refused'}
        onClick={({ currentTarget }) => (isSaid ? void send('refused') : reject(currentTarget))}
      >
        {isRejecting ? t('refuseOne', { number }) : t('refuse')}
      </Button>
      {isRejecting ? (
        <Button size={size} onClick={cancel}>
          {t('cancel')}
        </Button>
      ) : (
        <Button
          variant="primary"
          size={size}
          aria-label={names?.approved}
          loading={sending === 'approved'}
          onClick={() => void send('approved')}
        >
          {children}
        </Button>
      )}
    </>
  );
}

import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { LimitedTextArea } from '../../components/LimitedTextArea.tsx';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { Heading } from '../../design-system/Heading.ts';
import { APPROVAL, type Decision } from '../../domain/orders/approval.ts';
import type { Transaction } from '../../domain/orders/transaction.ts';
import { APPROVAL_COMMENT_MAX_LENGTH } from '../../domain/texts/textLimits.ts';
import { paths } from '../../routing/paths.ts';
import type { DecisionResult } from '../../state/approvals/decideApproval.ts';
import { useDecideApproval } from '../../state/approvals/useDecideApproval.ts';

const Buttons = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
`;

const decisionOf = ({ approvalStatus }: Transaction): Decision | null => {
  if (approvalStatus === APPROVAL.approved) return 'approved';
  return approvalStatus === APPROVAL.refused ? 'refused' : null;
};

function DecidedMessage({ transaction, decision }: { transaction: Transaction; decision: Decision }) {
  const { t } = useTranslation('approvals');
  const { approvedBy, approvalComment } = transaction;
  return (
    <>
      <Alert
        tone={decision === 'approved' ? 'ok' : 'warn'}
        announce="status"
        title={t(`decided.${decision}`)}
      >
        {approvedBy && t('decided.by', { approver: approvedBy })}
        {approvalComment && <blockquote>{approvalComment}</blockquote>}
      </Alert>
      <ButtonLink as={Link} to={paths.approvals()} $variant="primary">
        {t('next')}
      </ButtonLink>
    </>
  );
}

export function DecisionForm({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('approvals');
  const decideApproval = useDecideApproval();
  const [comment, setComment] = useState('');
  const [sending, setSending] = useState<Decision | null>(null);
  const [result, setResult] = useState<DecisionResult | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const decision = decisionOf(transaction);
  const problem = result && !result.ok ? result.reason : null;

  const send = async (chosen: Decision) => {
    if (sending || result?.ok) return;
    setSending(chosen);
    setResult(null);
    const response = await decideApproval(transaction.id, chosen, comment);
    setResult(response);
    setSending(null);
    if (!response.ok && response.reason === 'comment_missing') field.current?.focus();
  };

  return (
    <>
      <Heading as="h2" id="approval-decision">
        {t('decision')}
      </Heading>
      {problem && problem !== 'comment_missing' && (
        <Alert tone="bad" title={t(`problem.${problem}`)} announce="alert" />
      )}
      {decision ? (
        <DecidedMessage transaction={transaction} decision={decision} />
      ) : transaction.approvalStatus === null || transaction.status === 'cancelled' ? (
        <p>{t('nothing')}</p>
      ) : (
        <>
          <LimitedTextArea
            label={t('comment.label')}
            hint={t('comment.hint')}
            error={problem === 'comment_missing' ? t('comment.missing') : undefined}
            ref={field}
            value={comment}
            maxLength={APPROVAL_COMMENT_MAX_LENGTH}
            onChange={({ target }) => {
              setComment(target.value);
              if (problem) setResult(null);
            }}
          />
          <Buttons>
            <Button loading={sending === 'refused'} onClick={() => void send('refused')}>
              {t('refuse')}
            </Button>
            <Button variant="primary" loading={sending === 'approved'} onClick={() => void send('approved')}>
              {t('approve')}
            </Button>
          </Buttons>
        </>
      )}
    </>
  );
}

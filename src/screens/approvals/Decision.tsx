import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { Heading } from '../../design-system/Heading.ts';
import { TextArea } from '../../design-system/TextArea.tsx';
import { APPROVAL, type Decision as Verdict } from '../../domain/orders/approval.ts';
import type { Transaction } from '../../domain/orders/transaction.ts';
import { paths } from '../../routing/paths.ts';
import { type DecisionAnswer, decideApproval } from '../../state/approvals/decideApproval.ts';
import { useWorkspace } from '../../state/useWorkspace.ts';

/** The back office's limit. */
const LONGEST_COMMENT = 1000;

const Buttons = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
`;

const verdictOf = ({ approvalStatus }: Transaction): Verdict | null => {
  if (approvalStatus === APPROVAL.approved) return 'approved';
  return approvalStatus === APPROVAL.refused ? 'refused' : null;
};

function Decided({ transaction, verdict }: { transaction: Transaction; verdict: Verdict }) {
  const { t } = useTranslation('approvals');
  const { approvedBy, approvalComment } = transaction;
  return (
    <>
      <Alert tone={verdict === 'approved' ? 'ok' : 'warn'} announce="status" title={t(`decided.${verdict}`)}>
        {approvedBy && t('decided.by', { approver: approvedBy })}
        {approvalComment && <blockquote>{approvalComment}</blockquote>}
      </Alert>
      <ButtonLink as={Link} to={paths.approvals()} $variant="primary">
        {t('next')}
      </ButtonLink>
    </>
  );
}

/** Approve or refuse with a comment, which is required for a refusal. */
export function Decision({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('approvals');
  const workspace = useWorkspace();
  const [comment, setComment] = useState('');
  const [underWay, setUnderWay] = useState<Verdict | null>(null);
  const [answer, setAnswer] = useState<DecisionAnswer | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const verdict = verdictOf(transaction);
  const problem = answer && !answer.ok ? answer.reason : null;

  const send = async (decision: Verdict) => {
    if (underWay || answer?.ok) return;
    setUnderWay(decision);
    setAnswer(null);
    const given = await decideApproval(workspace, transaction.id, decision, comment);
    setAnswer(given);
    setUnderWay(null);
    if (!given.ok && given.reason === 'comment_missing') field.current?.focus();
  };

  return (
    <>
      <Heading as="h2" id="approval-decision">
        {t('decision')}
      </Heading>
      {problem && problem !== 'comment_missing' && (
        <Alert tone="bad" title={t(`problem.${problem}`)} announce="alert" />
      )}
      {verdict ? (
        <Decided transaction={transaction} verdict={verdict} />
      ) : transaction.approvalStatus === null || transaction.status === 'cancelled' ? (
        <p>{t('nothing')}</p>
      ) : (
        <>
          <TextArea
            label={t('comment.label')}
            hint={t('comment.hint')}
            error={problem === 'comment_missing' ? t('comment.missing') : undefined}
            ref={field}
            value={comment}
            maxLength={LONGEST_COMMENT}
            onChange={({ target }) => {
              setComment(target.value);
              if (problem) setAnswer(null);
            }}
          />
          <Buttons>
            <Button loading={underWay === 'refused'} onClick={() => void send('refused')}>
              {t('refuse')}
            </Button>
            <Button variant="primary" loading={underWay === 'approved'} onClick={() => void send('approved')}>
              {t('approve')}
            </Button>
          </Buttons>
        </>
      )}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { Alert } from '../../design-system/Alert.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { Heading } from '../../design-system/Heading.ts';
import { OnlyInTwoColumns } from '../../design-system/ScreenFrame.ts';
import { type Decision, decisionOf, isToDecide } from '../../domain/history/approval.ts';
import type { Transaction } from '../../domain/history/transaction.ts';
import { paths } from '../../routing/paths.ts';
import { OfflineNote } from '../../widgets/visit/OfflineNote.tsx';
import { DecisionButtons } from './DecisionButtons.tsx';
import { DecisionComment, DecisionProblem } from './DecisionComment.tsx';
import { type DecisionInput, useApproveText } from './useDecision.ts';

const Buttons = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 8px;

  & > button {
    white-space: normal;
  }
`;

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
      <OnlyInTwoColumns>
        <ButtonLink as={Link} to={paths.approvals()} $variant="primary">
          {t('next')}
        </ButtonLink>
      </OnlyInTwoColumns>
    </>
  );
}

type DecisionFormProps = { titleId: string; transaction: Transaction; decision: DecisionInput };

export function DecisionForm({ titleId, transaction, decision }: DecisionFormProps) {
  const { t } = useTranslation('approvals');
  const approveText = useApproveText(transaction);
  const decided = decisionOf(transaction);
  return (
    <>
      <Heading as="h2" id={titleId}>
        {t('decision')}
      </Heading>
      <OnlyInTwoColumns>
        <DecisionProblem decision={decision} />
      </OnlyInTwoColumns>
      {decided && <DecidedMessage transaction={transaction} decision={decided} />}
      {isToDecide(transaction) && (
        <>
          <DecisionComment decision={decision} />
          <OfflineNote />
          <OnlyInTwoColumns>
            <Buttons>
              <DecisionButtons number={transaction.number} decision={decision} send={decision.send}>
                {approveText}
              </DecisionButtons>
            </Buttons>
          </OnlyInTwoColumns>
        </>
      )}
      {!decided && !isToDecide(transaction) && <p>{t('nothing')}</p>}
    </>
  );
}

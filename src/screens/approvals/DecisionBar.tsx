import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { BottomBar } from '../../components/TotalBar.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { phone } from '../../design-system/theme/media.ts';
import { decisionOf, isToDecide } from '../../domain/history/approval.ts';
import type { Transaction } from '../../domain/history/transaction.ts';
import { paths } from '../../routing/paths.ts';
import { DecisionButtons } from './DecisionButtons.tsx';
import { DecisionProblem } from './DecisionComment.tsx';
import { type DecisionInput, useApproveText, useToldDecision } from './useDecision.ts';

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(96px, auto) minmax(0, 1fr);
  gap: 10px;
  flex: 1;

  & > [role='alert'],
  & > a {
    grid-column: 1 / -1;
  }

  & > :is(button, a) {
    min-height: 52px;
    padding-inline: 10px;
  }

  /* The bar ends the page. */
  ${phone} {
    [data-content]:has(&) ~ footer {
      display: none;
    }
  }
`;

type DecisionBarProps = { transaction: Transaction; what: string; decision: DecisionInput };

/** Where the screen has one column: the decision, and afterwards the way to the others. On a phone there is no navigation below it. */
export function DecisionBar({ transaction, what, decision }: DecisionBarProps) {
  const { t } = useTranslation('approvals');
  const approveText = useApproveText(transaction);
  const send = useToldDecision(decision, what);
  if (!isToDecide(transaction) && !decisionOf(transaction)) return null;
  return (
    <BottomBar>
      <Content data-replaces-navigation>
        <DecisionProblem decision={decision} />
        {isToDecide(transaction) ? (
          <DecisionButtons size="large" number={transaction.number} decision={decision} send={send}>
            <Check aria-hidden />
            {approveText}
          </DecisionButtons>
        ) : (
          <ButtonLink as={Link} to={paths.approvals()} $variant="primary" $size="large">
            {t('next')}
          </ButtonLink>
        )}
      </Content>
    </BottomBar>
  );
}

import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { Price } from '../../components/Price.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { DottedParts } from '../../design-system/DottedParts.tsx';
import { phone } from '../../design-system/theme/media.ts';
import type { PendingOrder } from '../../domain/history/approval.ts';
import { toDecimal } from '../../domain/numbers/decimal.ts';
import { paths } from '../../routing/paths.ts';
import { DecisionButtons } from './DecisionButtons.tsx';
import { DecisionComment, DecisionProblem } from './DecisionComment.tsx';
import { useDecision, useToldDecision } from './useDecision.ts';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 8px 16px;
  padding: 12px 18px;

  ${phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-inline: 14px;
  }
`;

const WholeLine = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: 8px;

  &:empty {
    display: none;
  }
`;

const Buttons = styled.div`
  display: flex;
  grid-column-end: -1;
  gap: 8px;

  ${phone} {
    flex-wrap: wrap;
    grid-column: 1 / -1;

    & > * {
      flex: 1 0 auto;
      min-height: 44px;
      padding-inline: 8px;
    }

    & > :last-child {
      flex-grow: 6;
    }
  }
`;

const SecondaryLine = styled.small`
  display: block;
  color: var(--wp-muted);
  font-size: 13px;
  overflow-wrap: anywhere;
`;

const Person = styled.strong`
  display: block;
  overflow-wrap: anywhere;
`;

const Amount = styled.strong`
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

type PendingOrderRowProps = { order: PendingOrder; hidden: boolean };

function OrderText({ order, what }: { order: PendingOrder; what: string }) {
  const { t } = useTranslation('approvals');
  const format = useFormat();
  const { date, requestedBy, clientName, subCustomerName, lineCount } = order;
  return (
    <div>
      <Person>{requestedBy || subCustomerName || clientName}</Person>
      <SecondaryLine>
        <DottedParts>
          {what}
          {requestedBy && (subCustomerName || clientName)}
        </DottedParts>
      </SecondaryLine>
      <SecondaryLine>{`${format.date(date)} · ${t('lines', { count: lineCount })}`}</SecondaryLine>
    </div>
  );
}

export function PendingOrderRow({ order, hidden }: PendingOrderRowProps) {
  const { t } = useTranslation(['approvals', 'orders']);
  const decision = useDecision(order.id);
  const { isRejecting } = decision;
  const { kind, number, net } = order;
  const what = t(`orders:one.${kind}`, { number });
  const send = useToldDecision(decision, what);
  return (
    <Row>
      <OrderText order={order} what={what} />
      <Amount>
        <Price value={toDecimal(net)} hidden={hidden} kind="amount" />
      </Amount>
      <WholeLine>
        <DecisionProblem decision={decision} />
        {isRejecting && <DecisionComment decision={decision} />}
      </WholeLine>
      <Buttons>
        {!isRejecting && (
          <ButtonLink as={Link} to={paths.approvals(order.id)} aria-label={t('openOne', { number })}>
            {t('open')}
          </ButtonLink>
        )}
        <DecisionButtons
          number={number}
          decision={decision}
          send={send}
          names={{ refused: t('refuseOne', { number }), approved: t('approveOne', { number }) }}
        >
          {t('approve')}
        </DecisionButtons>
      </Buttons>
    </Row>
  );
}

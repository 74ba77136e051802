import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Initials } from '../../components/Initials.tsx';
import { Price } from '../../components/Price.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { useTransactionAddress } from '../../components/useTransactionAddress.ts';
import { Detail, DetailList } from '../../design-system/DetailList.tsx';
import { DottedParts } from '../../design-system/DottedParts.tsx';
import { SmallText } from '../../design-system/MutedText.ts';
import { phone } from '../../design-system/theme/media.ts';
import type { Transaction } from '../../domain/history/transaction.ts';
import { Section } from './orderStyles.ts';

const OnPhone = styled.div`
  display: none;

  ${phone} {
    display: grid;
    gap: 10px;
  }
`;

const Asking = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 11px;

  & > div {
    overflow-wrap: anywhere;
  }
`;

const Sum = styled.strong`
  font-size: 22px;
  font-variant-numeric: tabular-nums;
`;

const Quotation = styled.blockquote`
  padding-inline-start: 10px;
  border-inline-start: 3px solid var(--wp-line);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Facts = styled(DetailList)`
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;

    & > div {
      display: flex;
      justify-content: space-between;
      gap: 16px;
      padding-block: 8px;
      border-block-start: 1px solid var(--wp-line);
    }

    & > div:last-child {
      padding-block-end: 0;
    }

    & dt {
      flex: none;
      max-width: 50%;
    }

    & dd {
      font-weight: 600;
      text-align: end;
    }
  }
`;

const NotOnPhone = styled(Detail)`
  ${phone} {
    && {
      display: none;
    }
  }
`;

type OrderFactsProps = { transaction: Transaction; hidden: boolean };

function WhoAsks({ transaction, hidden }: OrderFactsProps) {
  const format = useFormat();
  const { clientName, subCustomerName, requestedBy, date, net, notes } = transaction;
  const person = requestedBy || subCustomerName || clientName;
  return (
    <OnPhone>
      <Asking>
        <Initials name={person} />
        <div>
          <strong>{person}</strong>
          <SmallText as="div">
            <DottedParts>
              {format.date(date)}
              {person !== subCustomerName && subCustomerName}
            </DottedParts>
          </SmallText>
        </div>
        <Sum>
          <Price value={net} hidden={hidden} kind="amount" />
        </Sum>
      </Asking>
      {notes && <Quotation>{notes}</Quotation>}
    </OnPhone>
  );
}

/** Who asks for what, when and where to. On a phone the person, the sum and the note are above the rest. */
export function OrderFacts({ transaction, hidden }: OrderFactsProps) {
  const { t } = useTranslation('approvals');
  const format = useFormat();
  const address = useTransactionAddress(transaction);
  const { clientName, subCustomerName, requestedBy, date, shipDate, purchaseOrder, notes } = transaction;
  return (
    <Section as="div">
      <WhoAsks transaction={transaction} hidden={hidden} />
      <Facts>
        <NotOnPhone name={t('fact.client')}>
          {[clientName, subCustomerName].filter(Boolean).join(' · ')}
        </NotOnPhone>
        <NotOnPhone name={t('fact.requestedBy')}>{requestedBy}</NotOnPhone>
        <NotOnPhone name={t('fact.date')}>{format.date(date)}</NotOnPhone>
        <Detail name={t('fact.ship')}>{format.date(shipDate)}</Detail>
        <Detail name={t('fact.address')}>{address.join(', ')}</Detail>
        <Detail name={t('fact.purchaseOrder')}>{purchaseOrder}</Detail>
        <NotOnPhone name={t('fact.notes')}>{notes}</NotOnPhone>
      </Facts>
    </Section>
  );
}

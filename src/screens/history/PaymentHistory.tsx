import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { Price } from '../../components/Price.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { Badge, type Tone } from '../../design-system/Badge.ts';
import { Card } from '../../design-system/Card.ts';
import { Heading } from '../../design-system/Heading.ts';
import { SmallText } from '../../design-system/MutedText.ts';
import { TextLink } from '../../design-system/TextLink.ts';
import { paidEarlier, paidOf } from '../../domain/history/paidEarlier.ts';
import type { Transaction } from '../../domain/history/transaction.ts';
import type { Payment } from '../../domain/payments/payment.ts';
import type { PaymentStatus } from '../../domain/payments/paymentStatus.ts';
import { paths } from '../../routing/paths.ts';
import { CurrencyFormat } from '../../widgets/payments/CurrencyFormat.tsx';
import { usePaymentTexts } from '../../widgets/payments/usePaymentTexts.ts';

const tones: Record<PaymentStatus, Tone> = {
  processing: 'warn',
  unknown: 'warn',
  pending: 'warn',
  held: 'warn',
  paid: 'ok',
  declined: 'bad',
  failed: 'bad',
  expired: 'neutral',
  voided: 'neutral',
  refunded: 'neutral',
};

const Frame = styled(Card)`
  display: grid;
  gap: 4px;
  padding: 18px 28px;

  @container portal (max-width: 767.98px) {
    padding: 16px;
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 2px 16px;
  padding: 9px 0;

  & + & {
    border-block-start: 1px solid var(--wp-line);
  }
`;

const Amount = styled.strong`
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

function PaymentRow({ payment, amount }: { payment: Payment; amount: string | null }) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const { methodText, paymentText } = usePaymentTexts();
  const { id, status, paidAt, receiptNumber } = payment;
  const detail = [format.date(paidAt), receiptNumber ? paymentText(payment) : methodText(payment)]
    .filter(Boolean)
    .join(' · ');
  return (
    <Row>
      <div>
        {receiptNumber ? (
          <TextLink as={Link} to={paths.receipt(id)}>
            {t('receipt.link', { number: receiptNumber })}
          </TextLink>
        ) : (
          <Badge $tone={tones[status]}>{t(`receipt.state.${status}`)}</Badge>
        )}
        <SmallText>{detail}</SmallText>
        {status === 'pending' && (
          <TextLink as={Link} to={paths.paymentResult(id)}>
            {t('result.open')}
          </TextLink>
        )}
      </div>
      <Amount>
        <Price value={amount} hidden={false} kind="amount" />
      </Amount>
    </Row>
  );
}

export function PaymentHistory({ transaction, hidden }: { transaction: Transaction; hidden: boolean }) {
  const titleId = useId();
  const { t } = useTranslation('payments');
  const { id, payments, currency } = transaction;
  if (payments.length === 0 || hidden) return null;
  const earlier = paidEarlier(transaction);
  return (
    <Frame as="section" aria-labelledby={titleId}>
      <Heading as="h2" id={titleId}>
        {t('receipt.history')}
      </Heading>
      <CurrencyFormat currency={currency}>
        <ul>
          {payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} amount={paidOf(id, payment)} />
          ))}
          {earlier && (
            <Row>
              {t('receipt.earlier')}
              <Amount>
                <Price value={earlier} hidden={false} kind="amount" />
              </Amount>
            </Row>
          )}
        </ul>
      </CurrencyFormat>
    </Frame>
  );
}

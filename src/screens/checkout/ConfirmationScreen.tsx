import { CircleCheckBig, Clock } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams } from 'react-router';
import { styled } from 'styled-components';
import { OrderLines } from '../../components/OrderLines.tsx';
import { PdfLink } from '../../components/PdfLink.tsx';
import { Columns, ScreenFrame, Stack, SummaryColumn } from '../../components/ScreenFrame.ts';
import { TransactionTotals } from '../../components/TransactionTotals.tsx';
import { transactionLines } from '../../components/transactionLines.ts';
import { useFormat } from '../../components/useFormat.ts';
import { useTransactionAddress } from '../../components/useTransactionAddress.ts';
import { Alert } from '../../design-system/Alert.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { useFocusOnArrival } from '../../design-system/focusAndShow.ts';
import { Heading } from '../../design-system/Heading.ts';
import { MutedText } from '../../design-system/MutedText.ts';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { isHeldUnpaid } from '../../domain/checkout/paymentDue.ts';
import { APPROVAL } from '../../domain/orders/approval.ts';
import type { Transaction } from '../../domain/orders/transaction.ts';
import { isUnderReview } from '../../domain/payments/payment.ts';
import { paths } from '../../routing/paths.ts';
import { useApprovers } from '../../state/approvals/useApprovers.ts';
import { useDocumentLink } from '../../state/orders/useDocumentLink.ts';
import { useTransaction } from '../../state/orders/useTransactions.ts';
import { useCompany, usePricesHidden } from '../../state/usePortal.ts';
import { TransactionFailed } from '../../widgets/orders/TransactionFailed.tsx';
import { UnderReview } from '../../widgets/payments/UnderReview.tsx';
import { usePaymentTexts } from '../../widgets/payments/usePaymentTexts.ts';
import { NotifyMe } from '../../widgets/push/NotifyMe.tsx';
import { OfflineNote } from '../../widgets/visit/OfflineNote.tsx';
import { Section } from './checkoutStyles.ts';
import { readPlacedNotice } from './placedNotice.ts';

const PlacedHeader = styled(Section)<{ $waits: boolean }>`
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 14px;

  & > svg {
    grid-row: span 2;
    width: 34px;
    height: 34px;
    color: ${({ $waits }) => ($waits ? 'var(--wp-warn)' : 'var(--wp-ok)')};
  }

  & > h1 {
    scroll-margin-block-start: 140px;
    outline: none;
  }
`;

const SentText = styled.p`
  grid-column: 2;
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  & > * {
    flex: 1 1 auto;
  }
`;

const AddressText = styled.address`
  display: grid;
  color: var(--wp-ink);
  font-style: normal;
`;

const NotesText = styled.p`
  color: var(--wp-ink);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

function PendingApproval({ kind }: Pick<Transaction, 'kind'>) {
  const { t, i18n } = useTranslation('checkout');
  const { name: company } = useCompany();
  const names = useApprovers() ?? [];
  const approvers = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names);
  return (
    <Alert tone="warn" title={t('placed.approval.title')}>
      {names.length > 0
        ? t(`placed.approval.by.${kind}`, { approvers, company })
        : t(`placed.approval.text.${kind}`)}
    </Alert>
  );
}

/** Whether it was placed unpaid and waits for the company. */
const useIsHeld = ({ status, showsPrices, termsDays }: Transaction): boolean => {
  const hidden = usePricesHidden(showsPrices);
  const isNew = status === 'pending' || status === 'open';
  return isNew && isHeldUnpaid({ arePricesHidden: hidden, paytermDays: termsDays });
};

function Notices({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('checkout');
  const { name: company } = useCompany();
  const isHeld = useIsHeld(transaction);
  const { corrected, kept } = readPlacedNotice(useLocation().state);
  return (
    <>
      {transaction.approvalStatus === APPROVAL.pending && <PendingApproval kind={transaction.kind} />}
      {isUnderReview(transaction.payments) && <UnderReview />}
      {isHeld && (
        <Alert tone="warn" title={t('placed.held.title')}>
          {t(`placed.held.${transaction.kind}`, { company })}
        </Alert>
      )}
      {corrected && (
        <Alert tone="info" title={t('placed.corrected.title')}>
          {t(`placed.corrected.text.${transaction.kind}`)}
        </Alert>
      )}
      {kept > 0 && (
        <Alert tone="warn" title={t('placed.kept', { count: kept })}>
          <Link to={paths.cart()}>{t('placed.toCart')}</Link>
        </Alert>
      )}
    </>
  );
}

function PlacedOrder({ transaction }: { transaction: Transaction }) {
  const linesId = useId();
  const totalId = useId();
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const company = useCompany();
  const hidden = usePricesHidden(transaction.showsPrices);
  const { t: tHistory } = useTranslation('history');
  const pdfLinkOf = useDocumentLink();
  const { kind, number, shipDate, dueDate, subCustomerName, lines, purchaseOrder, notes } = transaction;
  const address = useTransactionAddress(transaction);
  const payment = usePaymentTexts().howPaidTexts(transaction).join(' · ');
  const needsApproval = transaction.approvalStatus === APPROVAL.pending;
  const isHeld = useIsHeld(transaction);
  const waits = needsApproval || isHeld || isUnderReview(transaction.payments);
  return (
    <Columns>
      <Stack>
        <PlacedHeader $waits={waits}>
          {waits ? <Clock aria-hidden /> : <CircleCheckBig aria-hidden />}
          <Heading ref={heading} tabIndex={-1}>
            {t(`placed.${needsApproval ? 'waiting' : 'title'}.${kind}`)}
          </Heading>
          <p>
            {t('placed.number', { number })}
            {!waits &&
              ` · ${t(`placed.next.${kind}`, { company: company.name, date: format.date(shipDate, 'weekday') })}`}
          </p>
          {transaction.emailedTo && (
            <SentText>{t('placed.emailed', { email: transaction.emailedTo })}</SentText>
          )}
        </PlacedHeader>
        <Notices transaction={transaction} />
        <NotifyMe kind={transaction.kind} />
        <Section aria-labelledby={linesId}>
          <Heading as="h2" id={linesId}>
            {t('placed.lines', { count: lines.length })}
          </Heading>
          <OrderLines
            label={t('placed.lines', { count: lines.length })}
            lines={transactionLines(transaction, company.settings)}
            hidden={hidden}
          />
        </Section>
      </Stack>
      <SummaryColumn>
        <Section aria-labelledby={totalId}>
          <Heading as="h2" id={totalId}>
            {t('place.title')}
          </Heading>
          <TransactionTotals transaction={transaction} hidden={hidden} />
          <MutedText>
            {[
              payment && t('placed.payment', { payment }),
              dueDate && t('placed.due', { date: format.date(dueDate) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </MutedText>
          {subCustomerName && <p>{t('placed.for', { name: subCustomerName })}</p>}
          {address.length > 0 && (
            <MutedText as="div">
              {t('placed.shipsTo')}
              <AddressText>
                {Object.entries(address).map(([position, line]) => (
                  <span key={position}>{line}</span>
                ))}
              </AddressText>
            </MutedText>
          )}
          {purchaseOrder && <MutedText>{t('placed.purchaseOrder', { number: purchaseOrder })}</MutedText>}
          {notes && (
            <MutedText as="div">
              {t('placed.notes')}
              <NotesText>{notes}</NotesText>
            </MutedText>
          )}
          <Actions>
            <ButtonLink as={Link} to={paths.store()} $variant="primary">
              {t('placed.store')}
            </ButtonLink>
            <ButtonLink as={Link} to={paths.account()}>
              {t('placed.history')}
            </ButtonLink>
            <OfflineNote />
            <PdfLink href={pdfLinkOf(transaction)} number={number} />
            <ButtonLink as={Link} to={paths.transaction(transaction.id)} $variant="quiet">
              {t('placed.print')}
            </ButtonLink>
            <ButtonLink as={Link} to={paths.orderAgain(transaction.id)} $variant="quiet">
              {tHistory(`again.action.${kind}`)}
            </ButtonLink>
          </Actions>
        </Section>
      </SummaryColumn>
    </Columns>
  );
}

export function ConfirmationScreen() {
  // The texts load in parallel with the order.
  useTranslation(['checkout', 'orders', 'history', 'payments'], { useSuspense: false });
  const { id = '' } = useParams();
  const { data, isPending, problem, retry } = useTransaction(id);
  return (
    <ScreenFrame>
      {data && <PlacedOrder transaction={data} />}
      {isPending && (
        <Columns aria-busy>
          <Stack>
            <Skeleton $height={92} />
            <Skeleton $height={260} />
          </Stack>
          <SummaryColumn>
            <Skeleton $height={240} />
          </SummaryColumn>
        </Columns>
      )}
      {problem && (
        <TransactionFailed isMissing={problem === 'missing'} history={paths.account()} onRetry={retry} />
      )}
    </ScreenFrame>
  );
}

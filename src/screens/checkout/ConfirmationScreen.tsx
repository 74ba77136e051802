import { CircleCheckBig } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams } from 'react-router';
import { styled } from 'styled-components';
import { OrderLines } from '../../components/OrderLines.tsx';
import { PdfLink } from '../../components/PdfLink.tsx';
import { Beside, Columns, ScreenFrame, Stack } from '../../components/ScreenFrame.ts';
import { TransactionFailed } from '../../components/TransactionFailed.tsx';
import { TransactionTotals } from '../../components/TransactionTotals.tsx';
import { transactionLines } from '../../components/transactionLines.ts';
import { useFormat } from '../../components/useFormat.ts';
import { useTransactionWords } from '../../components/useTransactionWords.ts';
import { Alert } from '../../design-system/Alert.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { Heading } from '../../design-system/Heading.ts';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { APPROVAL } from '../../domain/orders/approval.ts';
import type { Transaction } from '../../domain/orders/transaction.ts';
import { paths } from '../../routing/paths.ts';
import { useDocumentLink } from '../../state/orders/useDocumentLink.ts';
import { useTransaction } from '../../state/orders/useTransactions.ts';
import { useCompany, usePricesHidden } from '../../state/usePortal.ts';
import { Muted, Section } from './checkoutStyles.ts';
import { readPlacedNotice } from './placedNotice.ts';

const Hero = styled(Section)`
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 14px;

  & > svg {
    grid-row: span 2;
    width: 34px;
    height: 34px;
    color: var(--wp-ok);
  }

  & > h1 {
    scroll-margin-block-start: 140px;
    outline: none;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  & > * {
    flex: 1 1 auto;
  }
`;

const Place = styled.address`
  display: grid;
  color: var(--wp-ink);
  font-style: normal;
`;

/** Keeps line breaks. */
const Notes = styled.p`
  color: var(--wp-ink);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

function Notices({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('checkout');
  const { corrected, kept } = readPlacedNotice(useLocation().state);
  return (
    <>
      {transaction.approvalStatus === APPROVAL.pending && (
        <Alert tone="warn" title={t('placed.approval.title')}>
          {t(`placed.approval.text.${transaction.kind}`)}
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

/** The checkout was scrolled down, so scroll to the top. */
const useFromTheTop = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  return heading;
};

function Placed({ transaction }: { transaction: Transaction }) {
  const heading = useFromTheTop();
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const company = useCompany();
  const hidden = usePricesHidden();
  const { t: ofHistory } = useTranslation('history');
  const linkOf = useDocumentLink();
  const { kind, number, shipDate, dueDate, subCustomerName, lines, purchaseOrder, notes } = transaction;
  const { terms, address } = useTransactionWords(transaction);
  const waits = transaction.approvalStatus === APPROVAL.pending;
  return (
    <Columns>
      <Stack>
        <Hero>
          <CircleCheckBig aria-hidden />
          <Heading ref={heading} tabIndex={-1}>
            {t(`placed.title.${kind}`)}
          </Heading>
          <p>
            {t('placed.number', { number })}
            {!waits &&
              ` · ${t(`placed.next.${kind}`, { company: company.name, date: format.date(shipDate, 'short') })}`}
          </p>
        </Hero>
        <Notices transaction={transaction} />
        <Section aria-labelledby="placed-lines">
          <Heading as="h2" id="placed-lines">
            {t('placed.lines', { count: lines.length })}
          </Heading>
          <OrderLines
            label={t('placed.lines', { count: lines.length })}
            lines={transactionLines(transaction, company.settings)}
            hidden={hidden}
          />
        </Section>
      </Stack>
      <Beside>
        <Section aria-labelledby="placed-total">
          <Heading as="h2" id="placed-total">
            {t('place.title')}
          </Heading>
          <TransactionTotals transaction={transaction} hidden={hidden} />
          <Muted>
            {[
              terms && t('placed.terms', { terms }),
              dueDate && t('placed.due', { date: format.date(dueDate) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Muted>
          {subCustomerName && <p>{t('placed.for', { name: subCustomerName })}</p>}
          {address.length > 0 && (
            <Muted as="div">
              {t('placed.shipsTo')}
              <Place>
                {address.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </Place>
            </Muted>
          )}
          {purchaseOrder && <Muted>{t('placed.purchaseOrder', { number: purchaseOrder })}</Muted>}
          {notes && (
            <Muted as="div">
              {t('placed.notes')}
              <Notes>{notes}</Notes>
            </Muted>
          )}
          <Actions>
            <ButtonLink as={Link} to={paths.store()} $variant="primary">
              {t('placed.store')}
            </ButtonLink>
            <ButtonLink as={Link} to={paths.account()}>
              {t('placed.history')}
            </ButtonLink>
            <PdfLink href={linkOf(transaction)} number={number} />
            <ButtonLink as={Link} to={paths.transaction(transaction.id)} $variant="quiet">
              {t('placed.print')}
            </ButtonLink>
            <ButtonLink as={Link} to={paths.orderAgain(transaction.id)} $variant="quiet">
              {ofHistory(`again.action.${kind}`)}
            </ButtonLink>
          </Actions>
        </Section>
      </Beside>
    </Columns>
  );
}

/** A placed order, invoice or estimate (specification §2, /confirmation/{id}). */
export function ConfirmationScreen() {
  // Loads texts in parallel with the order.
  useTranslation(['checkout', 'orders', 'history'], { useSuspense: false });
  const { id = '' } = useParams();
  const { data, isPending, problem, retry } = useTransaction(id);
  return (
    <ScreenFrame>
      {data && <Placed transaction={data} />}
      {isPending && (
        <Columns aria-busy>
          <Stack>
            <Skeleton $height={92} />
            <Skeleton $height={260} />
          </Stack>
          <Beside>
            <Skeleton $height={240} />
          </Beside>
        </Columns>
      )}
      {problem && (
        <TransactionFailed isMissing={problem === 'missing'} history={paths.account()} onRetry={retry} />
      )}
    </ScreenFrame>
  );
}

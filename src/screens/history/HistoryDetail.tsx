import { Printer, RotateCcw } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ApprovalNote } from '../../components/ApprovalNote.tsx';
import { BackLink } from '../../components/BackLink.tsx';
import { Link } from '../../components/Link.tsx';
import { PdfLink } from '../../components/PdfLink.tsx';
import { ActionBar, Actions } from '../../design-system/ActionBar.ts';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { headingIn } from '../../design-system/contents.ts';
import { useFocusOnArrival } from '../../design-system/focusAndShow.ts';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { DOCUMENT_WIDTH } from '../../design-system/screenWidth.ts';
import { phone } from '../../design-system/theme/media.ts';
import { payableInvoice } from '../../domain/history/payableInvoice.ts';
import type { Transaction } from '../../domain/history/transaction.ts';
import { isUnderReview } from '../../domain/payments/payment.ts';
import { paths } from '../../routing/paths.ts';
import { useDocumentLink } from '../../state/history/useDocumentLink.ts';
import { useTransaction } from '../../state/history/useTransactions.ts';
import { useCanPayInvoices } from '../../state/payments/useCanPayInvoices.ts';
import { useCompany, usePricesHidden } from '../../state/usePortal.ts';
import { OrderAgainPicker as OrderAgain } from '../../widgets/history/OrderAgainPicker.tsx';
import { TransactionFailed } from '../../widgets/history/TransactionFailed.tsx';
import { UnderReview } from '../../widgets/payments/UnderReview.tsx';
import { OfflineNote } from '../../widgets/visit/OfflineNote.tsx';
import { CancelTransaction } from './CancelTransaction.tsx';
import { PaymentHistory } from './PaymentHistory.tsx';
import { SharePayment } from './SharePayment.tsx';
import { TransactionSheet } from './TransactionSheet.tsx';

const Page = styled.div`
  display: grid;
  gap: 12px;
  max-width: ${DOCUMENT_WIDTH};
  margin-inline: auto;
  scroll-margin-block-start: 140px;
  outline: none;

  /* Buttons, and the notes that they are in. */
  @media print {
    & > :has(> a) {
      display: none;
    }
  }
`;

// Its longest buttons fit beside each other in the width of a document.
const Bar = styled(ActionBar)`
  & > div > * {
    padding-inline: 8px;
  }

  /* The way back and the main action, below them the others. */
  ${phone} {
    & > a {
      justify-content: start;
      width: 44px;
      margin: 0;
      padding: 0;
      font-size: 0;
    }

    & > a > svg {
      width: 20px;
      height: 20px;
    }

    & > div {
      display: contents;
    }

    & > div > * {
      flex: 1;
      line-height: 16px;
      white-space: normal;
    }

    & > div > :first-child {
      flex-basis: calc(100% - 52px);
    }

    /* To share an invoice. */
    & > div > :nth-child(2):nth-last-child(4) {
      flex-grow: 2;
    }

    & > div > [target] {
      border: var(--wp-control-border);
      background: var(--wp-surface);
      color: var(--wp-ink);
    }

    & > div > :not(:first-child) svg {
      display: none;
    }

    /* The PDF is what is printed. */
    & [data-print] {
      display: none;
    }
  }
`;

type LoadedTransactionProps = {
  transaction: Transaction;
  listUrl: string;
  heading(): HTMLElement | null;
  onOrderAgain(button: HTMLElement): void;
};

function PayActions({ id, number, paymentLink }: Transaction) {
  const { t } = useTranslation('history');
  return (
    <>
      <ButtonLink as={Link} to={paths.payInvoices([id])} $variant="primary">
        {t('pay.this')}
      </ButtonLink>
      {paymentLink && <SharePayment number={number} link={paymentLink} />}
    </>
  );
}

type DocumentActionsProps = Pick<LoadedTransactionProps, 'transaction' | 'onOrderAgain'> & {
  children: ReactNode;
};

function DocumentActions({ transaction, onOrderAgain, children }: DocumentActionsProps) {
  const { t } = useTranslation('history');
  const { t: tOrders } = useTranslation('orders');
  const pdfLinkOf = useDocumentLink();
  const canPay = useCanPayInvoices();
  const { kind, number } = transaction;
  const isPayable = canPay && payableInvoice(transaction) !== null;
  return (
    <Actions>
      {isPayable && <PayActions {...transaction} />}
      <Button
        variant={isPayable || isOpenEstimate(transaction) ? 'secondary' : 'primary'}
        onClick={({ currentTarget }) => onOrderAgain(currentTarget)}
      >
        <RotateCcw aria-hidden />
        {t(`again.action.${kind}`)}
      </Button>
      <PdfLink href={pdfLinkOf(transaction)} number={number} variant="quiet" />
      <Button data-print variant="quiet" onClick={() => window.print()}>
        <Printer aria-hidden />
        {tOrders('print')}
      </Button>
      {children}
    </Actions>
  );
}

const isOpenEstimate = ({ kind, status }: Transaction) => kind === 'estimate' && status === 'open';

// The back office has no call that accepts an estimate.
function HowToAccept({ number }: Pick<Transaction, 'number'>) {
  const { t } = useTranslation('history');
  const { phone: telephone, email } = useCompany();
  return (
    <Alert
      tone="info"
      action={
        <>
          {email && (
            <ButtonLink href={`mailto:${email}?subject=${encodeURIComponent(number)}`} $variant="primary">
              {t('accept.email')}
            </ButtonLink>
          )}
          {telephone && (
            <ButtonLink href={`tel:${telephone}`}>{t('accept.call', { number: telephone })}</ButtonLink>
          )}
        </>
      }
    >
      {t('accept.reply')}
    </Alert>
  );
}

function LoadedTransaction(props: LoadedTransactionProps) {
  const { transaction, listUrl, heading, onOrderAgain } = props;
  const { t } = useTranslation('orders');
  const hidden = usePricesHidden(transaction.showsPrices);
  return (
    <CancelTransaction transaction={transaction} heading={heading}>
      {({ button, problem }) => (
        <>
          <Bar>
            <BackLink to={listUrl}>{t('title')}</BackLink>
            <DocumentActions transaction={transaction} onOrderAgain={onOrderAgain}>
              {button}
            </DocumentActions>
          </Bar>
          <OfflineNote />
          {problem}
          <ApprovalNote {...transaction} />
          {isOpenEstimate(transaction) && <HowToAccept {...transaction} />}
          {isUnderReview(transaction.payments) && <UnderReview />}
          <TransactionSheet transaction={transaction} />
          <PaymentHistory transaction={transaction} hidden={hidden} />
        </>
      )}
    </CancelTransaction>
  );
}

const CONTROL_HEIGHT = 'var(--wp-control-height)';

function LoadingTransaction() {
  return (
    <>
      <Bar>
        <Skeleton $width={92} $height={CONTROL_HEIGHT} />
        <Skeleton $width={205} $height={CONTROL_HEIGHT} />
      </Bar>
      <OfflineNote />
      <Skeleton aria-busy $height={880} />
    </>
  );
}

type HistoryDetailProps = {
  id: string;
  listUrl: string;
  isOrderAgainOpen: boolean;
  onOrderAgain(isOpen: boolean): void;
};

export function HistoryDetail({ id, listUrl, isOrderAgainOpen, onOrderAgain }: HistoryDetailProps) {
  // The namespaces load at once, before the focus moves.
  useTranslation(['orders', 'history', 'payments']);
  const { data, isPending, problem, retry } = useTransaction(id);
  const page = useFocusOnArrival<HTMLDivElement>();
  const heading = () => headingIn(page.current, 'h1');
  /** Null when the dialog was opened in the list. */
  const opener = useRef<HTMLElement>(null);
  return (
    <Page ref={page} tabIndex={-1}>
      {data && (
        <LoadedTransaction
          transaction={data}
          listUrl={listUrl}
          heading={heading}
          onOrderAgain={(button) => {
            opener.current = button;
            onOrderAgain(true);
          }}
        />
      )}
      {isPending && <LoadingTransaction />}
      {problem && (
        <TransactionFailed isMissing={problem === 'missing'} history={paths.account()} onRetry={retry} />
      )}
      {isOrderAgainOpen && !problem && (
        <OrderAgain
          id={id}
          finalFocus={() => opener.current ?? heading()}
          onClose={() => onOrderAgain(false)}
        />
      )}
    </Page>
  );
}

import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router';
import { styled } from 'styled-components';
import { ApprovalNote } from '../../components/ApprovalNote.tsx';
import { BackLink } from '../../components/BackLink.tsx';
import { Link } from '../../components/Link.tsx';
import { PdfLink } from '../../components/PdfLink.tsx';
import { ActionBar, Actions } from '../../design-system/ActionBar.ts';
import { Button } from '../../design-system/Button.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
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
import { usePortal } from '../../state/usePortal.ts';
import { TransactionFailed } from '../../widgets/history/TransactionFailed.tsx';
import { UnderReview } from '../../widgets/payments/UnderReview.tsx';
import { OfflineNote } from '../../widgets/visit/OfflineNote.tsx';
import { TransactionSheet } from './TransactionSheet.tsx';

const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, ${DOCUMENT_WIDTH});
  align-content: start;
  justify-content: center;
  gap: 12px;
  min-height: var(--wp-screen, 100dvh);
  padding: 24px;
  background: var(--wp-page);

  ${phone} {
    padding: 12px;
  }

  @media print {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
    padding: 0;
    background: none;
  }
`;

function MainAction({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('history');
  const canPay = useCanPayInvoices();
  const { id, kind } = transaction;
  const isPayable = canPay && payableInvoice(transaction) !== null;
  return (
    <ButtonLink as={Link} to={isPayable ? paths.payInvoices([id]) : paths.orderAgain(id)} $variant="primary">
      {t(isPayable ? 'pay.this' : `again.action.${kind}`)}
    </ButtonLink>
  );
}

export function TransactionScreen() {
  const { t } = useTranslation(['orders', 'history']);
  const { ownsPage } = usePortal();
  const pdfLinkOf = useDocumentLink();
  const { id = '' } = useParams();
  const { state } = useLocation();
  const { data, isPending, problem, retry } = useTransaction(id);
  // Its number was asked for.
  if (data && data.id !== id) return <Navigate to={paths.transaction(data.id)} replace state={state} />;
  return (
    <Page as={ownsPage ? 'main' : 'div'}>
      <ActionBar>
        <BackLink to={paths.account()}>{t('title')}</BackLink>
        {data && (
          <Actions>
            <PdfLink href={pdfLinkOf(data)} number={data.number} />
            <Button onClick={() => window.print()}>
              <Printer aria-hidden />
              {t('print')}
            </Button>
            <MainAction transaction={data} />
          </Actions>
        )}
      </ActionBar>
      <OfflineNote />
      {data && <ApprovalNote {...data} />}
      {data && isUnderReview(data.payments) && <UnderReview />}
      {data && <TransactionSheet transaction={data} />}
      {isPending && <Skeleton aria-busy $height={880} />}
      {problem && (
        <TransactionFailed isMissing={problem === 'missing'} history={paths.account()} onRetry={retry} />
      )}
    </Page>
  );
}

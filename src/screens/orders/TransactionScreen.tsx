import { ArrowLeft, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../app/paths.ts';
import { TransactionFailed } from '../../components/TransactionFailed.tsx';
import { Button } from '../../design-system/Button.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { phone } from '../../design-system/theme/media.ts';
import { useTransaction } from '../../state/orders/useTransactions.ts';
import { usePortal } from '../../state/usePortal.ts';
import { TransactionSheet } from './TransactionSheet.tsx';

const Page = styled.main`
  max-width: 820px;
  margin: 0 auto;
  padding: 24px;

  ${phone} {
    padding: 12px;
  }

  @media print {
    max-width: none;
    padding: 0;
  }
`;

const Bar = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  margin-block-end: 12px;

  @media print {
    display: none;
  }
`;

/** A transaction on a page of its own, to link to and to print (specification §2, /transaction/{id}). */
export function TransactionScreen() {
  const { t } = useTranslation('orders');
  const { ownsPage } = usePortal();
  const { id = '' } = useParams();
  const { data, isPending, problem, retry } = useTransaction(id);
  return (
    <Page as={ownsPage ? 'main' : 'div'}>
      <Bar>
        <ButtonLink as={Link} to={paths.account()} $variant="quiet">
          <ArrowLeft aria-hidden />
          {t('toHistory')}
        </ButtonLink>
        {data && (
          <Button onClick={() => window.print()}>
            <Printer aria-hidden />
            {t('print')}
          </Button>
        )}
      </Bar>
      {data && <TransactionSheet transaction={data} />}
      {isPending && <Skeleton aria-busy $height={480} />}
      {problem && (
        <TransactionFailed isMissing={problem === 'missing'} history={paths.account()} onRetry={retry} />
      )}
    </Page>
  );
}

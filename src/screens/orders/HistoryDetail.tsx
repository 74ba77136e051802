import { ArrowLeft, Printer, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { ApprovalNote } from '../../components/ApprovalNote.tsx';
import { PdfLink } from '../../components/PdfLink.tsx';
import { TransactionFailed } from '../../components/TransactionFailed.tsx';
import { Button } from '../../design-system/Button.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { phone } from '../../design-system/theme/media.ts';
import type { Transaction } from '../../domain/orders/transaction.ts';
import { paths } from '../../routing/paths.ts';
import { useDocumentLink } from '../../state/orders/useDocumentLink.ts';
import { useTransaction } from '../../state/orders/useTransactions.ts';
import { OrderAgainPicker as OrderAgain } from '../../widgets/orders/OrderAgainPicker.tsx';
import { CancelTransaction } from './CancelTransaction.tsx';
import { TransactionSheet } from './TransactionSheet.tsx';

const Page = styled.div`
  display: grid;
  gap: 12px;
  max-width: 860px;
  margin-inline: auto;
  scroll-margin-block-start: 140px;
  outline: none;
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  ${phone} {
    width: 100%;

    & > * {
      flex: 1 1 auto;
    }
  }
`;

type ShownProps = {
  transaction: Transaction;
  back: string;
  heading(): HTMLElement | null;
  onAgain(button: HTMLElement): void;
};

function Shown({ transaction, back, heading, onAgain }: ShownProps) {
  const { t } = useTranslation('history');
  const { t: ofOrders } = useTranslation('orders');
  const linkOf = useDocumentLink();
  const { id, kind, number } = transaction;
  return (
    <CancelTransaction transaction={transaction} heading={heading}>
      {({ button, problem }) => (
        <>
          <Bar>
            <ButtonLink as={Link} to={back} $variant="quiet">
              <ArrowLeft aria-hidden />
              {t('back')}
            </ButtonLink>
            <Actions>
              {button}
              <ButtonLink as={Link} to={paths.transaction(id)}>
                <Printer aria-hidden />
                {ofOrders('print')}
              </ButtonLink>
              <PdfLink href={linkOf(transaction)} number={number} />
              <Button variant="primary" onClick={({ currentTarget }) => onAgain(currentTarget)}>
                <RotateCcw aria-hidden />
                {t(`again.action.${kind}`)}
              </Button>
            </Actions>
          </Bar>
          {problem}
          <ApprovalNote {...transaction} />
          <TransactionSheet transaction={transaction} />
        </>
      )}
    </CancelTransaction>
  );
}

type HistoryDetailProps = {
  id: string;
  /** URL of the list. */
  back: string;
  /** The order-again dialog is open. */
  isAgain: boolean;
  onAgain(isOpen: boolean): void;
};

/** A document of the history with its actions (experience: History). */
export function HistoryDetail({ id, back, isAgain, onAgain }: HistoryDetailProps) {
  // Loads all texts at once, before the focus moves.
  useTranslation(['orders', 'history']);
  const { data, isPending, problem, retry } = useTransaction(id);
  const page = useRef<HTMLDivElement>(null);
  const heading = () => page.current?.querySelector('h1') ?? null;
  /** The element that opened the dialog; null when it was in the list. */
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    page.current?.focus({ preventScroll: true });
    page.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <Page ref={page} tabIndex={-1}>
      {data && (
        <Shown
          transaction={data}
          back={back}
          heading={heading}
          onAgain={(button) => {
            opener.current = button;
            onAgain(true);
          }}
        />
      )}
      {isPending && <Skeleton aria-busy $height={480} />}
      {problem && (
        <TransactionFailed isMissing={problem === 'missing'} history={paths.account()} onRetry={retry} />
      )}
      {isAgain && !problem && (
        <OrderAgain id={id} finalFocus={() => opener.current ?? heading()} onClose={() => onAgain(false)} />
      )}
    </Page>
  );
}

import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { PdfLink } from '../../components/PdfLink.tsx';
import { Price } from '../../components/Price.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { Badge } from '../../design-system/Badge.ts';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { daysOverdue } from '../../domain/history/daysOverdue.ts';
import { type PayableInvoice, payableInvoice } from '../../domain/history/payableInvoice.ts';
import type { TransactionSummary } from '../../domain/history/transaction.ts';
import { toPositive } from '../../domain/numbers/decimal.ts';
import { paths } from '../../routing/paths.ts';
import { useDocumentLink } from '../../state/history/useDocumentLink.ts';
import { useCanPayInvoices } from '../../state/payments/useCanPayInvoices.ts';
import { usePortal, usePricesHidden } from '../../state/usePortal.ts';
import { useTransactionKind } from '../../state/useTransactionKind.ts';
import { PanelHeading, rowRing, rowStyles } from './searchPanelStyles.ts';

const NARROW = '@container (max-width: 519.98px)';

const List = styled.ul`
  container-type: inline-size;
`;

const Row = styled.li`
  ${rowStyles}
  display: grid;
  grid-template-columns: 18px minmax(0, 1fr) auto;
  align-items: center;
  column-gap: 10px;
  min-height: 58px;

  & > svg {
    width: 17px;
    height: 17px;
    color: var(--wp-muted);
  }

  &:only-child {
    grid-template-columns: 18px minmax(0, 1fr) auto auto;
    background: var(--wp-brand-tint);
  }
`;

const Facts = styled.small`
  display: block;
  color: var(--wp-muted);
  font-size: 12.5px;
`;

const Title = styled(Link)`
  color: inherit;
  font-weight: 650;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 9px;
  }

  ${rowRing}
`;

const Total = styled.span`
  display: grid;
  justify-items: end;
  gap: 2px;
  font-weight: 650;
  white-space: nowrap;

  ${NARROW} {
    &:has(+ * > :nth-child(2)) {
      grid-column: 3 / -1;
    }
  }
`;

/** Above the row's link. Where it is narrow, two have a line of their own, and the PDF alone is an icon in the row. */
const Actions = styled.div`
  position: relative;
  display: flex;
  justify-content: flex-end;
  gap: 8px;
  padding-block: 8px;

  ${NARROW} {
    &:has(> :nth-child(2)) {
      grid-column: 2 / -1;
      padding-block-start: 0;
    }

    & > [target]:only-child {
      gap: 0;
      width: 44px;
      padding: 0;
      font-size: 0;
    }
  }
`;

function DocumentActions({ document }: { document: TransactionSummary }) {
  const { t } = useTranslation('catalogue');
  const pdfLinkOf = useDocumentLink();
  const canPay = useCanPayInvoices();
  const { id, number } = document;
  const payable = payableInvoice(document);
  const amount = useFormat().money(payable?.balance ?? '0');
  return (
    <Actions>
      <PdfLink href={pdfLinkOf(document)} number={number} />
      {canPay && payable && (
        <ButtonLink
          as={Link}
          to={paths.payInvoices([id])}
          $variant="primary"
          aria-label={t('search.payNumber', { number, amount })}
        >
          {t('search.pay', { amount })}
        </ButtonLink>
      )}
    </Actions>
  );
}

const isPartPaid = (invoice: PayableInvoice | null): invoice is PayableInvoice =>
  invoice !== null && toPositive(invoice.net)?.gt(invoice.balance) === true;

type DocumentRowProps = { document: TransactionSummary; isOnly: boolean; onOpen?: (() => void) | undefined };

function DocumentRow({ document, isOnly, onOpen }: DocumentRowProps) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const hidden = usePricesHidden();
  const { clock } = usePortal();
  const { id, kind, number, date, net, purchaseOrder } = document;
  const payable = payableInvoice(document);
  const overdue = isOnly ? daysOverdue(document, clock.today()) : 0;
  return (
    <Row>
      <FileText aria-hidden />
      <span>
        <Title data-row="document" to={paths.document(id)} onClick={onOpen}>
          {t(`search.document.${kind}`, { number })}
        </Title>
        {overdue > 0 && (
          <>
            {' '}
            <Badge $tone="bad">{t('search.overdue', { count: overdue })}</Badge>
          </>
        )}
        <Facts>
          <time dateTime={date}>{format.date(date)}</time>
          {isOnly && purchaseOrder && ` · ${t('search.purchaseOrder', { number: purchaseOrder })}`}
        </Facts>
      </span>
      <Total>
        {isPartPaid(payable) ? (
          <span>
            {t('search.dueOf', { due: format.money(payable.balance), total: format.money(payable.net) })}
          </span>
        ) : (
          <Price value={net} hidden={hidden} kind="amount" />
        )}
        {overdue === 0 && <StatusBadge {...document} />}
      </Total>
      {isOnly && <DocumentActions document={document} />}
    </Row>
  );
}

type SearchedDocumentsProps = { documents: readonly TransactionSummary[]; onOpen?: () => void };

/** The documents whose number was typed, with their total; a single one with what is done with it next. */
export function SearchedDocuments({ documents, onOpen }: SearchedDocumentsProps) {
  const { t } = useTranslation('catalogue');
  const kind = useTransactionKind();
  if (documents.length === 0) return null;
  const heading = t(`search.numbers.${kind}`);
  return (
    <div>
      <PanelHeading>{heading}</PanelHeading>
      <List aria-label={heading}>
        {documents.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            isOnly={documents.length === 1}
            onOpen={onOpen}
          />
        ))}
      </List>
    </div>
  );
}

import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { PdfLink } from '../../components/PdfLink.tsx';
import { Price } from '../../components/Price.tsx';
import { RowActions } from '../../components/RowActions.ts';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { Card } from '../../design-system/Card.ts';
import { Table, type TableColumn } from '../../design-system/Table.tsx';
import { TextLink } from '../../design-system/TextLink.ts';
import { toDecimal } from '../../domain/numbers/decimal.ts';
import type { TransactionKind, TransactionSummary } from '../../domain/orders/transaction.ts';
import { useDocumentLink } from '../../state/orders/useDocumentLink.ts';
import { InvoiceChoice } from './InvoiceChoice.tsx';
import type { InvoiceSelection } from './useInvoiceSelection.ts';

const NoWrap = styled.span`
  white-space: nowrap;
`;

const NumberCell = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
`;

type TransactionTableProps = {
  kind: TransactionKind;
  rows: readonly TransactionSummary[];
  hidden: boolean;
  /** Null where invoices can't be paid. */
  selection: InvoiceSelection | null;
  documentUrl(id: string, orderAgain?: boolean): string;
};

export function TransactionTable({ kind, rows, hidden, selection, documentUrl }: TransactionTableProps) {
  const { t } = useTranslation('orders');
  const { t: tHistory } = useTranslation('history');
  const format = useFormat();
  const pdfLinkOf = useDocumentLink();
  const renderAmount = (value: string | null) => (
    <Price value={toDecimal(value)} hidden={hidden} kind="amount" />
  );
  const dueDateColumns: TableColumn<TransactionSummary>[] = [
    {
      key: 'due',
      header: t('column.due'),
      cell: ({ dueDate }) => <NoWrap>{format.date(dueDate) || '—'}</NoWrap>,
    },
  ];
  const balanceColumns: TableColumn<TransactionSummary>[] = [
    {
      key: 'balance',
      header: t('column.balance'),
      align: 'end',
      cell: ({ balance }) => renderAmount(balance),
    },
  ];
  const columns: TableColumn<TransactionSummary>[] = [
    {
      key: 'number',
      header: t('column.number'),
      isRowHeader: true,
      cell: (row) => (
        <NumberCell>
          {selection && <InvoiceChoice invoice={row} selection={selection} />}
          <NoWrap>
            <TextLink as={Link} to={documentUrl(row.id)}>
              {row.number}
            </TextLink>
          </NoWrap>
        </NumberCell>
      ),
    },
    { key: 'date', header: t('column.date'), cell: ({ date }) => <NoWrap>{format.date(date)}</NoWrap> },
    ...(kind === 'invoice' ? dueDateColumns : []),
    { key: 'status', header: t('column.status'), cell: (row) => <StatusBadge {...row} /> },
    {
      key: 'lines',
      header: t('column.lines'),
      align: 'end',
      cell: ({ lineCount }) => format.number(lineCount),
    },
    { key: 'total', header: t('column.total'), align: 'end', cell: ({ net }) => renderAmount(net) },
    ...(kind === 'invoice' ? balanceColumns : []),
    {
      key: 'actions',
      header: tHistory('actions'),
      align: 'end',
      hideHeaderOnPhone: true,
      cell: (row) => (
        <RowActions>
          <PdfLink href={pdfLinkOf(row)} number={row.number} variant="quiet" />
          <ButtonLink
            as={Link}
            to={documentUrl(row.id, true)}
            $variant="quiet"
            aria-label={tHistory(`again.of.${kind}`, { number: row.number })}
          >
            <RotateCcw aria-hidden />
            {tHistory(`again.action.${kind}`)}
          </ButtonLink>
        </RowActions>
      ),
    },
  ];
  return (
    <Card $flush>
      <Table caption={t(`kind.${kind}`)} columns={columns} rows={rows} rowKey={({ id }) => id} />
    </Card>
  );
}

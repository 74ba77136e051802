import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { PdfLink } from '../../components/PdfLink.tsx';
import { Price } from '../../components/Price.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { Card } from '../../design-system/Card.ts';
import { RowActions } from '../../design-system/RowActions.ts';
import { Table, type TableColumn } from '../../design-system/Table.tsx';
import { TextLink } from '../../design-system/TextLink.ts';
import type { TransactionKind, TransactionSummary } from '../../domain/history/transaction.ts';
import { useDocumentLink } from '../../state/history/useDocumentLink.ts';
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
  selection: InvoiceSelection | null;
  documentUrl(id: string, orderAgain?: boolean): string;
};

type TransactionActionsProps = Pick<TransactionTableProps, 'kind'> & {
  row: TransactionSummary;
  againUrl: string;
};

function TransactionActions({ row, kind, againUrl }: TransactionActionsProps) {
  const { t: tHistory } = useTranslation('history');
  const pdfLinkOf = useDocumentLink();
  return (
    <RowActions>
      <PdfLink href={pdfLinkOf(row)} number={row.number} variant="quiet" />
      <ButtonLink
        as={Link}
        to={againUrl}
        $variant="quiet"
        aria-label={tHistory(`again.of.${kind}`, { number: row.number })}
      >
        <RotateCcw aria-hidden />
        {tHistory(`again.action.${kind}`)}
      </ButtonLink>
    </RowActions>
  );
}

type TransactionNumberProps = Pick<TransactionTableProps, 'selection'> & {
  row: TransactionSummary;
  url: string;
};

function TransactionNumber({ row, url, selection }: TransactionNumberProps) {
  return (
    <NumberCell>
      {selection && <InvoiceChoice invoice={row} selection={selection} />}
      <NoWrap>
        <TextLink as={Link} to={url}>
          {row.number}
        </TextLink>
      </NoWrap>
    </NumberCell>
  );
}

const useInvoiceColumns = (
  hidden: boolean,
): Record<'dueDate' | 'balance', TableColumn<TransactionSummary>> => {
  const { t } = useTranslation('orders');
  const format = useFormat();
  return {
    dueDate: {
      key: 'due',
      header: t('column.due'),
      cell: ({ dueDate }) => <NoWrap>{format.date(dueDate) || '—'}</NoWrap>,
    },
    balance: {
      key: 'balance',
      header: t('column.balance'),
      align: 'end',
      cell: ({ balance }) => <Price value={balance} hidden={hidden} kind="amount" />,
    },
  };
};

export function TransactionTable({ kind, rows, hidden, selection, documentUrl }: TransactionTableProps) {
  const { t } = useTranslation('orders');
  const { t: tHistory } = useTranslation('history');
  const format = useFormat();
  const { dueDate, balance } = useInvoiceColumns(hidden);
  const columns: TableColumn<TransactionSummary>[] = [
    {
      key: 'number',
      header: t('column.number'),
      isRowHeader: true,
      cell: (row) => <TransactionNumber row={row} url={documentUrl(row.id)} selection={selection} />,
    },
    { key: 'date', header: t('column.date'), cell: ({ date }) => <NoWrap>{format.date(date)}</NoWrap> },
    ...(kind === 'invoice' ? [dueDate] : []),
    { key: 'status', header: t('column.status'), cell: (row) => <StatusBadge {...row} /> },
    {
      key: 'lines',
      header: t('column.lines'),
      align: 'end',
      cell: ({ lineCount }) => format.number(lineCount),
    },
    {
      key: 'total',
      header: t('column.total'),
      align: 'end',
      cell: ({ net }) => <Price value={net} hidden={hidden} kind="amount" />,
    },
    ...(kind === 'invoice' ? [balance] : []),
    {
      key: 'actions',
      header: tHistory('actions'),
      align: 'end',
      hideHeaderOnPhone: true,
      cell: (row) => <TransactionActions row={row} kind={kind} againUrl={documentUrl(row.id, true)} />,
    },
  ];
  return (
    <Card $flush>
      <Table caption={t(`kind.${kind}`)} columns={columns} rows={rows} rowKey={({ id }) => id} />
    </Card>
  );
}

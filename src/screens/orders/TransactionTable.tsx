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

/** Prevents line breaks in numbers and dates. */
const Whole = styled.span`
  white-space: nowrap;
`;

type TransactionTableProps = {
  kind: TransactionKind;
  rows: readonly TransactionSummary[];
  hidden: boolean;
  /** URL of a document, or of its order-again dialog. */
  addressOf(id: string, again?: boolean): string;
};

/** A page of transactions; invoices have due date and balance. */
export function TransactionTable({ kind, rows, hidden, addressOf }: TransactionTableProps) {
  const { t } = useTranslation('orders');
  const { t: ofHistory } = useTranslation('history');
  const format = useFormat();
  const linkOf = useDocumentLink();
  const amount = (value: string | null) => <Price value={toDecimal(value)} hidden={hidden} kind="amount" />;
  const dueDates: TableColumn<TransactionSummary>[] = [
    {
      key: 'due',
      header: t('column.due'),
      cell: ({ dueDate }) => <Whole>{format.date(dueDate) || '—'}</Whole>,
    },
  ];
  const toPay: TableColumn<TransactionSummary>[] = [
    { key: 'balance', header: t('column.balance'), align: 'end', cell: ({ balance }) => amount(balance) },
  ];
  const columns: TableColumn<TransactionSummary>[] = [
    {
      key: 'number',
      header: t('column.number'),
      names: true,
      cell: ({ id, number }) => (
        <Whole>
          <TextLink as={Link} to={addressOf(id)}>
            {number}
          </TextLink>
        </Whole>
      ),
    },
    { key: 'date', header: t('column.date'), cell: ({ date }) => <Whole>{format.date(date)}</Whole> },
    ...(kind === 'invoice' ? dueDates : []),
    { key: 'status', header: t('column.status'), cell: (row) => <StatusBadge {...row} /> },
    {
      key: 'lines',
      header: t('column.lines'),
      align: 'end',
      cell: ({ lineCount }) => format.number(lineCount),
    },
    { key: 'total', header: t('column.total'), align: 'end', cell: ({ net }) => amount(net) },
    ...(kind === 'invoice' ? toPay : []),
    {
      key: 'actions',
      header: ofHistory('actions'),
      align: 'end',
      speaksForItself: true,
      cell: (row) => (
        <RowActions>
          <PdfLink href={linkOf(row)} number={row.number} variant="quiet" />
          <ButtonLink
            as={Link}
            to={addressOf(row.id, true)}
            $variant="quiet"
            aria-label={ofHistory(`again.of.${kind}`, { number: row.number })}
          >
            <RotateCcw aria-hidden />
            {ofHistory(`again.action.${kind}`)}
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

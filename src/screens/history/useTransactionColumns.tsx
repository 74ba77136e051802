import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { Price } from '../../components/Price.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { TextLink } from '../../design-system/TextLink.ts';
import type { TransactionKind, TransactionSummary } from '../../domain/history/transaction.ts';
import type { SortColumn } from '../../domain/history/transactionSort.ts';
import { toDecimal, toPositive, ZERO } from '../../domain/numbers/decimal.ts';
import { DocumentBadge } from './DocumentBadge.tsx';
import { InvoiceChoice } from './InvoiceChoice.tsx';
import { ShownProduct } from './ShownProduct.tsx';
import { TransactionActions } from './TransactionActions.tsx';
import type { InvoiceSelection } from './useInvoiceSelection.ts';

const NumberCell = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  font-weight: 600;

  & label {
    position: relative;
    z-index: 1;
  }
`;

/** `search`: its words are marked; `searched`: it or a product's name, empty for everything. */
export type TransactionListProps = {
  kind: TransactionKind;
  rows: readonly TransactionSummary[];
  search: string;
  searched: string;
  hidden: boolean;
  selection: InvoiceSelection | null;
  documentUrl(id: string, orderAgain?: boolean): string;
};

/** `cell`: its place in a narrow row; `hidden` there without one. */
export type TransactionColumn = {
  key: string;
  cell: string;
  header: string;
  sort?: SortColumn;
  render(row: TransactionSummary): ReactNode;
};

const useProductColumn = ({ rows, search, searched, hidden }: TransactionListProps): TransactionColumn => {
  const { t } = useTranslation('history');
  const { t: tOrders } = useTranslation('orders');
  const format = useFormat();
  if (rows.some(({ shownLine }) => shownLine))
    return {
      key: 'line',
      cell: 'line',
      header: t(searched ? 'line.matching' : 'line.products'),
      render: ({ shownLine }) =>
        shownLine && <ShownProduct line={shownLine} search={search} hidden={hidden} />,
    };
  return {
    key: 'line',
    cell: 'lines',
    header: tOrders('column.lines'),
    render: ({ lineCount }) => format.number(lineCount),
  };
};

const useInvoiceColumns = (kind: TransactionKind, hidden: boolean) => {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const due: TransactionColumn = {
    key: 'due',
    cell: 'extra',
    header: t('column.due'),
    render: ({ dueDate }) => format.date(dueDate),
  };
  const balance: TransactionColumn = {
    key: 'balance',
    cell: 'balance',
    header: t('column.balance'),
    render: ({ balance, net }) => {
      const open = toPositive(balance);
      if (!hidden && !open) return null;
      const isTotal = hidden || open?.eq(toDecimal(net) ?? ZERO);
      return (
        <span data-total={isTotal || undefined}>
          <Price value={balance} hidden={hidden} kind="amount" />
        </span>
      );
    },
  };
  return kind === 'invoice' ? { due: [due], balance: [balance] } : { due: [], balance: [] };
};

const useReferenceColumn = ({ kind, rows }: TransactionListProps): TransactionColumn[] => {
  const { t } = useTranslation('history');
  if (!rows.some(({ purchaseOrder }) => purchaseOrder)) return [];
  return [
    {
      key: 'reference',
      cell: kind === 'invoice' ? 'hidden' : 'extra',
      header: t('reference'),
      render: ({ purchaseOrder }) => purchaseOrder,
    },
  ];
};

const useNumberColumn = ({ selection, documentUrl }: TransactionListProps): TransactionColumn => {
  const { t } = useTranslation('orders');
  return {
    key: 'number',
    cell: 'number',
    header: t('column.number'),
    sort: 'number',
    render: (row) => (
      <NumberCell>
        {selection && <InvoiceChoice invoice={row} selection={selection} />}
        <TextLink as={Link} to={documentUrl(row.id)}>
          {row.number}
        </TextLink>
      </NumberCell>
    ),
  };
};

const useTotalColumn = (hidden: boolean): TransactionColumn => {
  const { t } = useTranslation('orders');
  return {
    key: 'total',
    cell: 'total',
    header: t('column.total'),
    sort: 'total',
    render: ({ status, net }) => {
      const price = <Price value={net} hidden={hidden} kind="amount" />;
      return status === 'cancelled' ? <s>{price}</s> : price;
    },
  };
};

export const useTransactionColumns = (list: TransactionListProps): TransactionColumn[] => {
  const { t } = useTranslation('orders');
  const { t: tHistory } = useTranslation('history');
  const format = useFormat();
  const { kind, hidden, documentUrl } = list;
  const { due, balance } = useInvoiceColumns(kind, hidden);
  return [
    useNumberColumn(list),
    {
      key: 'date',
      cell: 'date',
      header: t('column.date'),
      sort: 'date',
      render: ({ date }) => format.date(date),
    },
    ...due,
    useProductColumn(list),
    ...useReferenceColumn(list),
    {
      key: 'status',
      cell: 'status',
      header: t('column.status'),
      render: (row) => <DocumentBadge document={row} />,
    },
    useTotalColumn(hidden),
    ...balance,
    {
      key: 'actions',
      cell: 'actions',
      header: tHistory('actions'),
      render: (row) => <TransactionActions row={row} againUrl={documentUrl(row.id, true)} />,
    },
  ];
};

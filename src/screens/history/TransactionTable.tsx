import { useTranslation } from 'react-i18next';
import { Price } from '../../components/Price.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { VisuallyHidden } from '../../design-system/VisuallyHidden.ts';
import type { FilteredSums } from '../../domain/history/filteredSums.ts';
import { directionOf, nextSort, type TransactionSort } from '../../domain/history/transactionSort.ts';
import { FilteredTotals } from './FilteredTotals.tsx';
import {
  Body,
  Cell,
  Foot,
  Head,
  HeadCell,
  NameCell,
  Row,
  SortButton,
  TableCard,
  TransactionsTable,
} from './tableStyles.ts';
import {
  type TransactionColumn,
  type TransactionListProps,
  useTransactionColumns,
} from './useTransactionColumns.tsx';

type TransactionTableProps = TransactionListProps & {
  sort: TransactionSort;
  onSort(sort: TransactionSort): void;
  total: number;
  sums: FilteredSums | null;
};

type ColumnHeadProps = Pick<TransactionTableProps, 'sort' | 'onSort'> & { column: TransactionColumn };

function ColumnHead({ column, sort, onSort }: ColumnHeadProps) {
  const { header, cell, sort: by } = column;
  return (
    <HeadCell data-cell={cell} aria-sort={by && directionOf(sort, by)}>
      {by ? (
        <SortButton onClick={() => onSort(nextSort(sort, by))}>{header}</SortButton>
      ) : cell === 'actions' ? (
        <VisuallyHidden>{header}</VisuallyHidden>
      ) : (
        header
      )}
    </HeadCell>
  );
}

type TotalRowProps = Pick<TransactionTableProps, 'kind' | 'hidden' | 'total'> & {
  sums: FilteredSums;
  columns: readonly TransactionColumn[];
};

/** Number and date. The foot has a cell for each other column, so that one that is hidden is hidden there too. */
const ALWAYS_SHOWN = 2;

function TotalRow({ kind, hidden, total, sums, columns }: TotalRowProps) {
  const { t } = useTranslation('history');
  const format = useFormat();
  return (
    <Row>
      <NameCell colSpan={ALWAYS_SHOWN}>
        {t(`totals.count.${kind}`, { count: total, number: format.number(total) })}
      </NameCell>
      {columns.slice(ALWAYS_SHOWN).map(({ key, cell, header }) => (
        <Cell key={key} data-cell={cell} data-header={header}>
          {key === 'total' && <Price value={sums.amount} hidden={hidden} kind="amount" />}
          {key === 'balance' && <Price value={sums.balance} hidden={hidden} kind="amount" />}
        </Cell>
      ))}
    </Row>
  );
}

/** In a narrow place each row is a card of two or three lines; the table roles stay. */
export function TransactionTable({ sort, onSort, total, sums, ...list }: TransactionTableProps) {
  const { t } = useTranslation('orders');
  const columns = useTransactionColumns(list);
  const { kind, rows, searched, hidden } = list;
  return (
    <TableCard $flush>
      {sums && <FilteredTotals kind={kind} total={total} sums={sums} searched={searched} hidden={hidden} />}
      <TransactionsTable aria-label={t(`kind.${kind}`)}>
        <Head>
          <Row>
            {columns.map((column) => (
              <ColumnHead key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </Row>
        </Head>
        <Body>
          {rows.map((row) => (
            <Row key={row.id}>
              {columns.map(({ key, cell, header, render }) =>
                key === 'number' ? (
                  <NameCell key={key} data-cell={cell}>
                    {render(row)}
                  </NameCell>
                ) : (
                  <Cell key={key} data-cell={cell} data-header={header}>
                    {render(row)}
                  </Cell>
                ),
              )}
            </Row>
          ))}
        </Body>
        {sums && (
          <Foot>
            <TotalRow kind={kind} hidden={hidden} total={total} sums={sums} columns={columns} />
          </Foot>
        )}
      </TransactionsTable>
    </TableCard>
  );
}

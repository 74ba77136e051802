/** With a minus the largest or latest come first. */
export type TransactionSort = 'number' | '-number' | 'date' | '-date' | 'total' | '-total';
export type SortColumn = 'number' | 'date' | 'total';

export const NEWEST_FIRST: TransactionSort = '-date';

const SORTS: readonly TransactionSort[] = ['number', '-number', 'date', '-date', 'total', '-total'];

export const parseSort = (name: string | null): TransactionSort =>
  SORTS.find((sort) => sort === name) ?? NEWEST_FIRST;

/** How a column is sorted; `none` when another one is. */
export const directionOf = (
  sort: TransactionSort,
  column: SortColumn,
): 'ascending' | 'descending' | 'none' =>
  sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : 'none';

/** What a press on a column's head asks for: the largest and latest first, then the other way round. */
export const nextSort = (sort: TransactionSort, column: SortColumn): TransactionSort =>
  sort === `-${column}` ? column : `-${column}`;

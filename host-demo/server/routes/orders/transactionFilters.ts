import { sql } from 'kysely';
import * as v from 'valibot';
import { transactionKindWire } from '../../../../src/api/history/transactionKindSchema.ts';
import type { TransactionLineWire } from '../../../../src/api/history/transactionLineSchema.ts';
import {
  historySearch,
  statusFilter,
  transactionSort,
} from '../../../../src/api/history/transactionSchema.ts';
import { isDay } from '../../calendar.ts';
import { fold } from '../../search/analysis.ts';
import { isUnpaid, shownStatus } from './shownStatus.ts';

const day = v.pipe(v.string(), v.check(isDay, 'must be a day, yyyy-mm-dd'));
const productId = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}$/, 'must be the id of a product'),
  v.transform(Number),
);

export const transactionFilters = {
  kind: v.optional(transactionKindWire),
  search: v.optional(historySearch, ''),
  product: v.optional(productId),
  date_from: v.optional(day),
  date_to: v.optional(day),
  status: v.optional(statusFilter),
};
export const sortOf = v.optional(transactionSort, '-date');

const filters = v.object(transactionFilters);
export type TransactionFilters = v.InferOutput<typeof filters>;
type Condition = ReturnType<typeof sql<boolean>>;

const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;

/** Without accents and in small letters, as `fold` writes the search's words. */
const lineText = sql<string>`lower(regexp_replace(
  normalize(concat(line.data ->> 'product_name', ' ', line.data ->> 'product_code'), NFD), '[\\u0300-\\u036f]', '', 'g'
))`;

/** Whether a `line` has each word of the search in its name or code, and is of the product that is asked for. */
const isAskedFor = ({ search, product }: TransactionFilters): Condition =>
  allOf([
    ...(product === undefined ? [] : [sql<boolean>`line.product_id = ${product}`]),
    ...fold(search)
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => sql<boolean>`${lineText} like ${containing(word)}`),
  ]);

const hasLine = (filters: TransactionFilters): Condition => sql<boolean>`exists (
  select 1 from transaction_lines as line where line.transaction_id = transactions.id and ${isAskedFor(filters)}
)`;

const isFound = ({ search, ...filters }: TransactionFilters): Condition =>
  sql<boolean>`(transaction_number ilike ${containing(search)} or header ->> 'f1' ilike ${containing(search)}
    or ${hasLine({ ...filters, search })})`;

const hasStatus = (status: NonNullable<TransactionFilters['status']>, today: string): Condition =>
  status === 'unpaid' ? isUnpaid : sql<boolean>`${shownStatus(today)} = ${status}`;

/** The condition on a row of `transactions`; a client's rows remain to be chosen. `today`: yyyy-mm-dd. */
export const matches = (filters: TransactionFilters, today: string): Condition => {
  const { kind, search, product, date_from, date_to, status } = filters;
  return allOf([
    ...(kind === undefined ? [] : [sql<boolean>`kind = ${kind}`]),
    ...(date_from === undefined ? [] : [sql<boolean>`transaction_date >= ${date_from}`]),
    ...(date_to === undefined ? [] : [sql<boolean>`transaction_date <= ${date_to}`]),
    ...(status === undefined ? [] : [hasStatus(status, today)]),
    ...(product === undefined ? [] : [hasLine({ product, search: '' })]),
    ...(search === '' ? [] : [isFound(filters)]),
  ]);
};

/** The line that was searched for, else the one of the largest amount; null without lines. */
export const shownLine = (filters: TransactionFilters) => sql<TransactionLineWire | null>`(
  select line.data from transaction_lines as line where line.transaction_id = transactions.id
  order by case when ${isAskedFor(filters)} then 0 else 1 end, line.netvalue desc, line.position limit 1
)`;

const columns = {
  number: sql`transaction_number`,
  date: sql`transaction_date`,
  total: sql`netvalue`,
} as const;

export const sortedBy = (sort: v.InferOutput<typeof transactionSort>) => {
  const name = sort.replace('-', '');
  const column = name === 'number' || name === 'total' ? columns[name] : columns.date;
  return sort.startsWith('-') ? sql`${column} desc` : sql`${column} asc`;
};

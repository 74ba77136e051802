import { sql } from 'kysely';
import type { FilteredSumsWire } from '../../../../src/api/history/transactionSchema.ts';
import { exact } from '../../pricing/numbers.ts';
import type { CustomerCaller } from '../../session/authorise.ts';
import { isOverdue, isUnpaid } from './shownStatus.ts';

const isCounted = sql<boolean>`(status <> 'cancelled' and approval_status is distinct from 2)`;

/** The columns of one row about all rows that a list's filters find. */
export const filteredSumColumns = (today: string) => [
  sql<number>`count(*)::int`.as('total'),
  sql<number>`(count(*) filter (where ${isCounted}))::int`.as('count'),
  sql<number>`count(distinct currency_code)::int`.as('currencies'),
  sql<string>`coalesce(sum(netvalue) filter (where ${isCounted}), 0)`.as('amount'),
  sql<string>`coalesce(sum(balance) filter (where ${isCounted} and ${isUnpaid}), 0)`.as('balance'),
  sql<string>`coalesce(sum(balance) filter (where ${isCounted} and ${isUnpaid} and ${isOverdue(today)}), 0)`.as(
    'overdue',
  ),
];

type Row = { count: number; currencies: number; amount: string; balance: string; overdue: string };

/** Amounts are null when prices are hidden, and when they are of several currencies. */
export const presentFilteredSums = (
  { count, currencies, amount, balance, overdue }: Row,
  { seesPrices }: CustomerCaller,
): FilteredSumsWire => {
  const figure = (sum: string) => (seesPrices && currencies <= 1 ? exact(sum).toFixed() : null);
  return { count, amount: figure(amount), balance: figure(balance), overdue: figure(overdue) };
};

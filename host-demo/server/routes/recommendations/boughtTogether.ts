import { sql } from 'kysely';
import { addDays } from '../../calendar.ts';
import type { Database } from '../../database/schema.ts';
import type { CompanyRules } from '../../settings.ts';

const MAX_AGE_DAYS = 365;
/** Two products in a few transactions can be a coincidence. */
const MIN_TRANSACTIONS = 3;
/** Of the transactions with the product. */
const MIN_SHARE = 0.2;
/** More than are shown, because some may not be orderable. */
const MAX_CANDIDATES = 50;

type Bought = { companyId: number; productId: number; kind: CompanyRules['kind']; today: string };

/**
 * Ids of the products that the company's customers often bought in the same transactions as this one, best first: the share of
 * common transactions counts (cosine similarity), so that products of every order don't come first everywhere.
 */
export const boughtTogether = async (
  database: Database,
  { companyId, productId, kind, today }: Bought,
): Promise<number[]> => {
  const purchases = sql`
    transaction_lines as line join transactions as placed
      on placed.id = line.transaction_id
      and placed.kind = ${kind}
      and placed.status <> 'cancelled'
      and placed.transaction_date >= ${addDays(today, -MAX_AGE_DAYS)}
      and line.company_id = ${companyId}
      and line.data ->> 'detail_type' is null`;
  const { rows } = await sql<{ product_id: number }>`
    with baskets as (
      select distinct line.transaction_id from ${purchases} where line.product_id = ${productId}
    ),
    together as (
      select line.product_id, count(distinct line.transaction_id) as common
      from ${purchases}
      where line.transaction_id in (select transaction_id from baskets) and line.product_id <> ${productId}
      group by line.product_id
      having count(distinct line.transaction_id)
        >= greatest(${MIN_TRANSACTIONS}::numeric, ${MIN_SHARE}::numeric * (select count(*) from baskets))
    )
    select product_id
    from together
    order by
      common / sqrt((
        select count(distinct line.transaction_id) from ${purchases} where line.product_id = together.product_id
      )) desc,
      common desc,
      product_id
    limit ${MAX_CANDIDATES}`.execute(database);
  return rows.map(({ product_id }) => product_id);
};

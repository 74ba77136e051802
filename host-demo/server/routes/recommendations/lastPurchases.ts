import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { CompanyRules } from '../../settings.ts';

/** `unit` is a unit code, empty for single pieces, and `unit_name` what it was called; `day`: yyyy-mm-dd. */
type LastPurchaseRow = {
  product_id: number;
  quantity: string;
  unit: string | null;
  unit_name: string | null;
  day: string;
  times: number;
};

const MAX_PRODUCTS = 5_000;

type Client = { companyId: number; clientId: number; kind: CompanyRules['kind'] };

const documentsOf = ({ companyId, clientId, kind }: Client) => sql`
  transaction_lines as line join transactions as placed
    on placed.id = line.transaction_id
    and placed.company_id = ${companyId}
    and placed.client_id = ${clientId}
    and placed.kind = ${kind}
    and placed.status <> 'cancelled'
    and line.data ->> 'detail_type' is null`;

/** What a client bought last of each product, newest first, at most 5,000; `times` counts its documents. */
export const lastPurchases = async (database: Database, client: Client): Promise<LastPurchaseRow[]> => {
  const { rows } = await sql<LastPurchaseRow>`
    with latest as (
      select distinct on (line.product_id)
        line.product_id, line.quantity, line.data ->> 'units' as unit,
        line.data ->> 'unit_of_measure' as unit_name, placed.transaction_date::text as day
      from ${documentsOf(client)}
      order by line.product_id, placed.transaction_date desc, placed.created_at desc, line.position
    ),
    counted as (
      select line.product_id, count(distinct line.transaction_id)::int as times
      from ${documentsOf(client)} group by line.product_id
    )
    select latest.*, counted.times from latest join counted using (product_id)
    order by latest.day desc, latest.product_id limit ${MAX_PRODUCTS}`.execute(database);
  return rows;
};

export const boughtIds = async (database: Database, client: Client): Promise<number[]> => {
  const { rows } = await sql<{ product_id: number }>`
    select distinct line.product_id from ${documentsOf(client)}`.execute(database);
  return rows.map(({ product_id }) => product_id);
};

import { sql } from 'kysely';
import type { LastPurchaseWire } from '../../../../src/api/catalogue/lastPurchaseSchema.ts';
import type { Database } from '../../database/schema.ts';
import { boughtKind, type CompanyRules } from '../../settings.ts';

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

const ofProducts = (
  { companyId, clientId }: Pick<Client, 'companyId' | 'clientId'>,
  productIds: readonly number[],
) => sql`
    and line.company_id = ${companyId}
    and line.client_id = ${clientId}
    and line.product_id = any(${[...productIds]}::int[])`;

const documentsOf = ({ companyId, clientId, kind }: Client, productIds: readonly number[] | null) => sql`
  transaction_lines as line join transactions as placed
    on placed.id = line.transaction_id
    and placed.company_id = ${companyId}
    and placed.client_id = ${clientId}
    and placed.kind = ${boughtKind(kind)}
    and placed.status <> 'cancelled'
    and line.data ->> 'detail_type' is null
    ${productIds === null ? sql`` : ofProducts({ companyId, clientId }, productIds)}`;

/**
 * What a client bought last of each product, newest first, at most 5,000; `times` counts its documents. `productIds`: only
 * these, which are found by the client's index.
 */
export const lastPurchases = async (
  database: Database,
  client: Client,
  productIds: readonly number[] | null = null,
): Promise<LastPurchaseWire[]> => {
  const { rows } = await sql<LastPurchaseRow>`
    with bought as materialized (
      select line.product_id, line.transaction_id, line.position, line.quantity, line.data ->> 'units' as unit,
        line.data ->> 'unit_of_measure' as unit_name, placed.transaction_date, placed.created_at
      from ${documentsOf(client, productIds)}
    ),
    latest as (
      select distinct on (product_id) product_id, quantity, unit, unit_name, transaction_date::text as day
      from bought order by product_id, transaction_date desc, created_at desc, position
    ),
    counted as (
      select product_id, count(distinct transaction_id)::int as times from bought group by product_id
    )
    select latest.*, counted.times from latest join counted using (product_id)
    order by latest.day desc, latest.product_id limit ${MAX_PRODUCTS}`.execute(database);
  return rows.map(({ product_id, quantity, unit, unit_name, day, times }) => ({
    product_id,
    quantity: Number(quantity),
    units: unit ?? '',
    unit_of_measure: unit_name ?? '',
    date: day,
    times,
  }));
};

export const boughtIds = async (database: Database, client: Client): Promise<number[]> => {
  const { rows } = await sql<{ product_id: number }>`
    select distinct line.product_id from ${documentsOf(client, null)}`.execute(database);
  return rows.map(({ product_id }) => product_id);
};

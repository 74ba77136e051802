import { sql } from 'kysely';
import type { TransactionLineWire } from '../../../../src/api/history/transactionLineSchema.ts';
import type { Database, TransactionRow } from '../../database/schema.ts';
import { baseQuantity } from '../../pricing/baseQuantity.ts';
import { type Exact, zero } from '../../pricing/numbers.ts';

type MovedTransaction = Pick<TransactionRow, 'company_id' | 'kind'>;
type StockRow = { product_id: number; warehouse_id: number; warehouse_name: string };

const amountsOf = (lines: readonly TransactionLineWire[]) =>
  lines.flatMap(({ product_id, warehouse_id, quantity, size, factor }) => {
    const amount = baseQuantity({ quantity, size }, factor, true);
    return amount ? [{ productId: Number(product_id), warehouseId: warehouse_id ?? null, amount }] : [];
  });

/** Locks the stock of these products until the transaction ends, always in the same order, to avoid deadlocks. */
const lockStock = async (
  database: Database,
  companyId: number,
  productIds: readonly number[],
): Promise<Map<number, StockRow[]>> => {
  const rows = await database
    .selectFrom('stock')
    .innerJoin('warehouses', (join) =>
      join
        .onRef('warehouses.company_id', '=', 'stock.company_id')
        .onRef('warehouses.id', '=', 'stock.warehouse_id'),
    )
    .innerJoin('products', (join) =>
      join
        .onRef('products.company_id', '=', 'stock.company_id')
        .onRef('products.id', '=', 'stock.product_id'),
    )
    .select(['stock.product_id', 'stock.warehouse_id', 'warehouses.name as warehouse_name'])
    .where('stock.company_id', '=', companyId)
    .where('stock.product_id', 'in', [...new Set(productIds)])
    .where(sql<boolean>`coalesce(products.data -> 'detail_type', '0'::jsonb) in ('0'::jsonb, '"0"'::jsonb)`)
    .orderBy('stock.product_id')
    .orderBy('stock.warehouse_id')
    .forUpdate('stock')
    .execute();
  return Map.groupBy(rows, ({ product_id }) => product_id);
};

/** The line's warehouse, else the first "default" one, else the first (rules: Stock). */
const chooseStockRow = (stockRows: readonly StockRow[], warehouseId: unknown): StockRow | undefined =>
  stockRows.find(({ warehouse_id }) => warehouse_id === Number(warehouseId)) ??
  stockRows.find(({ warehouse_name }) => /default/i.test(warehouse_name)) ??
  stockRows[0];

const markSoldOut = async (
  database: Database,
  companyId: number,
  productIds: readonly number[],
): Promise<void> => {
  await sql`
    update products set data = jsonb_set(products.data, '{sold_out}', to_jsonb(held.sold_out))
    from (
      select product_id, bool_and(quantity <= 0) as sold_out from stock
      where company_id = ${companyId}::integer and product_id in (${sql.join(productIds)})
      group by product_id
    ) held
    where products.company_id = ${companyId}::integer and products.id = held.product_id
      and coalesce(products.data -> 'sold_out', 'false'::jsonb) <> to_jsonb(held.sold_out)
  `.execute(database);
};

const moveStock = async (
  database: Database,
  { company_id: companyId, kind }: MovedTransaction,
  lines: readonly TransactionLineWire[],
  signed: (amount: Exact) => Exact,
): Promise<void> => {
  const amounts = kind === 'estimate' ? [] : amountsOf(lines);
  if (amounts.length === 0) return;
  const stockByProduct = await lockStock(
    database,
    companyId,
    amounts.map(({ productId }) => productId),
  );
  const moves = new Map<StockRow, Exact>();
  for (const { productId, warehouseId, amount } of amounts) {
    const stockRow = chooseStockRow(stockByProduct.get(productId) ?? [], warehouseId);
    if (stockRow) moves.set(stockRow, (moves.get(stockRow) ?? zero).plus(signed(amount)));
  }
  if (moves.size === 0) return;
  const rows = [...moves].map(([{ product_id, warehouse_id }, moved]) => ({
    product_id,
    warehouse_id,
    moved: moved.toFixed(),
  }));
  await sql`
    update stock set quantity = stock.quantity + move.moved
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as move(product_id integer, warehouse_id integer, moved numeric)
    where stock.company_id = ${companyId}::integer
      and stock.product_id = move.product_id and stock.warehouse_id = move.warehouse_id
  `.execute(database);
  await markSoldOut(
    database,
    companyId,
    rows.map(({ product_id }) => product_id),
  );
};

/**
 * Reduces the stock by the ordered or invoiced quantities, gifts included, in the database transaction that stores them;
 * an estimate doesn't change it. Stock is not checked here, because the rules (May it be placed?) don't mention it, so it
 * may become negative.
 */
export const reduceStock = (
  database: Database,
  moved: MovedTransaction,
  lines: readonly TransactionLineWire[],
) => moveStock(database, moved, lines, (amount) => amount.times(-1));

export const restoreStock = (
  database: Database,
  moved: MovedTransaction,
  lines: readonly TransactionLineWire[],
) => moveStock(database, moved, lines, (amount) => amount);

import type { Database, NewTransaction } from '../../database/schema.ts';
import { lineWire, type PricedLine } from '../../pricing/priceTransaction.ts';

const LINES_AT_ONCE = 500;

/**
 * A transaction's figures and lines, as the back office priced them, in the columns of its table. `showsPrices`: it was
 * placed by a user with force_show_price, so its prices are shown to everyone who may read it.
 */
export const storeTransaction = async (
  database: Database,
  transaction: NewTransaction,
  lines: readonly PricedLine[],
  showsPrices: boolean,
): Promise<void> => {
  await database.insertInto('transactions').values(transaction).execute();
  const rows = lines.map((line, position) => ({
    transaction_id: transaction.id,
    company_id: transaction.company_id,
    position,
    product_id: line.requested.offer.product.id,
    quantity: line.requested.quantity.toFixed(),
    netvalue: line.lineTotals.net.toFixed(),
    data: JSON.stringify({ ...lineWire(line), force_show_price: showsPrices }),
  }));
  for (let from = 0; from < rows.length; from += LINES_AT_ONCE) {
    await database
      .insertInto('transaction_lines')
      .values(rows.slice(from, from + LINES_AT_ONCE))
      .execute();
  }
};

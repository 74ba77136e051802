import type { Database, NewTransaction } from '../../database/schema.ts';
import { lineWire, type PricedLine } from '../../pricing/priceTransaction.ts';
import { partNumbersOf } from '../partNumbers/readPartNumbers.ts';

const LINES_AT_ONCE = 500;

/**
 * A transaction's figures and lines, as the back office priced them, in the columns of its table, with the client's own part numbers. `showsPrices`: it was
 * placed by a user with force_show_price, so its prices are shown to everyone who may read it.
 */
export const storeTransaction = async (
  database: Database,
  transaction: NewTransaction,
  lines: readonly PricedLine[],
  showsPrices: boolean,
): Promise<void> => {
  await database.insertInto('transactions').values(transaction).execute();
  const owner = { companyId: transaction.company_id, clientId: transaction.client_id };
  const ids = lines.map(({ requested }) => requested.offer.product.id);
  const numbers = await partNumbersOf(database, owner, ids);
  const rows = lines.map((line, position) => ({
    transaction_id: transaction.id,
    company_id: transaction.company_id,
    client_id: transaction.client_id,
    position,
    product_id: line.requested.offer.product.id,
    quantity: line.requested.quantity.toFixed(),
    netvalue: line.lineTotals.net.toFixed(),
    data: JSON.stringify({
      ...lineWire(line, numbers.get(line.requested.offer.product.id)),
      force_show_price: showsPrices,
    }),
  }));
  for (let from = 0; from < rows.length; from += LINES_AT_ONCE) {
    await database
      .insertInto('transaction_lines')
      .values(rows.slice(from, from + LINES_AT_ONCE))
      .execute();
  }
};

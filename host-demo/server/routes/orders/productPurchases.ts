import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as v from 'valibot';
import { purchasesResponse } from '../../../../src/api/history/purchasesSchema.ts';
import { id } from '../../../../src/api/wire.ts';
import { isoDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/schema.ts';
import { exact, numericOrNull, positiveOrNull, zero } from '../../pricing/numbers.ts';
import type { CustomerCaller } from '../../session/authorise.ts';
import { boughtKind } from '../../settings.ts';
import { parseRequest, toResponse } from '../../wire.ts';

const params = v.object({ id });
const MAX_SHOWN = 3;

/** The client's lines with a product, newest first. */
const linesWith = (database: Database, { customer, rules }: CustomerCaller, productId: number) =>
  database
    .selectFrom('transaction_lines as line')
    .innerJoin('transactions as placed', 'placed.id', 'line.transaction_id')
    .select([
      'placed.id',
      'placed.kind',
      'placed.transaction_number',
      'placed.transaction_date',
      'line.quantity',
      'line.data',
    ])
    .where('line.company_id', '=', customer.companyId)
    .where('line.product_id', '=', productId)
    .where('placed.client_id', '=', customer.clientId)
    .where('placed.kind', '=', boughtKind(rules.kind))
    .where('placed.status', '<>', 'cancelled')
    .where(sql<boolean>`placed.approval_status is distinct from 2`)
    .where(sql<boolean>`line.data ->> 'detail_type' is null`)
    .orderBy('placed.transaction_date', 'desc')
    .orderBy('placed.created_at', 'desc')
    .orderBy('line.position')
    .execute();

type Line = Awaited<ReturnType<typeof linesWith>>[number];

/** The month eleven months before, yyyy-mm. */
const firstMonth = (today: string): string => {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return isoDay(new Date(Date.UTC(year, month - 12, 1))).slice(0, 7);
};

/** In base units, oldest month first. */
const monthsOf = (lines: readonly Line[], today: string) => {
  const first = firstMonth(today);
  const sums = new Map<string, ReturnType<typeof exact>>();
  for (const { transaction_date, quantity, data } of lines.toReversed()) {
    const month = transaction_date.slice(0, 7);
    if (month.localeCompare(first) < 0) continue;
    const bought = exact(quantity).times(positiveOrNull(data.factor) ?? 1);
    sums.set(month, (sums.get(month) ?? zero).plus(bought));
  }
  return [...sums].map(([month, quantity]) => ({ month, quantity: quantity.toFixed() }));
};

/**
 * GET /products/{id}/purchases: how often the caller's client bought a product, how much in each of the last twelve months, and the last
 * three documents, newest first. Neither cancelled nor refused ones count. Prices are null for customers without prices. Customers only;
 * a product that was never bought has a count of 0.
 */
export const productPurchases = (app: FastifyInstance, { access, database, clock }: Context): void => {
  app.get('/products/:id/purchases', async (request) => {
    const caller = await access.customer(request);
    const lines = await linesWith(database, caller, parseRequest(params, request.params).id);
    const documents = new Map(lines.toReversed().map((line) => [line.id, line]));
    const last = [...documents.values()].toReversed().slice(0, MAX_SHOWN);
    return toResponse(purchasesResponse, {
      success: true,
      count: documents.size,
      months: monthsOf(lines, isoDay(clock())),
      purchases: last.map(({ quantity, data, ...document }) => ({
        id: document.id,
        kind: document.kind,
        transaction_number: document.transaction_number,
        transaction_date: document.transaction_date,
        quantity,
        unit_of_measure: data.unit_of_measure,
        price: caller.seesPrices ? (numericOrNull(data.original_netprice)?.toFixed() ?? null) : null,
      })),
    });
  });
};

import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as v from 'valibot';
import { monthSumsResponse } from '../../../../src/api/history/monthSumsSchema.ts';
import { transactionKindWire } from '../../../../src/api/history/transactionKindSchema.ts';
import { isoDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { parseRequest, toResponse } from '../../wire.ts';

const query = v.object({ kind: transactionKindWire });

/** January of last year, yyyy-mm-dd. */
const firstDay = (today: string): string => `${Number(today.slice(0, 4)) - 1}-01-01`;

/**
 * GET /transactions/months?kind: what the caller's client ordered in each month of this year and the last, oldest first; months without
 * are left out. Neither cancelled nor refused ones count. Amounts are null for customers without prices. Customers only.
 */
export const monthSums = (app: FastifyInstance, { access, database, clock }: Context): void => {
  app.get('/transactions/months', async (request) => {
    const { customer, seesPrices } = await access.customer(request);
    const { kind } = parseRequest(query, request.query);
    const month = sql<string>`left(transaction_date::text, 7)`;
    const rows = await database
      .selectFrom('transactions')
      .select([
        month.as('month'),
        sql<number>`count(*)::int`.as('count'),
        sql<string>`coalesce(sum(netvalue), 0)`.as('amount'),
      ])
      .where('company_id', '=', customer.companyId)
      .where('client_id', '=', customer.clientId)
      .where('kind', '=', kind)
      .where('status', '<>', 'cancelled')
      .where(sql<boolean>`approval_status is distinct from 2`)
      .where('transaction_date', '>=', firstDay(isoDay(clock())))
      .groupBy(month)
      .orderBy(month)
      .execute();
    return toResponse(monthSumsResponse, {
      success: true,
      months: rows.map(({ amount, ...sums }) => ({ ...sums, amount: seesPrices ? Number(amount) : null })),
    });
  });
};

import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { transactionAnswer } from '../../../../src/api/orders/schema.ts';
import { isoDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../refusal.ts';
import { answer, received } from '../../wire.ts';
import { presentTransaction } from './presentTransaction.ts';

const byId = v.object({ id: v.string() });
const byNumber = v.object({ number: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) });
const isUuid = (text: string) => v.is(v.pipe(v.string(), v.uuid()), text);

/**
 * GET /transactions/{id}, and /transactions/by_number/{number} to learn whether an order arrived. The caller's client's own
 * only; anybody else's is 404 `not_found`.
 */
export const readTransaction = (app: FastifyInstance, { access, database, clock }: Context): void => {
  const read = async (request: FastifyRequest, column: 'id' | 'transaction_number', value: string) => {
    const { customer, seesPrices } = await access.customer(request);
    if (column === 'id' && !isUuid(value)) throw notFound('transaction');
    const row = await database
      .selectFrom('transactions')
      .selectAll()
      .where('company_id', '=', customer.companyId)
      .where('client_id', '=', customer.clientId)
      .where(column, '=', value)
      .executeTakeFirst();
    if (!row) throw notFound('transaction');
    const lines = await database
      .selectFrom('transaction_lines')
      .select('data')
      .where('company_id', '=', customer.companyId)
      .where('transaction_id', '=', row.id)
      .orderBy('position')
      .execute();
    const view = { today: isoDay(clock()), seesPrices };
    const transaction = presentTransaction(
      row,
      lines.map(({ data }) => data),
      view,
    );
    return answer(transactionAnswer, { success: true, transaction });
  };
  app.get('/transactions/:id', (request) => read(request, 'id', received(byId, request.params).id));
  app.get('/transactions/by_number/:number', (request) =>
    read(request, 'transaction_number', received(byNumber, request.params).number),
  );
};

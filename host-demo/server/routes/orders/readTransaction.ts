import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { transactionResponse } from '../../../../src/api/history/transactionSchema.ts';
import { personNameOf } from '../../accounts/personName.ts';
import type { Context } from '../../context.ts';
import { confirmationRecipient } from '../../mails/orderMail.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { parseRequest, toResponse } from '../../wire.ts';
import { paymentsOfTransaction } from '../payments/paymentsOfTransaction.ts';
import { findStored } from './findStored.ts';
import { findTransaction, isUuid, linesOf } from './findTransaction.ts';
import { presentTransaction, viewOf } from './presentTransaction.ts';
import { sellerOf } from './sellerOf.ts';

const byId = v.object({ id: v.string() });
const key = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
const byNumber = v.object({ number: key });
const ofCart = v.object({ cart: v.optional(key) });

/**
 * GET /transactions/{id} by id or number, and /transactions/by_number/{number}?cart= to find a submitted order by cart key or number. Only
 * the caller's client's transactions, which include those that an approver's colleagues placed; else 404 `not_found`.
 */
export const readTransaction = (app: FastifyInstance, context: Context): void => {
  const { access, database } = context;
  const read = async (request: FastifyRequest, by: { id: string } | { transaction_number: string }) => {
    const caller = await access.customer(request);
    const row = await findTransaction(database, caller.customer, by);
    const transaction = presentTransaction(row, await linesOf(database, row), viewOf(context, caller));
    const paid = await paymentsOfTransaction(context, caller, row);
    const isOwn = row.user_id === caller.customer.user.id;
    const emailed_to = isOwn ? await confirmationRecipient(context, row) : '';
    const requested_by = isOwn ? '' : await personNameOf(database, row.company_id, row.user_id);
    return toResponse(transactionResponse, {
      success: true,
      transaction: {
        ...transaction,
        ...paid,
        emailed_to,
        requested_by,
        seller: await sellerOf(database, row.company_id),
      },
    });
  };
  app.get('/transactions/:id', (request) => {
    const { id } = parseRequest(byId, request.params);
    return read(request, isUuid(id) ? { id } : { transaction_number: id });
  });
  app.get('/transactions/by_number/:number', async (request) => {
    const { number } = parseRequest(byNumber, request.params);
    const { cart } = parseRequest(ofCart, request.query);
    if (cart === undefined) return read(request, { transaction_number: number });
    const { customer } = await access.customer(request);
    const stored = await findStored(database, customer, { number, cartKey: cart, contentHash: null }).catch(
      (error: unknown) => {
        throw error instanceof Refusal ? notFound('transaction') : error;
      },
    );
    if (!stored) throw notFound('transaction');
    return read(request, { id: stored.id });
  });
};

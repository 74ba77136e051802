import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as v from 'valibot';
import { successResponse } from '../../../../src/api/access/schema.ts';
import { invoiceChargeRequest } from '../../../../src/api/payments/requestSchema.ts';
import type { Context } from '../../context.ts';
import { findPayer } from '../../payments/payer.ts';
import { exact, numericOrNull } from '../../pricing/numbers.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { parseRequest, toResponse } from '../../wire.ts';
import { findTransaction } from '../orders/findTransaction.ts';

const params = v.object({ id: v.string() });

const equals = (sent: unknown, stored: string | null): boolean =>
  numericOrNull(sent)?.eq(exact(stored ?? 0)) === true;

/**
 * PATCH /invoices/{id}: the charge of a method before the invoice is paid, for the record; it changes no balance. 404
 * `not_found`; 409 `balance_changed` when total or balance aren't today's.
 */
export const chargeInvoice = (app: FastifyInstance, context: Context): void => {
  app.patch('/invoices/:id', async (request) => {
    const { customer, onlyInvoice } = await findPayer(context, request);
    const { id } = parseRequest(params, request.params);
    const sent = parseRequest(invoiceChargeRequest, request.body);
    if (onlyInvoice !== null && onlyInvoice !== id) throw notFound('invoice');
    await context.database.transaction().execute(async (transaction) => {
      const row = await findTransaction(transaction, customer, { id }, true);
      if (row.kind !== 'invoice') throw notFound('invoice');
      if (!equals(sent.invoice_netvalue, row.netvalue) || !equals(sent.invoice_balance, row.balance)) {
        throw new Refusal(409, 'balance_changed', 'the balance of the invoice has changed');
      }
      const charge = {
        payment_method_charge: sent.payment_method_charge,
        payment_method_charge_is_percent: sent.payment_method_charge_is_percent,
        payment_method_charge_json_data: sent.payment_method_charge_json_data,
        payment_method_charge_amount: sent.payment_method_charge_amount,
      };
      await sql`update transactions set header = header || ${JSON.stringify(charge)}::jsonb where id = ${id}::uuid`.execute(
        transaction,
      );
    });
    return toResponse(successResponse, { success: true });
  });
};

import type { FastifyInstance } from 'fastify';
import { paymentResponse } from '../../../../src/api/history/paymentSchema.ts';
import { type VisitResponse, visitRequest, visitResponse } from '../../../../src/api/history/visitSchema.ts';
import type { Context } from '../../context.ts';
import { confirmOrder } from '../../mails/orderMail.ts';
import { checkPayer, findSender, keepSenderLanguage } from '../../payments/payer.ts';
import { type CustomerCaller, missingToken } from '../../session/authorise.ts';
import { parseRequest, toResponse } from '../../wire.ts';
import { checkTotals } from '../payments/checkTotals.ts';
import { payByVisit } from '../payments/payByVisit.ts';
import { findStored, numberTaken } from './findStored.ts';
import {
  checkPrepared,
  identityOf,
  isUniqueViolation,
  prepare,
  presentPlaced,
  readSent,
  storePrepared,
} from './placing.ts';
import type { Envelope, SentTransaction } from './readVisit.ts';
import { VISIT_LIMIT } from './visitLimit.ts';

const store = async (
  context: Context,
  caller: CustomerCaller,
  sent: SentTransaction,
): Promise<VisitResponse> => {
  const prepared = await prepare(context, caller, sent);
  return context.database.transaction().execute(async (transaction) => {
    const { first, held_for } = await checkPrepared(transaction, caller, prepared, false);
    if (first) return presentPlaced(caller, first, true);
    const stored = await storePrepared(transaction, context, caller, prepared, { held_for });
    await confirmOrder(context, transaction, stored.id);
    return presentPlaced(caller, stored, false);
  });
};

/**
 * Returns the stored transaction, else stores it. A refusal is checked again, because another device of the customer may
 * have stored the same cart and used its stock, credit or number.
 */
const place = async (
  context: Context,
  caller: CustomerCaller,
  sent: SentTransaction,
): Promise<VisitResponse> => {
  const find = () => findStored(context.database, caller.customer, identityOf(sent));
  const before = await find();
  if (before) return presentPlaced(caller, before, true);
  try {
    return await store(context, caller, sent);
  } catch (error) {
    const meanwhile = await find();
    if (!meanwhile) throw error;
    return presentPlaced(caller, meanwhile, true);
  }
};

const placeVisit = async (context: Context, caller: CustomerCaller, envelope: Envelope) => {
  try {
    return await place(context, caller, readSent(envelope, caller));
  } catch (error) {
    throw isUniqueViolation(error) ? numberTaken() : error;
  }
};

/**
 * POST /rest/visitSync and /visit-sync: stores an order, invoice or estimate with the back office's own figures and
 * returns the differences from the sent ones (rules: Placing an order). Orders and invoices reduce the stock. The order
 * number and the cart key in the header's `json_data` are idempotency keys: a repeat with the same content returns the
 * first result. 403 `not_yours`; 409 `number_taken`, `content_differs`; 422 with a reason of rules, May it be placed?, or
 * `wrong_kind`, `coupon_unknown`, `coupon_expired`, `coupon_used`, or with the line (its position in the sent list from
 * 1, and its product) `product_unavailable`, `invalid_quantity`, `invalid_size`, `unit_required`; 429 `too_many_attempts`
 * after too many unknown coupons. A customer whose prices are hidden isn't refused for an amount; the order is held for
 * the company instead. An envelope with a collection pays: `payByVisit`. A collection alone is answered by
 * `paymentResponse`.
 */
export const placeTransaction = (app: FastifyInstance, context: Context): void => {
  for (const path of ['/rest/visitSync', '/visit-sync']) {
    app.post(path, { bodyLimit: VISIT_LIMIT }, async (request) => {
      const sender = await findSender(context, request);
      await keepSenderLanguage(context, request, sender);
      checkTotals(request.body);
      const envelope = parseRequest(visitRequest, request.body);
      if (!envelope.visit.collection) {
        // The key of a payment form places nothing.
        if (sender.onlyInvoice !== null) throw missingToken();
        return toResponse(visitResponse, await placeVisit(context, sender, envelope));
      }
      const { placed, payment } = await payByVisit(context, request, checkPayer(sender), envelope);
      return placed
        ? toResponse(visitResponse, { ...placed, payment })
        : toResponse(paymentResponse, { success: true, payment });
    });
  }
};

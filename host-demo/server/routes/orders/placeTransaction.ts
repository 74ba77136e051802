import type { FastifyInstance } from 'fastify';
import { type VisitResponse, visitRequest, visitResponse } from '../../../../src/api/orders/visitSchema.ts';
import type { Context } from '../../context.ts';
import { lineWire } from '../../pricing/priceTransaction.ts';
import { invalidRequest, Refusal, unprocessable } from '../../refusal.ts';
import type { CustomerCaller } from '../../session/authorise.ts';
import { parseRequest, toResponse } from '../../wire.ts';
import { writeMails } from '../approvals/outbox.ts';
import { checkCouponUses } from '../checkout/couponLimits.ts';
import { reduceStock } from '../inventory/moveStock.ts';
import { calculate } from './calculate.ts';
import { contentHash } from './contentHash.ts';
import { cartKeyOf, findStored, numberTaken, type Stored } from './findStored.ts';
import { holdMail } from './holdMail.ts';
import { openBalance } from './openBalance.ts';
import { checkPlaceable } from './placingRules.ts';
import { readVisit, type SentTransaction } from './readVisit.ts';
import { storeTransaction } from './storeTransaction.ts';
import { transactionRow } from './transactionRow.ts';

/** Body limit for well over 1,000 lines, bytes. */
const BODY_LIMIT = 2 * 1024 * 1024;
const UNIQUE_VIOLATION = '23505';

const isNumberTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;

/** The envelope's transaction. Throws when the caller may not place it. */
const readSent = (body: unknown, { rules, customer }: CustomerCaller): SentTransaction => {
  const sent = readVisit(parseRequest(visitRequest, body).visit);
  if (!sent) throw invalidRequest('visit: holds no transaction');
  if (sent.kind !== rules.kind) throw unprocessable('wrong_kind', `this company takes ${rules.kind}s`);
  if (sent.header.client_id !== customer.clientId) {
    throw new Refusal(403, 'not_yours', 'client_id: another customer');
  }
  return sent;
};

/** Callers with hidden prices get the order without its figures. */
const present = ({ seesPrices }: CustomerCaller, stored: Stored, repeated: boolean): VisitResponse => ({
  success: true,
  transaction: {
    id: stored.id,
    kind: stored.kind,
    transaction_number: stored.transaction_number,
    netvalue: seesPrices ? Number(stored.netvalue) : null,
    approval_status: stored.approval_status,
  },
  differences: seesPrices
    ? stored.differences.map((difference) => ({
        ...difference,
        sent: Number(difference.sent),
        stored: Number(difference.stored),
      }))
    : [],
  repeated,
});

const identityOf = (sent: SentTransaction) => ({
  number: sent.header.order_number,
  cartKey: cartKeyOf(sent.header.json_data),
  contentHash: contentHash(sent),
});

/** Stores the transaction while the client's row is locked, so that number and credit are used only once. */
const store = async (
  context: Context,
  caller: CustomerCaller,
  sent: SentTransaction,
): Promise<VisitResponse> => {
  const { companyId, clientId, user } = caller.customer;
  const identity = identityOf(sent);
  const calculated = await calculate(context, caller, sent);
  const row = transactionRow(caller, sent, calculated, context.clock());
  return context.database.transaction().execute(async (transaction) => {
    await transaction
      .selectFrom('clients')
      .select('id')
      .where('company_id', '=', companyId)
      .where('id', '=', clientId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const first = await findStored(transaction, caller.customer, identity);
    if (first) return present(caller, first, true);
    if (calculated.couponCode !== '') {
      await checkCouponUses(transaction, caller.customer, calculated.couponCode);
    }
    const held_for = checkPlaceable({
      user,
      seesPrices: caller.seesPrices,
      subCustomerId: sent.header.sub_customer_id,
      minimumOrder: caller.rules.minimumOrder,
      totals: calculated.priced.totals,
      methods: calculated.methods,
      method: calculated.method,
      state: sent.header.ship_address_state,
      city: sent.header.ship_address_city,
      openBalance: await openBalance(transaction, companyId, clientId),
    });
    await storeTransaction(transaction, { ...row, held_for }, calculated.priced.lines, user.force_show_price);
    if (held_for) await writeMails(transaction, [holdMail(caller, row, held_for)], context.clock());
    await reduceStock(transaction, row, calculated.priced.lines.map(lineWire));
    const stored = await findStored(transaction, caller.customer, identity);
    if (!stored) throw new Error('the stored transaction is missing');
    return present(caller, stored, false);
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
  if (before) return present(caller, before, true);
  try {
    return await store(context, caller, sent);
  } catch (error) {
    const meanwhile = await find();
    if (!meanwhile) throw error;
    return present(caller, meanwhile, true);
  }
};

/**
 * POST /rest/visitSync and /visit-sync: stores an order, invoice or estimate with the back office's own figures and
 * returns the differences from the sent ones (specification §4, Placing an order; §7). Orders and invoices reduce the stock. The
 * order number and the cart key in the header's `json_data` are idempotency keys: a repeat with the same content returns the
 * first result. 403 `not_yours`; 409 `number_taken`, `content_differs`; 422 with a reason of rules, May it be placed?, or
 * `wrong_kind`, `coupon_unknown`, `coupon_expired`, `coupon_used`, or with the line (its position in the sent list from 1, and
 * its product) `product_unavailable`, `invalid_quantity`, `invalid_size`, `unit_required`; 429 `too_many_attempts` after too
 * many unknown coupons. A customer whose prices are hidden isn't refused for an amount; the order is held for the company instead.
 */
export const placeTransaction = (app: FastifyInstance, context: Context): void => {
  for (const path of ['/rest/visitSync', '/visit-sync']) {
    app.post(path, { bodyLimit: BODY_LIMIT }, async (request) => {
      const caller = await context.access.customer(request);
      const sent = readSent(request.body, caller);
      try {
        return toResponse(visitResponse, await place(context, caller, sent));
      } catch (error) {
        throw isNumberTaken(error) ? numberTaken() : error;
      }
    });
  }
};

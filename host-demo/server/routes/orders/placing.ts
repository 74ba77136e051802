import type { VisitResponse } from '../../../../src/api/history/visitSchema.ts';
import type { Context } from '../../context.ts';
import type { Database, NewTransaction, TransactionRow } from '../../database/schema.ts';
import { isPreauthorized } from '../../payments/isPreauthorized.ts';
import { lineWire } from '../../pricing/priceTransaction.ts';
import type { ChargeTerms } from '../../pricing/totals.ts';
import { invalidRequest, Refusal, unprocessable } from '../../refusal.ts';
import type { CustomerCaller } from '../../session/authorise.ts';
import { writeMails } from '../approvals/outbox.ts';
import { checkCouponUses } from '../checkout/couponLimits.ts';
import { reduceStock } from '../inventory/moveStock.ts';
import { type Calculated, calculate } from './calculate.ts';
import { contentHash } from './contentHash.ts';
import { cartKeyOf, findStored, type Stored } from './findStored.ts';
import { holdMail } from './holdMail.ts';
import { openBalance } from './openBalance.ts';
import { checkPlaceable } from './placingRules.ts';
import { type Envelope, readVisit, type SentTransaction } from './readVisit.ts';
import { storeTransaction } from './storeTransaction.ts';
import { transactionRow } from './transactionRow.ts';

/** The envelope's transaction. Throws when the caller may not place it. */
export const readSent = (envelope: Envelope, { rules, customer }: CustomerCaller): SentTransaction => {
  const sent = readVisit(envelope);
  if (!sent) throw invalidRequest('visit: holds no transaction');
  if (sent.kind !== rules.kind) throw unprocessable('wrong_kind', `this company takes ${rules.kind}s`);
  if (sent.header.client_id !== customer.clientId) {
    throw new Refusal(403, 'not_yours', 'client_id: another customer');
  }
  return sent;
};

export const identityOf = (sent: SentTransaction) => ({
  number: sent.header.order_number,
  cartKey: cartKeyOf(sent.header.json_data),
  contentHash: contentHash(sent),
});

export const presentPlaced = (
  { seesPrices }: CustomerCaller,
  stored: Stored,
  repeated: boolean,
): Omit<VisitResponse, 'payment'> => ({
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

export type Prepared = { sent: SentTransaction; calculated: Calculated; row: NewTransaction };

/** Throws as `calculate`. `charge`: that of the method by which it is paid. */
export const prepare = async (
  context: Context,
  caller: CustomerCaller,
  sent: SentTransaction,
  charge: ChargeTerms | null = null,
): Promise<Prepared> => {
  const calculated = await calculate(context, caller, sent, charge);
  return { sent, calculated, row: transactionRow(caller, sent, calculated, context.clock()) };
};

/**
 * Locks the client's row, so that number and credit are used only once. Returns what is stored already, or null when it may be
 * stored, with what the company has to look at. Throws the reason why it may not.
 */
export const checkPrepared = async (
  transaction: Database,
  caller: CustomerCaller,
  { sent, calculated }: Prepared,
  isPaid: boolean,
): Promise<{ first: Stored | null; held_for: TransactionRow['held_for'] }> => {
  const { companyId, clientId, user } = caller.customer;
  await transaction
    .selectFrom('clients')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', clientId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const first = await findStored(transaction, caller.customer, identityOf(sent));
  if (first) return { first, held_for: null };
  if (calculated.couponCode !== '') {
    await checkCouponUses(transaction, caller.customer, calculated.couponCode);
  }
  const held_for = checkPlaceable({
    user,
    kind: sent.kind,
    seesPrices: caller.seesPrices,
    subCustomerId: sent.header.sub_customer_id,
    minimumOrder: caller.rules.minimumOrder,
    totals: calculated.priced.totals,
    methods: calculated.methods,
    method: calculated.method,
    state: sent.header.ship_address_state,
    city: sent.header.ship_address_city,
    openBalance: await openBalance(transaction, companyId, clientId),
    isPaid,
    isPreauthorized: await isPreauthorized(transaction, caller),
  });
  return { first: null, held_for };
};

/** Stores it and reduces the stock, after `checkPrepared` in the same database transaction. */
export const storePrepared = async (
  transaction: Database,
  { clock }: Pick<Context, 'clock'>,
  caller: CustomerCaller,
  { sent, calculated, row }: Prepared,
  changes: Pick<NewTransaction, 'held_for'> & Partial<Pick<NewTransaction, 'status'>>,
): Promise<Stored> => {
  const { lines } = calculated.priced;
  const { held_for = null } = changes;
  const { force_show_price: showsPrices } = caller.customer.user;
  await storeTransaction(transaction, { ...row, ...changes }, lines, showsPrices);
  if (held_for) await writeMails(transaction, [holdMail(caller, row, held_for)], clock());
  await reduceStock(
    transaction,
    row,
    lines.map((line) => lineWire(line)),
  );
  const stored = await findStored(transaction, caller.customer, identityOf(sent));
  if (!stored) throw new Error('the stored transaction is missing');
  return stored;
};

const UNIQUE_VIOLATION = '23505';

export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;

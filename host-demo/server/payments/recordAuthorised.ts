import type { Context } from '../context.ts';
import type { PaymentRow } from '../database/schema.ts';
import { exact } from '../pricing/numbers.ts';
import { Refusal, unprocessable } from '../refusal.ts';
import { checkPrepared, isUniqueViolation, prepare, storePrepared } from '../routes/orders/placing.ts';
import type { Envelope } from '../routes/orders/readVisit.ts';
import { recordPayment } from './applyOutcome.ts';
import { beginVoid, freshPayment, giveBack } from './checkPayment.ts';
import { amountOfPrepared, loadChargeTerms } from './openPayment.ts';
import { answerPayment, type PaymentAnswer, paymentDiffers } from './pay.ts';
import type { Payer } from './payer.ts';
import type { Payform } from './payment.ts';
import { type PaidContent, readContent } from './paymentRequest.ts';
import { hasFailed } from './paymentState.ts';
import { findPayment, lockPayment, updatePayment } from './paymentStore.ts';

type OrderContent = Extract<PaidContent, { kind: 'order' }>;

const RECORDING_FAILED =
  "Error recording the transaction. Please try again (your card won't be charged) or call support.";

const recordingFailed = () => unprocessable('recording_failed', RECORDING_FAILED);
const atWork = () => new Refusal(409, 'payment_unknown', 'the payment is being checked');

const record = async (context: Context, payer: Payer, content: OrderContent, id: string) => {
  const terms = await loadChargeTerms(context, payer, await payformOf(context, id));
  const prepared = await prepare(context, payer, content.sent, terms);
  return context.database.transaction().execute(async (transaction) => {
    const { first, held_for } = await checkPrepared(transaction, payer, prepared, true);
    const row = await lockPayment(transaction, id);
    if (row.state === 'recorded') return row;
    if (row.state !== 'authorised' && row.state !== 'captured') throw atWork();
    if (first) throw unprocessable('already_placed', 'the order was placed before');
    if (!amountOfPrepared(prepared).eq(exact(row.amount))) {
      throw unprocessable('amount_differs', 'the amount is another one now');
    }
    const stored = await storePrepared(transaction, context, payer, prepared, { held_for });
    const { kind, transaction_number, netvalue, approval_status, differences } = stored;
    const placed = { id: stored.id, kind, transaction_number, netvalue, approval_status, differences };
    await transaction
      .updateTable('transactions')
      .set({ paid_amount: stored.netvalue })
      .where('id', '=', stored.id)
      .execute();
    const now = context.clock();
    const changes = { transaction_id: stored.id, placed: JSON.stringify(placed) };
    return recordPayment(context, transaction, await updatePayment(transaction, row, changes, now));
  });
};

const payformOf = async ({ database }: Context, id: string): Promise<Payform> =>
  (await database.selectFrom('payments').select('payform').where('id', '=', id).executeTakeFirstOrThrow())
    .payform;

/** A refusal that a repeat would meet too. */
const isRefusal = (error: unknown): boolean =>
  isUniqueViolation(error) ||
  (error instanceof Refusal &&
    (error.status === 409 || error.status === 422) &&
    error.code !== 'payment_unknown');

const giveUp = async (context: Context, id: string): Promise<never> => {
  const voiding = await beginVoid(context, id, 'recording_failed');
  const row = voiding.state === 'voiding' ? await giveBack(context, voiding) : voiding;
  throw row.state === 'voided' || row.state === 'refunded' ? recordingFailed() : atWork();
};

const checkReserved = (row: PaymentRow): void => {
  const wasRefused = row.code === 'recording_failed' && hasFailed(row.state);
  if (wasRefused) throw recordingFailed();
  if (hasFailed(row.state) || row.state === 'refunded') {
    throw unprocessable('payment_required', 'Payment is required: the payment has failed.');
  }
  if (row.state !== 'authorised' && row.state !== 'captured' && row.state !== 'recorded') throw atWork();
};

/**
 * Stores the order whose amount `/authorizenet/authorize_only` has reserved. A repeat returns the same. When the order is refused the
 * reservation is given back first: 422 `recording_failed` says that the card isn't charged, 409 `payment_unknown` that this isn't known
 * yet. 404 `not_found`; 409 `payment_differs`; 422 `payment_required` for a payment that has failed.
 */
export const recordAuthorised = async (
  context: Context,
  payer: Payer,
  envelope: Envelope,
  { paymentId, payform }: { paymentId: string; payform: Payform },
): Promise<PaymentAnswer> => {
  const found = await findPayment(context.database, payer.customer.companyId, paymentId);
  if (!found || found.client_id !== payer.customer.clientId) {
    throw new Refusal(404, 'not_found', 'payment not found');
  }
  const content = readContent(payer, { ...envelope, payform, flow: 'authorise' });
  if (content.kind !== 'order' || content.hash !== found.content_hash) throw paymentDiffers();
  const row = await freshPayment(context, found);
  const isKept = row.transaction_id !== null;
  if (isKept) return answerPayment(context, payer, row, { repeated: true });
  checkReserved(row);
  const recorded = await record(context, payer, content, row.id).catch((error: unknown) => {
    if (isRefusal(error)) return giveUp(context, row.id);
    throw error;
  });
  return answerPayment(context, payer, recorded, { repeated: false });
};

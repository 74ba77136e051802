import type { Context } from '../context.ts';
import type { Database, PaymentRow } from '../database/schema.ts';
import { confirmOrder } from '../mails/orderMail.ts';
import { mailReceipt } from '../mails/receiptMail.ts';
import type { GatewayOutcome } from './gateways/gateway.ts';
import { hasFailed, mayFollow, type PaymentState, stateOf } from './paymentState.ts';
import { lockPayment, lockWithTransactions, updatePayment } from './paymentStore.ts';
import { owePayments, recordMoney, removeWaiting, returnMoney } from './recordMoney.ts';
import { storeSavedMethod } from './savedMethods.ts';

export type Writer = Pick<Context, 'database' | 'clock' | 'portalOf'>;

const hasMoney = ({ state }: GatewayOutcome): boolean => state === 'authorised' || state === 'captured';

/** What an outcome says besides its state; never the card. */
const factsOf = (outcome: GatewayOutcome) => ({
  ...('reference' in outcome && { reference: outcome.reference }),
  ...('used' in outcome && { brand: outcome.used.brand, last_four: outcome.used.lastFour }),
  ...('code' in outcome && { code: outcome.code, message: outcome.message.slice(0, 500) }),
  ...(outcome.state === 'not_found' && { code: 'not_charged' }),
  ...(outcome.state === 'expired' && { code: 'expired' }),
  ...(outcome.state === 'pending_bank' && { bank_url: outcome.redirectUrl }),
  ...(outcome.state === 'captured' && { is_captured: true }),
});

const mailRecorded = async (context: Writer, transaction: Database, row: PaymentRow): Promise<void> => {
  if (row.transaction_id !== null) await confirmOrder(context, transaction, row.transaction_id);
  if (row.is_captured) await mailReceipt(context, transaction, row);
};

/** The receipt, the balances and the order, with the payment's last state; once, because this state is reached only once. */
export const recordPayment = async (
  context: Writer,
  transaction: Database,
  row: PaymentRow,
): Promise<PaymentRow> => {
  const now = context.clock();
  const { isCancelled } = await recordMoney(transaction, row, now);
  const recorded = await updatePayment(transaction, row, { state: 'recorded', paid_at: now }, now);
  if (!isCancelled) await mailRecorded(context, transaction, recorded);
  if (!isCancelled || row.transaction_id === null) return recorded;
  await owePayments(transaction, row.transaction_id);
  return lockPayment(transaction, row.id);
};

/** What was taken is refunded, no longer voided. */
const noteTaken = (transaction: Database, row: PaymentRow, now: Date): Promise<PaymentRow> =>
  updatePayment(transaction, row, { is_captured: true }, now);

/** A reservation that has expired at the provider is as good as voided; null where the money is still there. */
const returnedState = ({ state }: GatewayOutcome): 'voided' | 'refunded' | null => {
  if (state === 'expired') return 'voided';
  return state === 'voided' || state === 'refunded' ? state : null;
};

/** Money that came although the payment had failed, or that goes back because its order was cancelled. */
const applyReturn = async (
  transaction: Database,
  row: PaymentRow,
  outcome: GatewayOutcome,
  now: Date,
): Promise<PaymentRow> => {
  if (outcome.state === 'captured') return noteTaken(transaction, row, now);
  const returned = returnedState(outcome);
  if (returned === null) return row;
  if (row.state === 'recorded') await returnMoney(transaction, row);
  const state = row.state === 'recorded' ? returned : 'refunded';
  return updatePayment(transaction, row, { state, is_refund_due: false }, now);
};

const applyMoney = async (
  context: Writer,
  transaction: Database,
  row: PaymentRow,
  outcome: GatewayOutcome,
  state: PaymentState,
): Promise<PaymentRow> => {
  const now = context.clock();
  const charged = await updatePayment(transaction, row, { ...factsOf(outcome), state }, now);
  if ('saved' in outcome && outcome.saved) {
    await storeSavedMethod(transaction, row, outcome.saved, outcome.used, now);
  }
  // An order of this flow is stored after its amount is reserved.
  const awaitsRecord = row.flow === 'authorise' && row.transaction_id === null;
  return awaitsRecord ? charged : recordPayment(context, transaction, charged);
};

/** A recorded payment is taken when its order is shipped; or it is given back at the provider's own pages, or has expired there. */
const applyToRecorded = async (
  context: Writer,
  transaction: Database,
  row: PaymentRow,
  outcome: GatewayOutcome,
): Promise<PaymentRow> => {
  const now = context.clock();
  if (outcome.state === 'captured') {
    const taken = await noteTaken(transaction, row, now);
    await mailReceipt(context, transaction, taken);
    return taken;
  }
  const state = returnedState(outcome);
  if (state === null) return row;
  await returnMoney(transaction, row);
  return updatePayment(transaction, row, { state }, now);
};

/** Why it is given back stays its code. */
const applyToVoiding = async (
  transaction: Database,
  row: PaymentRow,
  outcome: GatewayOutcome,
  now: Date,
): Promise<PaymentRow> => {
  if (outcome.state === 'captured') return noteTaken(transaction, row, now);
  const state = outcome.state === 'not_found' ? 'voided' : stateOf(outcome);
  return mayFollow(row.state, state) ? updatePayment(transaction, row, { state }, now) : row;
};

const apply = async (
  context: Writer,
  transaction: Database,
  row: PaymentRow,
  outcome: GatewayOutcome,
): Promise<PaymentRow> => {
  const now = context.clock();
  if (row.is_refund_due) return applyReturn(transaction, row, outcome, now);
  if (row.state === 'recorded') return applyToRecorded(context, transaction, row, outcome);
  if (row.state === 'voiding') return applyToVoiding(transaction, row, outcome, now);
  if (hasFailed(row.state) && hasMoney(outcome)) {
    return updatePayment(transaction, row, { ...factsOf(outcome), is_refund_due: true }, now);
  }
  const state = stateOf(outcome);
  if (!mayFollow(row.state, state)) return row;
  if (hasMoney(outcome)) return applyMoney(context, transaction, row, outcome, state);
  if (hasFailed(state) || state === 'refunded') await removeWaiting(transaction, row);
  return updatePayment(transaction, row, { ...factsOf(outcome), state }, now);
};

/**
 * The one function that applies what a provider says of a payment, whoever asked: the call that pays, the return page, a confirmation,
 * a question of the portal, or the sweep. Under a lock of the payment's row; an outcome that the state doesn't allow anymore changes
 * nothing, so that money is applied once.
 */
export const applyOutcome = (context: Writer, id: string, outcome: GatewayOutcome): Promise<PaymentRow> =>
  context.database
    .transaction()
    .execute(async (transaction) =>
      apply(context, transaction, await lockWithTransactions(transaction, id), outcome),
    );

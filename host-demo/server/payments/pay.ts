import type { PaymentWire } from '../../../src/api/history/paymentSchema.ts';
import type { VisitResponse } from '../../../src/api/history/visitSchema.ts';
import type { Context } from '../context.ts';
import type { PaymentRow } from '../database/schema.ts';
import { exact } from '../pricing/numbers.ts';
import { Refusal, unprocessable } from '../refusal.ts';
import { findStored, numberTaken, type Stored } from '../routes/orders/findStored.ts';
import {
  checkPrepared,
  identityOf,
  isUniqueViolation,
  prepare,
  presentPlaced,
} from '../routes/orders/placing.ts';
import { NO_GATEWAY } from '../routes/orders/placingRules.ts';
import { providerAmount } from './amounts.ts';
import { applyOutcome } from './applyOutcome.ts';
import { freshPayment } from './checkPayment.ts';
import type { Gateway, GatewayOutcome, PaymentSource } from './gateways/gateway.ts';
import { loadChargeTerms, openPayment, storeWaiting } from './openPayment.ts';
import type { Payer } from './payer.ts';
import { type PaidContent, type PaymentRequest, readContent } from './paymentRequest.ts';
import { hasFailed } from './paymentState.ts';
import { beginPayment, findPayment, lockPayment, updatePayment } from './paymentStore.ts';
import { checkPreauthorization } from './preauthorization.ts';
import { presentPayments } from './presentPayment.ts';
import { findSavedMethod } from './savedMethods.ts';

export type PaymentAnswer = { placed: Omit<VisitResponse, 'payment'> | null; payment: PaymentWire };

export const receiptIdOf =
  ({ documentIds }: Pick<Context, 'documentIds'>, { customer }: Payer | { customer: Payer['customer'] }) =>
  (receipt: { kind: 'collection'; id: string }): string =>
    documentIds.encrypt({
      ...receipt,
      companyId: customer.companyId,
      userId: customer.user.id,
      version: customer.documentLinksVersion,
    });

const answer = async (
  context: Context,
  payer: Payer,
  row: PaymentRow,
  { placed = row.placed, repeated }: { placed?: Stored | null; repeated: boolean },
): Promise<PaymentAnswer> => {
  const [payment] = await presentPayments(context, [row], receiptIdOf(context, payer));
  if (!payment) throw new Error('the payment is missing');
  return { placed: placed && presentPlaced(payer, placed, repeated), payment };
};

export const paymentDiffers = (): Refusal =>
  new Refusal(409, 'payment_differs', 'the payment id is used for another payment');

/** A payment of this id, with what is known of it today. Throws 409 `payment_differs`. */
const answerKnown = async (
  context: Context,
  payer: Payer,
  row: PaymentRow,
  hash: string,
): Promise<PaymentAnswer> => {
  if (row.client_id !== payer.customer.clientId || row.content_hash !== hash) throw paymentDiffers();
  return answer(context, payer, await freshPayment(context, row), { repeated: true });
};

const answerPlaced = async (context: Context, payer: Payer, placed: Stored): Promise<PaymentAnswer> => {
  const row = await context.database
    .selectFrom('payments')
    .selectAll()
    .where('transaction_id', '=', placed.id)
    .executeTakeFirst();
  if (!row) throw new Refusal(409, 'content_differs', 'the order was placed before, without a payment');
  return answer(context, payer, await freshPayment(context, row), { placed, repeated: true });
};

const sourceOf = async (
  { database }: Context,
  { customer, onlyInvoice }: Payer,
  request: PaymentRequest,
): Promise<PaymentSource> => {
  const { token, savedMethodId, securityCode, platform } = request;
  if (token) return { kind: 'token', ...token, securityCode };
  const owner = { companyId: customer.companyId, userId: customer.user.id };
  const saved =
    savedMethodId !== null && onlyInvoice === null
      ? await findSavedMethod(database, owner, savedMethodId, platform)
      : null;
  // The other method has another charge.
  if (!saved || saved.payform !== request.payform)
    throw unprocessable('payment_required', 'Payment is required: no card or account was sent.');
  const reference = { customerId: saved.customer_reference, methodId: saved.method_reference };
  return { kind: 'saved', reference, securityCode };
};

const callProvider = async (
  context: Context,
  payer: Payer,
  request: PaymentRequest,
  gateway: Gateway,
  source: PaymentSource | null,
  id: string,
): Promise<PaymentRow | null> => {
  const row = await beginPayment(context.database, id, context.clock());
  if (!row) return null;
  const { company, customer } = payer;
  const transfer = {
    paymentId: row.payment_id,
    amount: providerAmount(exact(row.amount), row.currency_code),
    currency: row.currency_code,
    description: `${company.name} ${row.placed?.transaction_number ?? row.payment_id}`,
    payer: {
      id: `${customer.clientId}-${customer.user.id}`,
      name: customer.user.client_name || customer.user.email,
      email: customer.user.email,
      phone: '',
      document: customer.user.client_nit,
    },
    device: request.device,
    returnUrl: `${request.ownAddress}/payments/return/${row.return_reference}`,
    notifyUrl: `${request.ownAddress}/payments/confirmations/${row.platform}/${company.alias}`,
  };
  const call = (): Promise<GatewayOutcome> => {
    if (!source) return gateway.startBankTransfer(transfer);
    const saves = request.saves && payer.onlyInvoice === null && source.kind === 'token';
    const { payform, installments } = request;
    const charge = { ...transfer, source, saves, payform, installments };
    return request.flow === 'authorise' ? gateway.authorise(charge) : gateway.charge(charge);
  };
  const outcome = await context.gateways.run(customer.companyId, call);
  return applyOutcome(context, row.id, outcome);
};

/** A held payment keeps its order too, which waits until the provider has reviewed it. */
const storeHeldOrder = async (
  context: Context,
  payer: Payer,
  content: Extract<PaidContent, { kind: 'order' }>,
  row: PaymentRow,
): Promise<PaymentRow> => {
  const prepared = await prepare(
    context,
    payer,
    content.sent,
    await loadChargeTerms(context, payer, row.payform),
  );
  return context.database.transaction().execute(async (transaction) => {
    const { first, held_for } = await checkPrepared(transaction, payer, prepared, true);
    const locked = await lockPayment(transaction, row.id);
    if (first || locked.state !== 'held') return locked;
    const placed = await storeWaiting(transaction, context, payer, prepared, held_for);
    const changes = { transaction_id: placed.id, placed: JSON.stringify(placed) };
    return updatePayment(transaction, locked, changes, context.clock());
  });
};

const openOrFind = async (
  context: Context,
  payer: Payer,
  request: PaymentRequest,
  content: PaidContent,
): Promise<{ id: string } | { known: PaymentRow } | { first: Stored }> => {
  const { companyId } = payer.customer;
  try {
    return await openPayment(context, payer, request, content);
  } catch (error) {
    // Another request of the same payment, or of the same cart, may have been faster.
    const known = await findPayment(context.database, companyId, request.paymentId);
    if (known) return { known };
    const first =
      content.kind === 'order'
        ? await findStored(context.database, payer.customer, identityOf(content.sent))
        : null;
    if (first) return { first };
    throw isUniqueViolation(error) ? numberTaken() : error;
  }
};

/**
 * Pays: stores the payment, calls the provider once, and applies its outcome. A repeat with the same id gets the state of today and
 * calls nobody. Throws, before anything is sent to a provider, 403 `not_yours`; 404 `not_found`; 409 `balance_changed`,
 * `payment_differs`, and as `placeTransaction`; 422 `no_gateway`, `payment_required`, `amount_differs`, `over_payment`,
 * `invalid_total`, `mixed_currencies`, `estimate_not_paid`, `preauthorization_off`, `preauthorization_required`, `redirect_not_allowed`; 429 `too_many_attempts`; 503 `busy`.
 */
export const pay = async (
  context: Context,
  payer: Payer,
  request: PaymentRequest,
): Promise<PaymentAnswer> => {
  const { companyId } = payer.customer;
  const content = readContent(payer, request);
  const known = await findPayment(context.database, companyId, request.paymentId);
  if (known) return answerKnown(context, payer, known, content.hash);
  const gateway = await context.gateways.find(companyId, request.platform);
  if (!gateway) throw unprocessable('no_gateway', NO_GATEWAY);
  if (content.kind === 'order') await checkPreauthorization(context, payer, request);
  context.checkReturn(payer.company.alias, request.redirectUrl);
  const source = request.flow === 'bank' ? null : await sourceOf(context, payer, request);
  context.gateways.checkFree(companyId);
  await context.paymentLimits.begin(payer);
  const opened = await openOrFind(context, payer, request, content).catch(async (error: unknown) => {
    await context.paymentLimits.forgive(payer);
    throw error;
  });
  if ('first' in opened || 'known' in opened) await context.paymentLimits.forgive(payer);
  if ('first' in opened) return answerPlaced(context, payer, opened.first);
  if ('known' in opened) return answerKnown(context, payer, opened.known, content.hash);
  const row = await callProvider(context, payer, request, gateway, source, opened.id);
  if (row && !hasFailed(row.state)) await context.paymentLimits.forgive(payer);
  if (!row) {
    const other = await findPayment(context.database, companyId, request.paymentId);
    if (!other) throw new Error('the payment is missing');
    return answer(context, payer, other, { repeated: true });
  }
  const isHeldOrder = row.state === 'held' && row.transaction_id === null && content.kind === 'order';
  const kept = isHeldOrder ? await storeHeldOrder(context, payer, content, row).catch(() => row) : row;
  return answer(context, payer, kept, { repeated: false });
};

export { answer as answerPayment };

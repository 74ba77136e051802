import { randomBytes, randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import type { Database, HoldReason, NewPayment, PlacedTransaction } from '../database/schema.ts';
import { atLeastZero, type Exact, exact, sum } from '../pricing/numbers.ts';
import type { ChargeTerms } from '../pricing/totals.ts';
import { notFound, Refusal, unprocessable } from '../refusal.ts';
import type { Stored } from '../routes/orders/findStored.ts';
import { checkPrepared, type Prepared, prepare, storePrepared } from '../routes/orders/placing.ts';
import { chargeable, chargeRateOf, chargeTermsOf, inCents, signedCharge } from './amounts.ts';
import type { Payer } from './payer.ts';
import type { PaidContent, PaymentRequest, SentPart } from './paymentRequest.ts';
import { insertPayment, type Part, reservedOf } from './paymentStore.ts';

const REFERENCE_BYTES = 24;
const NONCE_BYTES = 16;

/** `first`: the order of this cart is stored already, and nothing is paid. */
export type Opened = { id: string; placed: PlacedTransaction | null } | { first: Stored };

type OrderContent = Extract<PaidContent, { kind: 'order' }>;
type InvoicesContent = Extract<PaidContent, { kind: 'invoices' }>;

export const loadChargeTerms = async (
  { database }: Pick<Context, 'database'>,
  { customer }: Payer,
  payform: PaymentRequest['payform'],
): Promise<ChargeTerms | null> => {
  const row = await database
    .selectFrom('companies')
    .select(['settings', 'payment_settings'])
    .where('id', '=', customer.companyId)
    .executeTakeFirstOrThrow();
  return chargeTermsOf(payform, row.settings, row.payment_settings);
};

/** Throws 422 `amount_differs` with today's amount. */
const checkAmount = (amount: Exact, amountPaid: number): void => {
  if (amount.lte(0)) throw unprocessable('invalid_total', 'Invalid total amount passed');
  if (inCents(amount) !== amountPaid) {
    throw unprocessable('amount_differs', `the amount is ${amount.toFixed(2)} now`);
  }
};

const rowOf = (
  { clock }: Pick<Context, 'clock'>,
  { customer }: Payer,
  request: PaymentRequest,
  content: PaidContent,
  terms: ChargeTerms | null,
  figures: { amount: Exact; charge: Exact; value: Exact; currency: string },
): NewPayment => {
  const now = clock();
  return {
    id: randomUUID(),
    company_id: customer.companyId,
    client_id: customer.clientId,
    user_id: customer.user.id,
    payment_id: request.paymentId,
    content_hash: content.hash,
    platform: request.platform,
    payform: request.payform,
    flow: request.flow,
    state: 'created',
    reference: null,
    currency_code: figures.currency,
    amount: figures.amount.toFixed(),
    charge: figures.charge.toFixed(),
    charge_rate: chargeRateOf(terms),
    collection_value: figures.value.toFixed(),
    transaction_id: null,
    bank_url: null,
    return_url: request.redirectUrl,
    return_reference: randomBytes(REFERENCE_BYTES).toString('base64url'),
    nonce: randomBytes(NONCE_BYTES).toString('base64url'),
    created_at: now,
    changed_at: now,
    checked_at: now,
    paid_at: null,
  };
};

export const amountOfPrepared = ({ calculated, row }: Prepared): Exact =>
  chargeable(calculated.priced.totals.net, row.currency_code);

/**
 * Stores an order or invoice that waits for its payment. After `checkPrepared` in the same database transaction.
 */
export const storeWaiting = async (
  transaction: Database,
  context: Context,
  payer: Payer,
  prepared: Prepared,
  held_for: HoldReason | null,
): Promise<PlacedTransaction> => {
  const { id, kind, transaction_number, netvalue, approval_status, differences } = await storePrepared(
    transaction,
    context,
    payer,
    prepared,
    { held_for, status: 'awaiting_payment' },
  );
  return { id, kind, transaction_number, netvalue, approval_status, differences };
};

const openOrder = async (
  context: Context,
  payer: Payer,
  request: PaymentRequest,
  content: OrderContent,
): Promise<Opened> => {
  const terms = await loadChargeTerms(context, payer, request.payform);
  const prepared = await prepare(context, payer, content.sent, terms);
  const amount = amountOfPrepared(prepared);
  const { charge } = prepared.calculated;
  const figures = { amount, charge, value: amount.minus(charge), currency: prepared.row.currency_code };
  const row = rowOf(context, payer, request, content, terms, figures);
  return context.database.transaction().execute(async (transaction) => {
    const { first, held_for } = await checkPrepared(transaction, payer, prepared, true);
    if (first) return { first };
    checkAmount(amount, request.amountPaid);
    const placed =
      request.flow === 'authorise'
        ? null
        : await storeWaiting(transaction, context, payer, prepared, held_for);
    const stored = placed && { transaction_id: placed.id, placed: JSON.stringify(placed) };
    await insertPayment(transaction, { ...row, ...stored }, []);
    return { id: row.id, placed };
  });
};

const balanceChanged = () => new Refusal(409, 'balance_changed', 'the balance of an invoice has changed');
const overPayment = () => unprocessable('over_payment', 'more than the balance of an invoice');

/**
 * The part of a balance that is paid. Where nobody pays fractions, a whole amount pays a balance that rounds to it. Throws 409
 * `balance_changed`, 422 `over_payment`.
 */
const partOf = (
  { value, statedBalance }: SentPart,
  balance: Exact,
  reserved: Exact,
  currency: string,
): Exact => {
  const paid = value.eq(chargeable(balance, currency)) ? balance : value;
  if (paid.lte(balance.minus(reserved))) return paid;
  const isStale = statedBalance !== null && !statedBalance.eq(balance);
  throw isStale || paid.lte(balance) ? balanceChanged() : overPayment();
};

const loadInvoices = async (
  transaction: Database,
  { customer, onlyInvoice }: Payer,
  { parts }: InvoicesContent,
) => {
  const numbers = parts.map(({ number }) => number);
  const invoices = await transaction
    .selectFrom('transactions')
    .select(['id', 'transaction_number', 'currency_code', 'balance', 'status'])
    .where('company_id', '=', customer.companyId)
    .where('client_id', '=', customer.clientId)
    .where('kind', '=', 'invoice')
    .where('transaction_number', 'in', numbers)
    .orderBy('id')
    .forUpdate()
    .execute();
  const isOther = onlyInvoice !== null && invoices.some(({ id }) => id !== onlyInvoice);
  if (invoices.length < numbers.length || isOther) throw notFound('invoice');
  return invoices;
};

const NOT_OWED: readonly string[] = ['cancelled', 'awaiting_payment'];

const openInvoices = async (
  context: Context,
  payer: Payer,
  request: PaymentRequest,
  content: InvoicesContent,
): Promise<Opened> => {
  const terms = await loadChargeTerms(context, payer, request.payform);
  return context.database.transaction().execute(async (transaction) => {
    const invoices = await loadInvoices(transaction, payer, content);
    const [currency = '', ...others] = new Set(invoices.map(({ currency_code }) => currency_code));
    if (others.length > 0 || (content.currency !== '' && content.currency !== currency)) {
      throw unprocessable('mixed_currencies', 'the invoices have different currencies');
    }
    const ids = invoices.map(({ id }) => id);
    const reserved = await reservedOf(transaction, ids);
    const parts = content.parts.map((part): Part & { charged: Exact } => {
      const invoice = invoices.find(({ transaction_number }) => transaction_number === part.number);
      if (!invoice) throw notFound('invoice');
      const balance = exact(NOT_OWED.includes(invoice.status) ? 0 : (invoice.balance ?? 0));
      const value = partOf(part, balance, reserved.get(invoice.id) ?? exact(0), currency);
      return { invoiceId: invoice.id, value, charged: part.value };
    });
    const value = sum(parts.map(({ charged }) => charged));
    const charge = signedCharge(value, terms);
    const amount = chargeable(atLeastZero(value.plus(charge)), currency);
    checkAmount(amount, request.amountPaid);
    const figures = { amount, charge, value: amount.minus(charge), currency };
    const row = rowOf(context, payer, request, content, terms, figures);
    await insertPayment(transaction, row, parts);
    return { id: row.id, placed: null };
  });
};

/**
 * Checks everything that can be refused, reserves balances or stores the order that waits for its payment, and stores the payment
 * before its provider is called. Throws the refusals.
 */
export const openPayment = (
  context: Context,
  payer: Payer,
  request: PaymentRequest,
  content: PaidContent,
): Promise<Opened> =>
  content.kind === 'order'
    ? openOrder(context, payer, request, content)
    : openInvoices(context, payer, request, content);

import { createHash } from 'node:crypto';
import type * as v from 'valibot';
import type { opaqueDataWire } from '../../../src/api/history/paymentSchema.ts';
import { cents, type Exact, numericOrNull } from '../pricing/numbers.ts';
import { Refusal, unprocessable } from '../refusal.ts';
import { contentHash } from '../routes/orders/contentHash.ts';
import { readSent } from '../routes/orders/placing.ts';
import type { Envelope, SentTransaction, Visit } from '../routes/orders/readVisit.ts';
import type { Payer } from './payer.ts';
import type { Payform, PaymentFlow, Platform } from './payment.ts';

export type PaymentRequest = Envelope & {
  platform: Platform;
  flow: PaymentFlow;
  payform: Payform;
  paymentId: string;
  /** Cents, as the portal calculated them. */
  amountPaid: number;
  token: v.InferOutput<typeof opaqueDataWire> | null;
  savedMethodId: string | null;
  saves: boolean;
  securityCode: string | null;
  installments: number;
  redirectUrl: string | null;
  device: { ip: string; userAgent: string; sessionId: string };
  ownAddress: string;
};

export type SentPart = { number: string; value: Exact; statedBalance: Exact | null };

export type PaidContent =
  | { kind: 'order'; sent: SentTransaction; hash: string }
  | { kind: 'invoices'; parts: SentPart[]; currency: string; hash: string };

const invalidTotal = () => unprocessable('invalid_total', 'Invalid total amount passed');

const hashOf = (...content: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

const partsOf = (visit: Visit): { parts: SentPart[]; currency: string } => {
  const [collection] = visit.collection ?? [];
  const parts = (collection?.detail ?? []).map((row) => {
    const value = numericOrNull(row.collected_value);
    if (!value?.gt(0) || !value.eq(cents(value))) throw invalidTotal();
    return { number: row.invoice_number, value, statedBalance: numericOrNull(row.invoice_balance) };
  });
  const isRepeated = new Set(parts.map(({ number }) => number)).size < parts.length;
  if (parts.length === 0 || isRepeated) throw invalidTotal();
  return { parts, currency: collection?.currency_code ?? '' };
};

/** Reads what is paid. Throws as `readSent`; 403 `not_yours`; 422 `invalid_total`; `estimate_not_paid`, unless it is only authorized. */
export const readContent = (
  payer: Payer,
  { visit, visit_opt, payform, flow }: Pick<PaymentRequest, keyof Envelope | 'payform' | 'flow'>,
): PaidContent => {
  const clientId = visit.collection?.[0]?.client_id ?? null;
  if (clientId !== null && clientId !== payer.customer.clientId) {
    throw new Refusal(403, 'not_yours', 'client_id: another customer');
  }
  if ('order' in visit || 'invoice' in visit || 'estimate' in visit) {
    if (payer.onlyInvoice !== null) throw new Refusal(401, 'token_missing', 'a token is needed');
    const sent = readSent({ visit, visit_opt }, payer);
    if (sent.kind === 'estimate' && flow !== 'authorise') {
      throw unprocessable('estimate_not_paid', 'An estimate is never paid. Send it without a payment.');
    }
    return { kind: 'order', sent, hash: hashOf('order', payform, contentHash(sent)) };
  }
  const { parts, currency } = partsOf(visit);
  const sorted = parts
    .map(({ number, value }) => [number, value.toFixed()])
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return { kind: 'invoices', parts, currency, hash: hashOf('invoices', payform, sorted) };
};

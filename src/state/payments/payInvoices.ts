import { toFailure } from '../../api/callError.ts';
import type { ChosenPayment } from '../../domain/payments/paymentMethod.ts';
import type { OnStage } from '../checkout/submissionResult.ts';
import { refusedBy } from '../submission/submitOnce.ts';
import { announceCharge, invoiceCharge } from './invoiceCharge.ts';
import type { PaymentDependencies } from './paymentDependencies.ts';
import { type Conclude, NO_GATEWAY, type Preparation, refusedResult } from './paymentResult.ts';
import type { PaymentResult, PaymentSource, PaymentTarget } from './paymentsService.ts';
import { sendCharge } from './sendCharge.ts';

type InvoicePayment = {
  target: Exclude<PaymentTarget, { kind: 'cart' }>;
  payment: ChosenPayment;
  source: PaymentSource;
  paymentId: string;
};

const notAnnounced = (error: unknown): PaymentResult =>
  toFailure(error) === 'unauthorized'
    ? { status: 'session_expired' }
    : refusedResult(refusedBy(error).refusal);

const concludeInvoices =
  ({ order }: PaymentDependencies): Conclude =>
  (outcome) => {
    if (outcome.kind === 'known') void order?.queries.invalidateQueries({ queryKey: ['transactions'] });
    return null;
  };

export const payInvoices = async (
  dependencies: PaymentDependencies,
  { target, payment, source, paymentId }: InvoicePayment,
  onStage: OnStage,
): Promise<Preparation> => {
  const charge = invoiceCharge(dependencies, target, payment, paymentId);
  if (!charge) return NO_GATEWAY;
  if (charge.total.lte(0))
    return { ok: false, reason: refusedResult({ code: 'invalid_total', message: '' }) };
  onStage('sending');
  try {
    await announceCharge(dependencies, target, payment);
  } catch (error) {
    return { ok: false, reason: notAnnounced(error) };
  }
  return {
    ok: true,
    value: {
      charge: () => charge,
      send: () => sendCharge(dependencies, charge, source),
      conclude: concludeInvoices(dependencies),
    },
  };
};

import { toErrorCode, toFailure } from '../../api/callError.ts';
import type { ChosenPayment } from '../../domain/payments/paymentMethod.ts';
import type { OnStage } from '../checkout/submissionResult.ts';
import { customerMessage } from '../customerMessage.ts';
import { sendCharge } from './charge.ts';
import { announceCharge, invoiceCharge } from './invoiceCharge.ts';
import type { PaymentDependencies } from './paymentDependencies.ts';
import type { PaymentResult, PaymentSource, PaymentTarget } from './paymentsService.ts';
import { type Conclude, NO_GATEWAY, type Paid } from './sentPayment.ts';
import { attempt, isUncertain, settleAttempt } from './settle.ts';

type InvoicePayment = {
  target: Exclude<PaymentTarget, { kind: 'cart' }>;
  payment: ChosenPayment;
  source: PaymentSource;
  paymentId: string;
};

const notAnnounced = (error: unknown): PaymentResult => {
  if (toFailure(error) === 'unauthorized') return { status: 'session_expired' };
  return { status: 'refused', code: toErrorCode(error), message: customerMessage(error) };
};

/** Balances, histories and what is owed have changed. */
const concludeInvoices =
  ({ order }: PaymentDependencies): Conclude =>
  (settled) => {
    if (settled.kind === 'known') void order?.queries.invalidateQueries({ queryKey: ['transactions'] });
    return null;
  };

/** Pays invoices that exist, by one charge. */
export const payInvoices = async (
  dependencies: PaymentDependencies,
  { target, payment, source, paymentId }: InvoicePayment,
  onStage: OnStage,
): Promise<Paid> => {
  const charge = invoiceCharge(dependencies, target, payment, paymentId);
  if (!charge) return { result: NO_GATEWAY };
  if (charge.total.lte(0)) return { result: { status: 'refused', code: 'invalid_total', message: '' } };
  onStage('sending');
  try {
    await announceCharge(dependencies, target, payment);
  } catch (error) {
    return { result: notAnnounced(error) };
  }
  const sent = await attempt(() => sendCharge(dependencies, charge, source));
  if (isUncertain(sent)) onStage('asking');
  const settled = await settleAttempt(dependencies, charge, sent);
  return { charge, settled, conclude: concludeInvoices(dependencies) };
};

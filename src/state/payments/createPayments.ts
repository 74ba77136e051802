import { submitOnce } from '../submission/submitOnce.ts';
import { createInquiries, type Inquiries } from './createInquiries.ts';
import { ASKED_AT_ONCE_MS, EXISTING_PAYMENT, inquire, lookUpCharge } from './inquiry.ts';
import { openCard } from './openCard.ts';
import { finishPaid, payCart } from './payCart.ts';
import { payInvoices } from './payInvoices.ts';
import type { PaymentDependencies } from './paymentDependencies.ts';
import { createPaymentIds, type PaymentIds } from './paymentIds.ts';
import { type PaymentOutcome, type Preparation, refusedResult } from './paymentResult.ts';
import type { PaymentResult, PaymentsService, PaymentTarget } from './paymentsService.ts';

const apiKeyOf = (target: PaymentTarget): string | null => (target.kind === 'form' ? target.apiKey : null);

const ONCE = { signal: AbortSignal.abort(), waitsForBank: false, missingAttempts: 1 };

const MISSING = refusedResult({ code: 'missing_reference', message: '' });

type Pay = (paymentId: string, ...call: Parameters<PaymentsService['pay']>) => Promise<PaymentResult>;

const createPay = (dependencies: PaymentDependencies, ids: PaymentIds, inquiries: Inquiries): Pay => {
  const prepare: (...call: Parameters<Pay>) => Promise<Preparation> = async (
    paymentId,
    target,
    payment,
    source,
    onStage = () => undefined,
  ) => {
    const { order } = dependencies;
    const call = { payment, source, paymentId };
    if (target.kind !== 'cart') return payInvoices(dependencies, { target, ...call }, onStage);
    if (!order) return { ok: false, reason: { status: 'session_expired' } };
    return payCart(dependencies, order, { method: target.method, ...call }, onStage);
  };

  return async (paymentId, target, payment, source, onStage = () => undefined) => {
    const open = inquiries.open(paymentId);
    if (open) {
      onStage('asking');
      return inquiries.ask(open, { signal: AbortSignal.timeout(ASKED_AT_ONCE_MS), waitsForBank: false });
    }
    const preparation = await prepare(paymentId, target, payment, source, onStage);
    if (!preparation.ok) {
      ids.release(paymentId);
      return preparation.reason;
    }
    const submission = preparation.value;
    return submitOnce({
      send: submission.send,
      existing: EXISTING_PAYMENT,
      lookUp: (answer) => {
        if (!answer || answer.payment?.status === 'unknown') onStage('asking');
        return lookUpCharge(dependencies, submission.charge(), answer);
      },
      conclude: (outcome: PaymentOutcome) => {
        const charge = submission.charge();
        const { conclude } = submission;
        return inquiries.conclude({ paymentId, apiKey: charge.apiKey, charge, conclude }, outcome);
      },
    });
  };
};

export const createPayments = (dependencies: PaymentDependencies): PaymentsService => {
  const { portal, order } = dependencies;
  const ids = createPaymentIds(dependencies);
  const inquiries = createInquiries(dependencies, ids);
  const pay = createPay(dependencies, ids, inquiries);
  const underWay = new Map<string, Promise<PaymentResult>>();
  return {
    pay(...call) {
      const paymentId = ids.get(call[0]);
      const running = underWay.get(paymentId);
      if (running) return running;
      ids.keep(call[0]);
      const started = pay(paymentId, ...call).finally(() => underWay.delete(paymentId));
      underWay.set(paymentId, started);
      return started;
    },
    async resume(target) {
      const paymentId = ids.sent(target);
      if (paymentId === null) {
        ids.get(target);
        return null;
      }
      const result = await inquiries.ask(inquiries.of(paymentId, apiKeyOf(target)), ONCE);
      return result.status === 'refused' || result.status === 'session_expired' ? null : result;
    },
    async read(paymentId) {
      const inquiry = inquiries.of(paymentId);
      const outcome = await inquire(dependencies, inquiry, ONCE);
      return outcome.kind === 'missing' ? MISSING : inquiries.conclude(inquiry, outcome);
    },
    follow: (paymentId, signal) => inquiries.ask(inquiries.of(paymentId), { signal, waitsForBank: true }),
    finish(payment) {
      if (order) void finishPaid(order, payment);
    },
    openCard: (...call) => openCard(portal, ...call),
  };
};

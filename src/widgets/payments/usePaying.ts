import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PaymentCharges, PaymentMethod } from '../../domain/payments/paymentMethod.ts';
import { isFinal, isWaiting } from '../../domain/payments/paymentStatus.ts';
import type { OnStage, SubmissionStage } from '../../state/checkout/submissionResult.ts';
import type { PaymentResult, PaymentsService, PaymentTarget } from '../../state/payments/paymentsService.ts';
import { paymentTargetKey } from '../../state/payments/paymentTargetKey.ts';
import { useLeaveGuard } from '../../state/useLeaveGuard.ts';
import { PROVIDER_MESSAGE } from './paymentProblem.ts';
import { useBankPage } from './useBankPage.tsx';
import type { SourceAnswer } from './useSource.ts';

type Paying = {
  service: PaymentsService;
  target: PaymentTarget;
  method: PaymentMethod;
  charges: PaymentCharges;
  getSource(): Promise<SourceAnswer>;
  onBeforePay: (() => boolean) | undefined;
  /** Whether paying may lead to a bank's page (PSE, 3-D Secure). */
  mayLeave: boolean;
  onResult(result: PaymentResult): void;
};

/** Closes a window that was opened for a bank's page. */
const NOTHING_SENT = { status: 'refused', code: '', message: '' } as const satisfies PaymentResult;

/** Why nothing was sent; null when the fields say it. */
const withoutSource = (answer: Exclude<SourceAnswer, { ok: true }>): PaymentResult | null => {
  if (answer.reason === 'fields') return null;
  return answer.reason === 'message'
    ? { ...NOTHING_SENT, code: PROVIDER_MESSAGE, message: answer.message }
    : { ...NOTHING_SENT, code: answer.reason };
};

/** The payment whose result is asked for, until it is known. */
const openPaymentId = (outcome: PaymentResult | null): string | null => {
  if (outcome?.status === 'unknown') return outcome.paymentId;
  return outcome && 'payment' in outcome && isWaiting(outcome.payment) ? outcome.payment.id : null;
};

const isOver = (outcome: PaymentResult | null): boolean =>
  outcome && 'payment' in outcome ? isFinal(outcome.payment) : outcome?.status !== 'unknown';

/**
 * Pays once, however often the button is pressed, and follows a payment whose result isn't known, also after a reload. While it isn't
 * known, nothing else can be paid.
 */
export const usePaying = ({
  service,
  target,
  method,
  charges,
  getSource,
  onBeforePay,
  mayLeave,
  onResult,
}: Paying) => {
  const bank = useBankPage(service);
  const [stage, setStage] = useState<SubmissionStage | null>(null);
  const [outcome, setOutcome] = useState<PaymentResult | null>(null);
  const isRunning = useRef(false);
  useLeaveGuard(stage !== null);

  const report = (result: PaymentResult) => {
    setOutcome(result);
    onResult(result);
  };
  const reportLater = useEffectEvent(report);
  const key = paymentTargetKey(target);
  const resume = useEffectEvent((onFound: (result: PaymentResult) => void) => {
    void service.resume(target).then((result) => result && onFound(result));
  });
  useEffect(() => {
    let hasLeft = key === '';
    resume((result) => {
      if (!hasLeft && !isRunning.current) reportLater(result);
    });
    return () => {
      hasLeft = true;
    };
  }, [key]);

  const paymentId = openPaymentId(outcome);
  const follow = useEffectEvent((id: string, signal: AbortSignal) => {
    void service.follow(id, signal).then((result) => {
      if (!signal.aborted) reportLater(result);
    });
  });
  useEffect(() => {
    if (paymentId === null) return;
    const stop = new AbortController();
    follow(paymentId, stop.signal);
    return () => stop.abort();
  }, [paymentId]);

  const isLocked = !isOver(outcome);

  const attempt = async (onStage: OnStage): Promise<PaymentResult | null> => {
    const source = await getSource();
    if (!source.ok) {
      setOutcome(withoutSource(source));
      await bank.visit(NOTHING_SENT);
      return null;
    }
    const charge = charges[method] ?? null;
    const result = await service.pay(target, { method, charge }, source.value, (next) => {
      setStage(next);
      onStage(next);
    });
    return bank.visit(result);
  };

  const pay = async (onStage: OnStage = () => undefined): Promise<PaymentResult | null> => {
    if (isRunning.current || isLocked || onBeforePay?.() === false) return null;
    isRunning.current = true;
    if (mayLeave) bank.prepare();
    setOutcome(null);
    setStage('checking');
    try {
      const result = await attempt(onStage);
      if (result) report(result);
      return result;
    } finally {
      isRunning.current = false;
      setStage(null);
    }
  };
  return { pay, stage, outcome, isLocked, bankView: bank.view };
};

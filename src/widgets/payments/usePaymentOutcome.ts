import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { isFinal, isWaiting } from '../../domain/payments/paymentStatus.ts';
import type { PaymentResult, PaymentsService, PaymentTarget } from '../../state/payments/paymentsService.ts';
import { paymentTargetKey } from '../../state/payments/paymentTargetKey.ts';

export type PaymentListeners = {
  onResult(result: PaymentResult): void;
  onLock?: ((isLocked: boolean) => void) | undefined;
};

type PaymentOutcomeOptions = PaymentListeners & {
  service: Pick<PaymentsService, 'resume' | 'follow'>;
  target: PaymentTarget;
  isRunning: RefObject<boolean>;
};

const openPaymentId = (outcome: PaymentResult | null): string | null => {
  if (outcome?.status === 'unknown') return outcome.paymentId;
  return outcome && 'payment' in outcome && isWaiting(outcome.payment) ? outcome.payment.id : null;
};

const isOver = (outcome: PaymentResult | null): boolean =>
  outcome && 'payment' in outcome ? isFinal(outcome.payment) : outcome?.status !== 'unknown';

export const usePaymentOutcome = ({
  service,
  target,
  isRunning,
  onResult,
  onLock,
}: PaymentOutcomeOptions) => {
  const [outcome, setOutcome] = useState<PaymentResult | null>(null);
  const isLocked = !isOver(outcome);
  const show = (next: PaymentResult | null) => {
    setOutcome(next);
    onLock?.(!isOver(next));
  };
  const report = (result: PaymentResult) => {
    show(result);
    onResult(result);
  };
  const reportLater = useEffectEvent((result: PaymentResult | null) =>
    result ? report(result) : onLock?.(isLocked),
  );

  const key = paymentTargetKey(target);
  const resume = useEffectEvent((signal: AbortSignal) => {
    void service.resume(target).then((result) => {
      if (!signal.aborted && !isRunning.current) reportLater(result);
    });
  });
  useEffect(() => {
    const stop = new AbortController();
    if (key === '') stop.abort();
    resume(stop.signal);
    return () => stop.abort();
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
  return { outcome, isLocked, show, report };
};

import { useRef, useState } from 'react';
import type { PaymentCharges, PaymentMethod } from '../../domain/payments/paymentMethod.ts';
import type { OnStage, SubmissionStage } from '../../state/checkout/submissionResult.ts';
import type { PaymentResult, PaymentsService, PaymentTarget } from '../../state/payments/paymentsService.ts';
import { useLeaveGuard } from '../../state/useLeaveGuard.ts';
import { PROVIDER_MESSAGE } from './paymentProblem.ts';
import { useBankPage } from './useBankPage.tsx';
import { type PaymentListeners, usePaymentOutcome } from './usePaymentOutcome.ts';
import type { SourceAnswer } from './useSource.ts';

type Paying = {
  service: PaymentsService;
  target: PaymentTarget;
  method: PaymentMethod;
  charges: PaymentCharges;
  getSource(): Promise<SourceAnswer>;
  onBeforePay: (() => boolean) | undefined;
  mayLeave: boolean;
} & PaymentListeners;

/** Closes a window that was opened for a bank's page. */
const NOTHING_SENT = { status: 'refused', code: '', message: '' } as const satisfies PaymentResult;

/** Why nothing was sent; null when the fields say it. */
const withoutSource = (answer: Exclude<SourceAnswer, { ok: true }>): PaymentResult | null => {
  if (answer.reason === 'fields') return null;
  return answer.reason === 'message'
    ? { ...NOTHING_SENT, code: PROVIDER_MESSAGE, message: answer.message }
    : { ...NOTHING_SENT, code: answer.reason };
};

/** Pays once, however often the button is pressed; nothing while the result of a payment isn't known. */
export const usePaying = ({
  service,
  target,
  method,
  charges,
  getSource,
  onBeforePay,
  mayLeave,
  ...listeners
}: Paying) => {
  const bank = useBankPage(service);
  const [stage, setStage] = useState<SubmissionStage | null>(null);
  const isRunning = useRef(false);
  const { outcome, isLocked, show, report } = usePaymentOutcome({ service, target, isRunning, ...listeners });
  useLeaveGuard(stage !== null);

  const attempt = async (onStage: OnStage): Promise<PaymentResult | null> => {
    const source = await getSource();
    if (!source.ok) {
      show(withoutSource(source));
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
    show(null);
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

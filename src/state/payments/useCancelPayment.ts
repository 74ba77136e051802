import { useState } from 'react';
import { cancelPayment } from '../../api/payments/cancelPayment.ts';
import { usePortal } from '../usePortal.ts';

/** Gives up a payment at its bank's page, then calls `onDone`. `hasFailed`: the back office couldn't be asked. */
export const useCancelPayment = (paymentId: string, onDone: () => void) => {
  const { http } = usePortal();
  const [state, setState] = useState<'idle' | 'cancelling' | 'failed'>('idle');
  const cancel = async (): Promise<void> => {
    setState('cancelling');
    try {
      await cancelPayment(http, paymentId);
      onDone();
    } catch {
      setState('failed');
    }
  };
  return { cancel, isCancelling: state === 'cancelling', hasFailed: state === 'failed' };
};

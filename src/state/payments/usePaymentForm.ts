import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toErrorCode, toFailure } from '../../api/callError.ts';
import { unlockPaymentForm } from '../../api/payments/loadPaymentForm.ts';
import { useCaptcha } from '../access/useCaptcha.ts';
import type { Outcome } from '../result.ts';
import { usePortal } from '../usePortal.ts';
import { paymentFormQuery } from './paymentQueries.ts';

export type { PaymentForm } from '../../api/payments/loadPaymentForm.ts';

/** `invalid`: there is no such invoice; `limited`: too many wrong links; `failed`: no answer. */
type FormProblem = 'invalid' | 'limited' | 'failed';

export type Unlock = () => Promise<Outcome<'failed' | 'limited'>>;

const problemOf = (error: unknown): FormProblem => {
  if (toErrorCode(error) === 'too_many_attempts') return 'limited';
  return toFailure(error) === 'not_found' ? 'invalid' : 'failed';
};

export const usePaymentForm = (id: string) => {
  const { http, errors } = usePortal();
  const queries = useQueryClient();
  const query = paymentFormQuery(http, id);
  const { data, error, refetch } = useQuery({ ...query, enabled: id !== '' });
  const sendWithCaptcha = useCaptcha('payment_form', data?.needsCaptcha === true);
  return {
    form: data,
    problem: id === '' ? ('invalid' as const) : error && !data ? problemOf(error) : null,
    retry: () => void refetch(),
    async unlock(): ReturnType<Unlock> {
      try {
        const form = await sendWithCaptcha((token) => unlockPaymentForm(http, id, token ?? ''));
        queries.setQueryData(query.queryKey, form);
        return { ok: true };
      } catch (unlockError) {
        if (toErrorCode(unlockError) === 'too_many_attempts') return { ok: false, reason: 'limited' };
        errors.report('Unlocking a payment form', unlockError);
        return { ok: false, reason: 'failed' };
      }
    },
  };
};

import { toErrorCode } from '../../api/callError.ts';
import { sendPaymentLink } from '../../api/payments/sendPaymentLink.ts';
import { useCaptcha } from '../access/useCaptcha.ts';
import type { Outcome } from '../result.ts';
import { usePortal } from '../usePortal.ts';

const REASONS: Readonly<Record<string, 'limited' | 'notVerified'>> = {
  too_many_attempts: 'limited',
  recaptcha_failed: 'notVerified',
};

/** Asks for an e-mail with the link that pays the invoice of this number. It succeeds whether there is such an invoice or not. */
export const useSendPaymentLink = () => {
  const { http, company, errors } = usePortal();
  const sendWithCaptcha = useCaptcha('payment_form');
  return async (number: string): Promise<Outcome<'limited' | 'notVerified' | 'failed'>> => {
    try {
      await sendWithCaptcha((recaptchaToken) =>
        sendPaymentLink(http, { company_id: company.id, transaction_number: number, recaptchaToken }),
      );
      return { ok: true };
    } catch (error) {
      const known = REASONS[toErrorCode(error)];
      if (!known) errors.report('Sending a payment link', error);
      return { ok: false, reason: known ?? 'failed' };
    }
  };
};

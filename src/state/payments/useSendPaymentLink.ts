import { toErrorCode } from '../../api/callError.ts';
import { sendPaymentLink } from '../../api/payments/sendPaymentLink.ts';
import { useCaptcha } from '../session/useCaptcha.ts';
import { usePortal } from '../usePortal.ts';

const PROBLEMS: Readonly<Record<string, 'limited' | 'notVerified'>> = {
  too_many_attempts: 'limited',
  recaptcha_failed: 'notVerified',
};

/** Asks for an e-mail with the link that pays the invoice of this number. The problem, or null, whether there is such an invoice or not. */
export const useSendPaymentLink = () => {
  const { http, company, errors } = usePortal();
  const sendWithCaptcha = useCaptcha('payment_form');
  return async (number: string): Promise<'limited' | 'notVerified' | 'failed' | null> => {
    try {
      await sendWithCaptcha((recaptchaToken) =>
        sendPaymentLink(http, { company_id: company.id, transaction_number: number, recaptchaToken }),
      );
      return null;
    } catch (error) {
      const known = PROBLEMS[toErrorCode(error)];
      if (!known) errors.report('Sending a payment link', error);
      return known ?? 'failed';
    }
  };
};

import type { SignupRequest } from '../../api/account/requestSchema.ts';
import { sendSignup } from '../../api/account/sendSignup.ts';
import { toErrorCode } from '../../api/callError.ts';
import { useCaptcha } from '../session/useCaptcha.ts';
import { usePortal } from '../usePortal.ts';

const CODES = ['too_many_attempts', 'document_too_large', 'document_type', 'recaptcha_failed'] as const;
export type SignupProblem = (typeof CODES)[number] | 'failed';

/** Sends a sign-up. The result is null when it was accepted, which doesn't tell whether the e-mail is known. */
export const useSignup = () => {
  const { http, company } = usePortal();
  const sendWithCaptcha = useCaptcha('signup');
  return async (
    facts: Omit<SignupRequest, 'company_id' | 'recaptchaToken'>,
  ): Promise<SignupProblem | null> => {
    const send = (recaptchaToken: string | null) =>
      sendSignup(http, { ...facts, company_id: company.id, recaptchaToken });
    return sendWithCaptcha(send).then(
      () => null,
      (error: unknown) => CODES.find((code) => code === toErrorCode(error)) ?? 'failed',
    );
  };
};

import type { SignupRequest } from '../../api/account/requestSchema.ts';
import { sendSignup } from '../../api/account/sendSignup.ts';
import { toErrorCode } from '../../api/callError.ts';
import { useCaptcha } from '../session/useCaptcha.ts';
import { usePortal } from '../usePortal.ts';
import { useRequestId } from './useRequestId.ts';

const CODES = [
  'too_many_attempts',
  'document_too_large',
  'document_type',
  'recaptcha_failed',
  'new_customers_disabled',
] as const;
export type SignupProblem = (typeof CODES)[number] | 'failed';

export type SignupFacts = Omit<SignupRequest, 'request_id' | 'company_id' | 'recaptchaToken'>;

/** Sends a sign-up. The result is null when it was accepted, which doesn't tell whether the e-mail is known. */
export const useSignup = () => {
  const { http, company } = usePortal();
  const requestId = useRequestId();
  const sendWithCaptcha = useCaptcha('signup');
  return async (facts: SignupFacts): Promise<SignupProblem | null> => {
    const request_id = requestId(facts);
    const send = (recaptchaToken: string | null) =>
      sendSignup(http, { ...facts, request_id, company_id: company.id, recaptchaToken });
    return sendWithCaptcha(send).then(
      () => null,
      (error: unknown) => CODES.find((code) => code === toErrorCode(error)) ?? 'failed',
    );
  };
};

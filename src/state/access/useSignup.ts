import { sendSignup } from '../../api/access/sendSignup.ts';
import type { SignupRequest } from '../../api/access/signupSchema.ts';
import { CallError, toErrorCode } from '../../api/callError.ts';
import type { Refused } from '../result.ts';
import { usePortal } from '../usePortal.ts';
import { useCaptcha } from './useCaptcha.ts';
import { useRequestId } from './useRequestId.ts';

const CODES = ['too_many_attempts', 'recaptcha_failed', 'new_customers_disabled'] as const;
export type SignupProblem = (typeof CODES)[number] | 'failed';
const FIELD_CODES = ['invalid_request', 'weak_password'];
const DOCUMENT_CODES = ['document_too_large', 'document_type'] as const;

export type SignupRefusal =
  | (Refused<(typeof DOCUMENT_CODES)[number]> & { field: 'document' })
  | (Refused<'refused'> & { field: string })
  | (Refused<SignupProblem> & { field: null });

const refusalOf = (error: unknown): SignupRefusal => {
  const code = toErrorCode(error);
  const problem = DOCUMENT_CODES.find((each) => each === code);
  if (problem) return { ok: false, field: 'document', reason: problem };
  // The back office says `field: what is wrong`.
  const field =
    FIELD_CODES.includes(code) && error instanceof CallError && /^\w+(?=:)/.exec(error.message)?.[0];
  if (field) return { ok: false, field, reason: 'refused' };
  return { ok: false, field: null, reason: CODES.find((each) => each === code) ?? 'failed' };
};

export type SignupFacts = Omit<SignupRequest, 'request_id' | 'company_id' | 'recaptchaToken'>;

/** Sends a sign-up. That it was accepted doesn't tell whether the e-mail is known. */
export const useSignup = () => {
  const { http, company } = usePortal();
  const requestId = useRequestId();
  const sendWithCaptcha = useCaptcha('signup');
  return async (facts: SignupFacts): Promise<{ ok: true } | SignupRefusal> => {
    const request_id = requestId(facts);
    const send = (recaptchaToken: string | null) =>
      sendSignup(http, { ...facts, request_id, company_id: company.id, recaptchaToken });
    return sendWithCaptcha(send).then(() => ({ ok: true }) as const, refusalOf);
  };
};

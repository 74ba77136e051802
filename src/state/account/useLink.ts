import { useQuery } from '@tanstack/react-query';
import { activate } from '../../api/account/activate.ts';
import { readLink } from '../../api/account/readLink.ts';
import { requestReset } from '../../api/account/requestReset.ts';
import { resetPassword } from '../../api/account/resetPassword.ts';
import { toErrorCode } from '../../api/callError.ts';
import type { Language } from '../../domain/tenant/language.ts';
import { useCaptcha } from '../session/useCaptcha.ts';
import { usePortal } from '../usePortal.ts';
import { useRequestId } from './useRequestId.ts';

/** What a one-time link is for; reading it doesn't spend it. */
export const useLink = (token: string) => {
  const { http, company } = usePortal();
  return useQuery({
    queryKey: ['oneTimeLink', company.id, token],
    queryFn: () => readLink(http, { company_id: company.id, token }),
    retry: false,
  });
};

export type LinkProblem =
  | 'used'
  | 'expired'
  | 'wrong'
  | 'weak'
  | 'wrongPassword'
  | 'tooMany'
  | 'notVerified'
  | 'failed';

const PROBLEMS: Readonly<Record<string, LinkProblem>> = {
  link_used: 'used',
  link_expired: 'expired',
  link_wrong: 'wrong',
  weak_password: 'weak',
  wrong_password: 'wrongPassword',
  too_many_attempts: 'tooMany',
  recaptcha_failed: 'notVerified',
};

const problemOf = (error: unknown): LinkProblem => PROBLEMS[toErrorCode(error)] ?? 'failed';

/** Spends a link. Failures are values. */
export const useLinkActions = () => {
  const { http, company } = usePortal();
  const requestId = useRequestId();
  return {
    /** Confirms a sign-up with its password, or with a new one. */
    confirm: (token: string, password: string, is_new_password: boolean) => {
      const request_id = requestId({ token, password, is_new_password });
      const sent = { company_id: company.id, token, password, is_new_password, request_id };
      return activate(http, sent).then(({ state }) => state, problemOf);
    },
    reset: (token: string, newPassword: string, language: Language) => {
      const request_id = requestId({ token, newPassword });
      const sent = { company_id: company.id, token, newPassword, language, request_id };
      return resetPassword(http, sent).then(() => 'done' as const, problemOf);
    },
  };
};

/** Asks for a new link. The result is null when the request was accepted. */
export const useLinkRequest = () => {
  const { http, company } = usePortal();
  const sendWithCaptcha = useCaptcha('reset');
  return (email: string, language: Language): Promise<LinkProblem | null> =>
    sendWithCaptcha((recaptchaToken) =>
      requestReset(http, { company_id: company.id, email, language, recaptchaToken }),
    ).then(() => null, problemOf);
};

import { useQuery } from '@tanstack/react-query';
import { activate } from '../../api/account/activate.ts';
import { readLink } from '../../api/account/readLink.ts';
import { requestReset } from '../../api/account/requestReset.ts';
import { resetPassword } from '../../api/account/resetPassword.ts';
import { toErrorCode } from '../../api/callError.ts';
import type { Language } from '../../domain/tenant/language.ts';
import { loadRecaptchaToken } from '../../platform/recaptcha.ts';
import { usePortal } from '../usePortal.ts';

/** What a one-time link is for; reading it doesn't spend it. */
export const useLink = (token: string) => {
  const { http, company } = usePortal();
  return useQuery({
    queryKey: ['oneTimeLink', company.id, token],
    queryFn: () => readLink(http, { company_id: company.id, token }),
    retry: false,
  });
};

export type LinkProblem = 'used' | 'expired' | 'wrong' | 'weak' | 'failed';

const PROBLEMS: Readonly<Record<string, LinkProblem>> = {
  link_used: 'used',
  link_expired: 'expired',
  link_wrong: 'wrong',
  weak_password: 'weak',
};

const problemOf = (error: unknown): LinkProblem => PROBLEMS[toErrorCode(error)] ?? 'failed';

/** Spends a link, and asks for another one. Failures are values. */
export const useLinkActions = () => {
  const { http, company, settings } = usePortal();
  return {
    confirm: (token: string) =>
      activate(http, { company_id: company.id, token }).then(({ state }) => state, problemOf),
    reset: (token: string, newPassword: string) =>
      resetPassword(http, { company_id: company.id, token, newPassword }).then(
        () => 'done' as const,
        problemOf,
      ),
    /** Whether the request was accepted. */
    request: async (email: string, language: Language) => {
      const recaptchaToken = await loadRecaptchaToken(settings.recaptchaSiteKey, 'reset');
      return requestReset(http, { company_id: company.id, email, language, recaptchaToken }).then(
        () => true,
        () => false,
      );
    },
  };
};

import { useQuery } from '@tanstack/react-query';
import { activate } from '../../api/account/activate.ts';
import { readLink } from '../../api/account/readLink.ts';
import { requestReset } from '../../api/account/requestReset.ts';
import { resetPassword } from '../../api/account/resetPassword.ts';
import { toErrorCode } from '../../api/callError.ts';
import type { Language } from '../../domain/tenant/language.ts';
import { useCaptcha } from '../session/useCaptcha.ts';
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

/** Spends a link. Failures are values. */
export const useLinkActions = () => {
  const { http, company } = usePortal();
  return {
    confirm: (token: string) =>
      activate(http, { company_id: company.id, token }).then(({ state }) => state, problemOf),
    reset: (token: string, newPassword: string) =>
      resetPassword(http, { company_id: company.id, token, newPassword }).then(
        () => 'done' as const,
        problemOf,
      ),
  };
};

/** Asks for a new link; whether the request was accepted. */
export const useLinkRequest = () => {
  const { http, company } = usePortal();
  const sendWithCaptcha = useCaptcha('reset');
  return (email: string, language: Language): Promise<boolean> =>
    sendWithCaptcha((recaptchaToken) =>
      requestReset(http, { company_id: company.id, email, language, recaptchaToken }),
    ).then(
      () => true,
      () => false,
    );
};

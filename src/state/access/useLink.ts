import { useQuery } from '@tanstack/react-query';
import { activate, readLink, requestReset, resetPassword } from '../../api/access/oneTimeLinks.ts';
import { toErrorCode } from '../../api/callError.ts';
import type { Language } from '../../domain/tenant/language.ts';
import type { Outcome, Refused, Result } from '../result.ts';
import { usePortal } from '../usePortal.ts';
import { openSession } from './openSession.ts';
import { SESSION_MARK } from './sessionStore.ts';
import { useCaptcha } from './useCaptcha.ts';
import { useRequestId } from './useRequestId.ts';

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

const accepted = () => ({ ok: true }) as const;

const refused = (error: unknown): Refused<LinkProblem> => ({
  ok: false,
  reason: PROBLEMS[toErrorCode(error)] ?? 'failed',
});

type Confirmed = { state: Awaited<ReturnType<typeof activate>>['state']; logIn: (() => void) | null };

export const useLinkActions = () => {
  const { http, company, local, session, parent } = usePortal();
  const requestId = useRequestId();
  return {
    /**
     * Confirms a sign-up with its password, or with a new one. `logIn` opens the session of a customer who may log in; null without one.
     * Embedded, sessions are the parent's.
     */
    confirm: async (
      token: string,
      password: string,
      is_new_password: boolean,
    ): Promise<Result<Confirmed, LinkProblem>> => {
      const request_id = requestId({ token, password, is_new_password });
      const sent = { company_id: company.id, token, password, is_new_password, request_id };
      try {
        const { state, session: opened } = await activate(http, sent);
        const logIn = () => {
          if (!opened) return;
          local.write(SESSION_MARK, '1');
          openSession(session, opened);
        };
        return { ok: true, value: { state, logIn: opened && !parent ? logIn : null } };
      } catch (error) {
        return refused(error);
      }
    },
    reset: (token: string, newPassword: string, language: Language): Promise<Outcome<LinkProblem>> => {
      const request_id = requestId({ token, newPassword });
      const sent = { company_id: company.id, token, newPassword, language, request_id };
      return resetPassword(http, sent).then(accepted, refused);
    },
  };
};

export const useLinkRequest = () => {
  const { http, company } = usePortal();
  const sendWithCaptcha = useCaptcha('reset');
  return (email: string, language: Language): Promise<Outcome<LinkProblem>> =>
    sendWithCaptcha((recaptchaToken) =>
      requestReset(http, { company_id: company.id, email, language, recaptchaToken }),
    ).then(accepted, refused);
};

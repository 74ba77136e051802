import { changePassword } from '../../api/access/changePassword.ts';
import { CallError } from '../../api/callError.ts';
import type { PortalContext } from '../portal.ts';
import type { Outcome } from '../result.ts';
import { openSession } from './openSession.ts';

export type PasswordProblem = 'invalid_credentials' | 'weak_password' | 'failed';

/** Changes the password; all other sessions end. */
export const renewPassword = async (
  { http, session }: Pick<PortalContext, 'http' | 'session'>,
  passwords: { current: string; next: string },
): Promise<Outcome<PasswordProblem>> => {
  const state = session.getState();
  if (state.status !== 'in') return { ok: false, reason: 'failed' };
  const { email, companyId } = state.customer;
  try {
    const opened = await changePassword(http, {
      email,
      password: passwords.current,
      newPassword: passwords.next,
      company_id: companyId,
    });
    openSession(session, opened);
    return { ok: true };
  } catch (error) {
    const code = error instanceof CallError ? error.code : '';
    return {
      ok: false,
      reason: code === 'invalid_credentials' || code === 'weak_password' ? code : 'failed',
    };
  }
};

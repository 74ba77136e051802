import { CallError } from '../../api/callError.ts';
import { changePassword } from '../../api/session/changePassword.ts';
import type { Portal } from '../portal.ts';
import { openSession } from './sessionStore.ts';

export type PasswordProblem = 'invalid_credentials' | 'weak_password' | 'failed';

/** Changes the password; all other sessions end (specification §7). */
export const renewPassword = async (
  portal: Portal,
  passwords: { current: string; next: string },
): Promise<{ ok: true } | { ok: false; reason: PasswordProblem }> => {
  const session = portal.session.getState();
  if (session.status !== 'in') return { ok: false, reason: 'failed' };
  const { email, companyId } = session.customer;
  try {
    const opened = await changePassword(portal.http, {
      email,
      password: passwords.current,
      newPassword: passwords.next,
      company_id: companyId,
    });
    openSession(portal.session, opened);
    return { ok: true };
  } catch (error) {
    const code = error instanceof CallError ? error.code : '';
    return {
      ok: false,
      reason: code === 'invalid_credentials' || code === 'weak_password' ? code : 'failed',
    };
  }
};

import type { Context } from '../../context.ts';
import type { LoginAttempt } from '../../session/loginLimits.ts';

/**
 * Whether the password is that of the hash, in the queue of the hashes; `attempt` has begun. `hash` is null for an unknown user.
 * Throws 429 `too_many_attempts` with Retry-After when too many wait; the attempt doesn't count then.
 */
export const isRightPassword = async (
  { logins, hashing, passwords }: Pick<Context, 'logins' | 'hashing' | 'passwords'>,
  attempt: LoginAttempt,
  { password, hash }: { password: string; hash: string | null },
): Promise<boolean> => {
  const isRight = await hashing
    .run(attempt.address, () => passwords.matches(password, hash))
    .catch(async (error: unknown) => {
      await logins.withdraw(attempt);
      throw error;
    });
  if (isRight) await logins.succeeded(attempt);
  else await logins.failed(attempt);
  return isRight;
};

import * as v from 'valibot';
import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH } from '../../domain/texts/textLimits.ts';
import { LONG_TEXT_MAX_LENGTH } from '../requestValues.ts';
import { id } from '../wire.ts';

// Apart from the responses: only the back end checks requests, the portal takes their types.

/** Google's tokens have about 2,000 characters. */
const RECAPTCHA_MAX_LENGTH = 5000;

const email = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(EMAIL_MAX_LENGTH));
const password = v.pipe(v.string(), v.nonEmpty(), v.maxLength(PASSWORD_MAX_LENGTH));

export const loginRequest = v.object({
  email,
  password,
  company_id: id,
  recaptchaToken: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(RECAPTCHA_MAX_LENGTH))), null),
});
export type LoginRequest = v.InferInput<typeof loginRequest>;

/** POST {api}/users/changePassword; too long a new password is a weak one, as others are; the response is a new session, because all others of this user end. */
export const changePasswordRequest = v.object({
  email,
  password,
  newPassword: v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONG_TEXT_MAX_LENGTH)),
  company_id: id,
});
export type ChangePasswordRequest = v.InferInput<typeof changePasswordRequest>;

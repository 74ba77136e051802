import * as v from 'valibot';
import { id } from '../wire.ts';

// Apart from the responses: only the back end checks requests, the portal takes their types.

export const loginRequest = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(254)),
  password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  company_id: id,
  recaptchaToken: v.optional(v.nullable(v.string()), null),
});
export type LoginRequest = v.InferInput<typeof loginRequest>;

/** POST {api}/users/changePassword; the response is a new session, because all others of this user end. */
export const changePasswordRequest = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  password: v.pipe(v.string(), v.nonEmpty()),
  newPassword: v.pipe(v.string(), v.nonEmpty()),
  company_id: id,
});
export type ChangePasswordRequest = v.InferInput<typeof changePasswordRequest>;

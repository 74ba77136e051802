import * as v from 'valibot';
import { EMAIL_MAX_LENGTH } from '../../domain/texts/textLimits.ts';
import { id } from '../wire.ts';

const APP_MAX_LENGTH = 60;

const line = (most: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most), v.regex(/^[^\p{Cc}\p{Cs}]+$/u));

/** POST /users/token, of a parent's server. `app`: what the parent is called, for the customer's list of sessions. */
export const parentTokenRequest = v.object({
  company_id: id,
  email: line(EMAIL_MAX_LENGTH),
  app: line(APP_MAX_LENGTH),
});

/** `expires_at` is in ms since the epoch. */
export const parentTokenResponse = v.object({
  success: v.literal(true),
  token: v.string(),
  expires_at: v.number(),
});

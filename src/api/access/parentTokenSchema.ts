import * as v from 'valibot';
import { EMAIL_MAX_LENGTH } from '../../domain/texts/textLimits.ts';
import { neededText } from '../requestValues.ts';
import { id } from '../wire.ts';

const APP_MAX_LENGTH = 60;

/** POST /users/token, of a parent's server. `app`: what the parent is called, for the customer's list of sessions. */
export const parentTokenRequest = v.object({
  company_id: id,
  email: neededText(EMAIL_MAX_LENGTH),
  app: neededText(APP_MAX_LENGTH),
});

/** `expires_at` is in ms since the epoch. */
export const parentTokenResponse = v.object({
  success: v.literal(true),
  token: v.string(),
  expires_at: v.number(),
});

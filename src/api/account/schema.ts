import * as v from 'valibot';
import { sessionResponse } from '../session/schema.ts';
import { looseText } from '../wire.ts';

/** POST {api}/users/link: what a one-time link is for, and whether it can be used. */
export const linkResponse = v.object({
  success: v.literal(true),
  purpose: v.nullable(v.picklist(['activation', 'reset'])),
  state: v.picklist(['valid', 'used', 'expired', 'wrong']),
});

/**
 * POST {api}/users/activate: `pending` until the company has approved the sign-up. `session`: that of the customer, who has logged in with
 * the sign-up's password and may; null otherwise.
 */
export const activationResponse = v.object({
  success: v.literal(true),
  state: v.picklist(['active', 'pending', 'refused']),
  session: v.optional(v.nullable(sessionResponse), null),
});

/**
 * GET {api}/users/sessions. `device` is the User-Agent of the login; `country` that of the address, ISO 3166-1 alpha-2, empty when unknown;
 * times are ISO 8601.
 */
export const devicesResponse = v.object({
  success: v.literal(true),
  sessions: v.array(
    v.object({
      id: v.string(),
      device: v.string(),
      country: looseText,
      started_at: v.string(),
      used_at: v.string(),
      is_current: v.boolean(),
    }),
  ),
});

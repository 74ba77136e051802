import * as v from 'valibot';
import { sessionResponse } from './schema.ts';

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

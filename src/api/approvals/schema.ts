import * as v from 'valibot';
import { id, looseText } from '../wire.ts';
import { lenientList } from '../wireValues.ts';

/** (rules: Approval) */
export const PENDING = 0;
export const APPROVED = 1;
export const REFUSED = 2;

export const approversResponse = v.object({
  success: v.literal(true),
  portal_users: lenientList(v.object({ id, email: v.string(), name: looseText, client_name: looseText })),
});

/** `sent`: the number of e-mails that this call sent; 0 for a repeat. */
export const statusEmailResponse = v.object({ success: v.literal(true), sent: v.number() });

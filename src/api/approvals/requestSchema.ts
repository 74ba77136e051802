import * as v from 'valibot';
import { APPROVAL_COMMENT_MAX_LENGTH, EMAIL_MAX_LENGTH } from '../../domain/texts/textLimits.ts';
import { NAME_MAX_LENGTH } from '../requestValues.ts';
import { APPROVED, PENDING, REFUSED } from './schema.ts';

// Apart from the responses: only the back end checks requests, the portal takes their types.

/** POST /b2bportal/sendOrderStatusEmail. */
export const statusEmailRequest = v.object({
  emails: v.pipe(
    v.array(v.pipe(v.string(), v.trim(), v.maxLength(EMAIL_MAX_LENGTH), v.email())),
    v.minLength(1),
    v.maxLength(50),
  ),
  status: v.picklist([PENDING, APPROVED, REFUSED]),
  order_id: v.pipe(v.string(), v.maxLength(NAME_MAX_LENGTH)),
});

/** POST /b2bportal/orders/{id}/approval; the response is the order after the decision. */
export const decisionRequest = v.object({
  approval_status: v.picklist([APPROVED, REFUSED]),
  comment: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(APPROVAL_COMMENT_MAX_LENGTH)), ''),
});
export type DecisionRequest = v.InferInput<typeof decisionRequest>;

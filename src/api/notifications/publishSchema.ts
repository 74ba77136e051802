import * as v from 'valibot';
import { id } from '../wire.ts';
import { notificationKind } from './schema.ts';

const MAX_KEY = 200;
const MAX_TITLE = 120;
const MAX_BODY = 500;
const MAX_RECIPIENTS = 500;

const MAX_EMAIL = 254;
/** The largest integer of a database's column. */
const MAX_ID = 2_147_483_647;

const rowId = v.pipe(id, v.minValue(1), v.maxValue(MAX_ID));

/** One line without control characters and halves of characters, which a database doesn't store. */
const line = (most: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most), v.regex(/^[^\p{Cc}\p{Cs}]+$/u));

const message = v.object({ title: line(MAX_TITLE), body: line(MAX_BODY) });

/**
 * What a back office publishes. `key` is the idempotency key: each customer gets it once. `texts` by language; `en` where
 * there is none in the reader's language. `about`: what opening it shows.
 */
export const publishRequest = v.object({
  company_id: rowId,
  key: v.pipe(line(MAX_KEY), v.regex(/^[\w.:-]+$/)),
  kind: notificationKind,
  emails: v.pipe(
    v.array(v.pipe(line(MAX_EMAIL), v.toLowerCase())),
    v.minLength(1),
    v.maxLength(MAX_RECIPIENTS),
  ),
  texts: v.object({ en: message, es: v.optional(message), fr: v.optional(message) }),
  about: v.nullish(
    v.union([v.object({ transaction_id: v.pipe(v.string(), v.uuid()) }), v.object({ product_id: rowId })]),
    null,
  ),
});

/**
 * `published`: new ones. `repeated`: the customer has had it. `off`: the customer has switched its kind off, or may not see it. `mailed`: new
 * e-mails, which only deals have.
 */
export const publishResponse = v.object({
  success: v.literal(true),
  published: v.number(),
  repeated: v.number(),
  off: v.number(),
  mailed: v.number(),
});

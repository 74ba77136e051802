import * as v from 'valibot';
import type { DocumentName } from '../rules/cloudStore.ts';

/**
 * The cloud store in Firestore: an append-only log for each document of a customer.
 * `hosts/{alias}/customers/{customer}/documents/{name}` is its head, `…/changes/{revision}` its changes, `…/parts/{n}` the document as
 * it was at a revision, in pieces, so that the log can be short. `alias`: the tenant's; `customer`: the e-mail in lower case, percent-encoded.
 */
export const headPath = (alias: string, email: string, name: DocumentName): string =>
  `hosts/${alias}/customers/${encodeURIComponent(email.toLowerCase())}/documents/${name}`;

const DIGITS = 9;

/** The id of a change, so that they sort by revision. */
export const changeId = (revision: number): string => String(revision).padStart(DIGITS, '0');

/**
 * `revision`: that of the last change; a document that was never written has no head. `base`: the revision of the parts, 0 without any;
 * `parts`: how many there are.
 */
export const head = v.object({
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  base: v.optional(v.number(), 0),
  parts: v.optional(v.number(), 0),
});

/**
 * `patch`: a JSON merge patch (RFC 7396) as text, because Firestore refuses nested arrays, empty keys and more than 20 levels. `writer`: the
 * session or process that made it. `at`: milliseconds since the epoch. Firestore deletes it some time after `expireAt` (a TTL policy), which
 * only whoever makes new parts sets, for the changes in them: a change that expired by its age would be missing in a log that rests.
 */
export const change = v.object({
  revision: v.number(),
  writer: v.string(),
  patch: v.string(),
  at: v.number(),
});

/** A piece of the document at revision `upTo`, as JSON text; the pieces in order are the whole text. */
export const part = v.object({ upTo: v.number(), text: v.string() });

/** Bytes of a patch or a part: Firestore's limit of a document is 1 MiB. */
export const LARGEST_TEXT = 900_000;

/** Changes behind the parts after which whoever writes next makes new parts. */
export const COMPACT_AFTER = 100;

/** How long a change may still be read after the parts contain it, by those who read the head before, ms. */
export const KEPT_MS = 7 * 24 * 3_600_000;

/** Claims of the token that the back office mints for Firebase (`token_firebase`), which the security rules compare with the path. */
export const firebaseClaims = v.object({ host: v.string(), mail: v.string() });

import * as v from 'valibot';

/** Documents of the cloud store (specification §7): one of each per company, host alias and e-mail. */
export const documentName = v.picklist([
  'transaction',
  'favourites',
  'notifications',
  'devices',
  'preferences',
]);
export type DocumentName = v.InferOutput<typeof documentName>;

/** A document is a JSON object; changes to it are JSON merge patches (RFC 7396). */
const documentData = v.record(v.string(), v.unknown());
export type DocumentData = v.InferOutput<typeof documentData>;

/** GET /documents/{name}. `revision` grows by one at each change; 0 is a document that was never written. */
export const documentAnswer = v.object({
  success: v.literal(true),
  name: documentName,
  revision: v.number(),
  data: documentData,
});

/** PATCH /documents/{name}: `writer` names the open session, so that it can tell its own echo in the stream. */
export const documentPatchRequest = v.object({
  writer: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  patch: documentData,
});
export const documentPatchAnswer = v.object({ success: v.literal(true), revision: v.number() });

/**
 * GET /documents/stream (text/event-stream, authorization header): an event `document` for each change to any document
 * of the caller, and a comment every 20 s that keeps the line open.
 */
export const documentEvent = v.object({
  name: documentName,
  revision: v.number(),
  writer: v.string(),
  patch: documentData,
});
export type DocumentEvent = v.InferOutput<typeof documentEvent>;

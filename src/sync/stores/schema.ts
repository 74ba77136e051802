import * as v from 'valibot';
import type { DocumentName } from '../rules/cloudStore.ts';

const NAMES = [
  'transaction',
  'favourites',
  'quick_order',
  'notifications',
  'devices',
  'preferences',
] as const satisfies readonly DocumentName[];

/** One document of each name per company, host alias and e-mail. */
export const documentName = v.picklist(NAMES);

/** A JSON object; changes to it are JSON merge patches (RFC 7396). */
export const documentData = v.record(v.string(), v.unknown());
export type DocumentData = v.InferOutput<typeof documentData>;

/** GET /documents/{name}. `revision` grows by one with each change; 0 is a document that was never written. */
export const documentResponse = v.object({
  success: v.literal(true),
  name: documentName,
  revision: v.number(),
  data: documentData,
});

export const documentPatchResponse = v.object({ success: v.literal(true), revision: v.number() });

/**
 * GET /documents/stream (text/event-stream, authorization header): an event `document` for each change to any document
 * of the caller, an event `gap` when changes may have been missed, and a comment every 20 s that keeps the connection open.
 */
export const documentEvent = v.object({
  name: documentName,
  revision: v.number(),
  writer: v.string(),
  /** Null: the change is too large to be sent; the document is to be read again. */
  patch: v.nullable(documentData),
});
export type DocumentEvent = v.InferOutput<typeof documentEvent>;

import * as v from 'valibot';
import { documentData } from './schema.ts';

// Apart from the responses: only the back end checks requests, the portal takes their types.

/** PATCH /documents/{name}. `writer` identifies the session, so that it can ignore its own changes in the stream. */
export const documentPatchRequest = v.object({
  writer: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  patch: documentData,
});

import { createEventSource } from 'eventsource-client';
import * as v from 'valibot';
import { CallError } from '../../api/callError.ts';
import type { Http } from '../../api/calls.ts';
import type { CloudStore } from '../rules/cloudStore.ts';
import { json } from './json.ts';
import { documentEvent } from './schema.ts';

/** With these statuses there is no stream for this customer, so that reconnecting is useless. */
const PERMANENT_ERRORS: readonly number[] = [400, 403, 404, 405, 410];

/** Listens to GET /documents/stream, without the changes of `writer`. Returns a function that ends it. */
export const watchDocuments = (
  http: Http,
  writer: string,
  onChange: Parameters<CloudStore['watch']>[0],
  onGap: () => void,
): (() => void) => {
  const source = createEventSource({
    url: `${http.serviceUrl('documentsApi')}/documents/stream`,
    /** Each attempt needs a token that is valid at that time. */
    fetch: async (url, init) => {
      const response = await fetch(url, {
        ...init,
        headers: { ...init?.headers, ...(await http.headers()) },
      });
      if (response.ok) return response;
      if (PERMANENT_ERRORS.includes(response.status)) source.close();
      // The reading renews a rejected token, or ends the session.
      if (response.status === 401) onGap();
      throw new CallError('refused', { status: response.status });
    },
    /** Changes may have been missed before the stream was opened, and while it was interrupted. */
    onConnect: onGap,
    onMessage: ({ event, data }) => {
      if (event === 'gap') onGap();
      if (event !== 'document') return;
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), documentEvent), data);
      if (!parsed.success || parsed.output.writer === writer) return;
      const { name, revision, patch } = parsed.output;
      onChange({ name, revision, patch: patch && v.parse(json, patch) });
    },
  });
  return () => source.close();
};

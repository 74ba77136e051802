import { createEventSource } from 'eventsource-client';
import * as v from 'valibot';
import type { CloudStore, JsonObject } from '../../domain/cloudStore/cloudStore.ts';
import { CallError } from '../callError.ts';
import type { Http } from '../calls.ts';
import { documentAnswer, documentEvent, documentPatchAnswer } from './schema.ts';

/** A back office that answers so has no stream for this customer; asking again every few seconds would change nothing. */
const REFUSED_FOR_GOOD: readonly number[] = [400, 403, 404, 405, 410];

/** JSON that came over the wire is JSON; the schema checks only that it is an object. */
const json = v.custom<JsonObject>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

/**
 * The cloud store that the back office keeps itself: GET and PATCH /documents/{name}, GET /documents/stream. `writer` names
 * this open portal, whose own changes the stream doesn't report back.
 */
export const createBackOfficeStore = (http: Http, writer: string): CloudStore => ({
  async read(name) {
    const answer = await http.send({
      service: 'documentsApi',
      method: 'GET',
      path: `/documents/${name}`,
      response: documentAnswer,
    });
    return { revision: answer.revision, data: v.parse(json, answer.data) };
  },

  async patch(name, patch) {
    const answer = await http.send({
      service: 'documentsApi',
      method: 'PATCH',
      path: `/documents/${name}`,
      body: { writer, patch },
      response: documentPatchAnswer,
      repeatable: false,
    });
    return answer.revision;
  },

  watch(onChange, onGap) {
    const source = createEventSource({
      url: `${http.serviceUrl('documentsApi')}/documents/stream`,
      /** Each attempt carries a token that is good then, not the one of an hour ago. */
      fetch: async (url, init) => {
        const response = await fetch(url, {
          ...init,
          headers: { ...init?.headers, ...(await http.headers()) },
        });
        if (response.ok) return response;
        if (REFUSED_FOR_GOOD.includes(response.status)) source.close();
        throw new CallError('refused', { status: response.status });
      },
      /** What changed while the line was down, or between the first reading and this, was not heard. */
      onConnect: onGap,
      onMessage: ({ event, data }) => {
        if (event !== 'document') return;
        const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), documentEvent), data);
        if (!parsed.success || parsed.output.writer === writer) return;
        const { name, revision, patch } = parsed.output;
        onChange({ name, revision, patch: v.parse(json, patch) });
      },
    });
    return () => source.close();
  },
});

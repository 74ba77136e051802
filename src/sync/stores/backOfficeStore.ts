import * as v from 'valibot';
import type { Http } from '../../api/calls.ts';
import type { CloudStore } from '../rules/cloudStore.ts';
import { json } from './json.ts';
import { documentPatchResponse, documentResponse } from './schema.ts';
import type { watchDocuments } from './watchDocuments.ts';

/**
 * GET and PATCH /documents/{name}, GET /documents/stream. The stream's changes by `writer` itself are ignored.
 * `loadStream`: the code that reads the stream, which the first reading doesn't wait for.
 */
export const createBackOfficeStore = (
  http: Http,
  writer: string,
  loadStream: () => Promise<{ watchDocuments: typeof watchDocuments }>,
): CloudStore => ({
  async read(name) {
    const response = await http.send({
      service: 'documentsApi',
      method: 'GET',
      path: `/documents/${name}`,
      response: documentResponse,
    });
    return { revision: response.revision, data: v.parse(json, response.data) };
  },

  async patch(name, patch) {
    const response = await http.send({
      service: 'documentsApi',
      method: 'PATCH',
      path: `/documents/${name}`,
      body: { writer, patch },
      response: documentPatchResponse,
      repeatable: false,
    });
    return response.revision;
  },

  watch(onChange, onGap) {
    let stop = () => {};
    let isStopped = false;
    loadStream().then(
      ({ watchDocuments }) => {
        if (!isStopped) stop = watchDocuments(http, writer, onChange, onGap);
      },
      // The changes of others come with the next reading.
      () => undefined,
    );
    return () => {
      isStopped = true;
      stop();
    };
  },
});

import * as v from 'valibot';
import { type DocumentEvent, documentEvent } from '../../../src/sync/stores/schema.ts';
import type { BackEnd } from './backEnd.ts';

/** Those that have arrived completely. */
const eventsIn = (received: string): DocumentEvent[] =>
  received
    .split('\n\n')
    .slice(0, -1)
    .filter((block) => block.startsWith('event: document\n'))
    .map((block) => v.parse(v.pipe(v.string(), v.parseJson(), documentEvent), block.split('data: ')[1]));

export const openStream = async (backEnd: BackEnd, token: string) => {
  const controller = new AbortController();
  const response = await fetch(`${backEnd.address}/documents/stream`, {
    headers: { authorization: `Bearer ${token}` },
    signal: controller.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('the stream has no body');
  let text = '';

  /** Reads until `find` returns a value; null if the stream ends first. */
  const readUntil = async <Found>(find: (text: string) => Found | null): Promise<Found | null> => {
    for (;;) {
      const found = find(text);
      if (found !== null) return found;
      const { done, value } = await reader.read();
      if (done) return null;
      text += value;
    }
  };

  return {
    status: response.status,
    type: response.headers.get('content-type'),
    events: (count: number): Promise<DocumentEvent[] | null> =>
      readUntil((received) => {
        const events = eventsIn(received);
        return events.length < count ? null : events;
      }),
    /** The first event of a document that was changed by a writer; null if the stream ends first. */
    changeBy: (writer: string, name: DocumentEvent['name']): Promise<DocumentEvent | null> =>
      readUntil(
        (received) =>
          eventsIn(received).find((event) => event.writer === writer && event.name === name) ?? null,
      ),
    comments: (count: number) =>
      readUntil((received) => (received.split(':\n\n').length > count ? true : null)),
    gap: () => readUntil((received) => (received.includes('event: gap\n') ? true : null)),
    ended: () => readUntil<never>(() => null),
    close: () => controller.abort(),
  };
};

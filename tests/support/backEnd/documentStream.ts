import * as v from 'valibot';
import { type DocumentEvent, documentEvent } from '../../../src/api/cloudStore/schema.ts';
import type { BackEnd } from './backEnd.ts';

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
        const blocks = received.split('\n\n').filter((block) => block.startsWith('event: document\n'));
        if (blocks.length < count) return null;
        return blocks.map((block) =>
          v.parse(v.pipe(v.string(), v.parseJson(), documentEvent), block.split('data: ')[1]),
        );
      }),
    comments: (count: number) =>
      readUntil((received) => (received.split(':\n\n').length > count ? true : null)),
    gap: () => readUntil((received) => (received.includes('event: gap\n') ? true : null)),
    ended: () => readUntil<never>(() => null),
    close: () => controller.abort(),
  };
};

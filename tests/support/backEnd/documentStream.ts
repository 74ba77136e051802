import * as v from 'valibot';
import { type DocumentEvent, documentEvent } from '../../../src/api/cloudStore/schema.ts';
import type { BackEnd } from './backEnd.ts';

/** An open document stream of a session, read as it comes. */
export const openStream = async (backEnd: BackEnd, token: string) => {
  const leaving = new AbortController();
  const response = await fetch(`${backEnd.address}/documents/stream`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('the stream has no body');
  let text = '';

  /** Reads until the text holds what is asked for; null when the stream ends before. */
  const until = async <Found>(find: (text: string) => Found | null): Promise<Found | null> => {
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
    /** The next so many events. */
    events: (count: number): Promise<DocumentEvent[] | null> =>
      until((read) => {
        const blocks = read.split('\n\n').filter((block) => block.startsWith('event: document\n'));
        if (blocks.length < count) return null;
        return blocks.map((block) =>
          v.parse(v.pipe(v.string(), v.parseJson(), documentEvent), block.split('data: ')[1]),
        );
      }),
    comments: (count: number) => until((read) => (read.split(':\n\n').length > count ? true : null)),
    ended: () => until<never>(() => null),
    leave: () => leaving.abort(),
  };
};

import { useRef } from 'react';

/**
 * The id of a request by its content: the same while the content is the same, so that a repeat after a lost answer is recognised as one
 * (docs/decisions/027).
 */
export const useRequestId = (): ((content: unknown) => string) => {
  const last = useRef({ content: '', id: '' });
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current.content !== text) last.current = { content: text, id: crypto.randomUUID() };
    return last.current.id;
  };
};

import { styled } from 'styled-components';
import type { Highlights } from '../domain/catalogue/highlights.ts';

const Found = styled.mark`
  border-radius: 2px;
  background: color-mix(in srgb, var(--wp-warn-tint) 80%, var(--wp-warn) 20%);
  color: var(--wp-ink);
`;

/** A text with highlighted search matches. */
export function Marked({ text, marks }: { text: string; marks: Highlights | undefined }) {
  let start = 0;
  return (
    marks?.get(text.normalize('NFC'))?.map((piece) => {
      const key = start;
      start += piece.text.length;
      return piece.isMatch ? <Found key={key}>{piece.text}</Found> : piece.text;
    }) ?? text
  );
}

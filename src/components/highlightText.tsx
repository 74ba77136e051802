import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Highlights } from '../domain/catalogue/highlights.ts';

const Match = styled.mark`
  border-radius: 2px;
  background: color-mix(in srgb, var(--wp-warn-tint) 80%, var(--wp-warn) 20%);
  color: var(--wp-ink);
`;

/** A name's dot stays at the end of its line: no line begins with it. */
const keepDots = (text: string): string => text.replaceAll(' · ', '\u00a0· ');

// A function, not a component: a list has several texts in each row.
export const highlightText = (text: string, highlights: Highlights | undefined): ReactNode => {
  let start = 0;
  return (
    highlights?.get(text.normalize('NFC'))?.map((part) => {
      const key = start;
      start += part.text.length;
      const partText = keepDots(part.text);
      return part.isMatch ? <Match key={key}>{partText}</Match> : partText;
    }) ?? keepDots(text)
  );
};

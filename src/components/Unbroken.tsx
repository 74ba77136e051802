import { Fragment } from 'react';
import { styled } from 'styled-components';

const Word = styled.span`
  display: inline-block;
`;

/** A text whose codes keep in one piece: no line breaks at the hyphen of "CO-1052" while a line has room for it. */
export function Unbroken({ text }: { text: string }) {
  const words = text.split(' ');
  return words.map((word, at) => (
    <Fragment key={words.slice(0, at + 1).join(' ')}>
      {at > 0 && ' '}
      {word.includes('-') ? <Word>{word}</Word> : word}
    </Fragment>
  ));
}

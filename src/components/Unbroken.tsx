import { Fragment } from 'react';
import { styled } from 'styled-components';

const Word = styled.span`
  display: inline-block;
`;

/** Prevents line breaks at the hyphens of codes such as "CO-1052". */
export function Unbroken({ text }: { text: string }) {
  const words = text.split(' ');
  return words.map((word, at) => (
    <Fragment key={words.slice(0, at + 1).join(' ')}>
      {at > 0 && ' '}
      {word.includes('-') ? <Word>{word}</Word> : word}
    </Fragment>
  ));
}

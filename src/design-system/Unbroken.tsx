import { Fragment } from 'react';
import { styled } from 'styled-components';

const UnbrokenWord = styled.span`
  display: inline-block;
`;

/** Prevents line breaks at the hyphens of codes such as "CO-1052". */
export function Unbroken({ text }: { text: string }) {
  const words = text.split(' ');
  return words.map((word, index) => (
    <Fragment key={words.slice(0, index + 1).join(' ')}>
      {index > 0 && ' '}
      {word.includes('-') ? <UnbrokenWord>{word}</UnbrokenWord> : word}
    </Fragment>
  ));
}

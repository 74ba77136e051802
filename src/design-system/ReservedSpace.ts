import { styled } from 'styled-components';

/** Takes the space of a text that will be there, so that nothing moves when it is; neither seen nor read aloud. */
export const ReservedSpace = styled.span.attrs<{ $text: string }>(({ $text }) => ({
  'aria-hidden': true,
  'data-text': $text,
}))`
  &::before {
    content: attr(data-text);
    visibility: hidden;
    white-space: pre;
  }
`;

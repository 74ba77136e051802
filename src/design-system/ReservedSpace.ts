import { styled } from 'styled-components';

/** Takes the space of a text that will be there, so that nothing moves when it is; neither seen nor read aloud. */
export const ReservedSpace = styled.span.attrs({ 'aria-hidden': true })`
  visibility: hidden;
`;

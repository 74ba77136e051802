import { styled } from 'styled-components';

export const Heading = styled.h1`
  font-size: 19px;
  font-weight: 650;
  letter-spacing: -0.01em;

  &:is(h2, h3) {
    font-size: 16px;
  }
`;

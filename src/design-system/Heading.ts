import { styled } from 'styled-components';
import { phone } from './theme/media.ts';

/** A screen's title; as `h2` or `h3` a card's. */
export const Heading = styled.h1`
  font-size: 24px;
  font-weight: 700;
  line-height: 32px;
  letter-spacing: -0.015em;

  ${phone} {
    font-size: 21px;
    line-height: 26px;
  }

  &:is(h2, h3) {
    font-size: 16px;
    line-height: 24px;
    letter-spacing: -0.01em;
  }
`;

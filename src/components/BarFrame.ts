import { styled } from 'styled-components';
import { ScreenFrame } from '../design-system/ScreenFrame.ts';

/** A screen whose bar stays at its bottom however little is above it. */
export const BarFrame = styled(ScreenFrame)`
  display: flex;
  flex-direction: column;
  min-height: inherit;

  & > form {
    display: contents;
  }
`;

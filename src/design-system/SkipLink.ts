import { styled } from 'styled-components';

/** For the keyboard: past what is before the content wanted. Seen only while it has the focus. */
export const SkipLink = styled.a`
  position: absolute;
  inset-block-start: 8px;
  inset-inline-start: 8px;
  z-index: 30;
  padding: 8px 14px;
  border-radius: var(--wp-radius);
  background: var(--wp-brand);
  color: var(--wp-on-brand);

  &:not(:focus) {
    clip-path: inset(50%);
    width: 1px;
    height: 1px;
    overflow: hidden;
  }
`;

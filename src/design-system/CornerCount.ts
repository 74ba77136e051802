import { styled } from 'styled-components';

/** A number in the corner of an icon, already formatted; decoration, since a label says it too. Its parent is positioned. */
export const CornerCount = styled.span.attrs({ 'aria-hidden': true })`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  min-width: 17px;
  height: 17px;
  padding: 0 4px;
  border-radius: 9px;
  background: var(--wp-bad-fill);
  color: #fff;
  font-size: 11px;
  line-height: 17px;
`;

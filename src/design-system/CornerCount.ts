import { styled } from 'styled-components';

/** Decorative, because the label contains the count too. The parent must be positioned. */
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

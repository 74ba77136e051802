import { styled } from 'styled-components';

export const MutedText = styled.p`
  color: var(--wp-muted);
`;

/** Below or beside what it is about. */
export const SmallText = styled.p`
  color: var(--wp-muted);
  font-size: 13px;
`;

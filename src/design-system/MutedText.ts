import { styled } from 'styled-components';

export const MutedText = styled.p`
  color: var(--wp-muted);
`;

export const SmallText = styled.p`
  color: var(--wp-muted);
  font-size: 13px;
`;

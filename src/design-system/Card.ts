import { styled } from 'styled-components';

/** `$flush` removes the padding for rows inside. */
export const Card = styled.section<{ $flush?: boolean }>`
  min-width: 0;
  padding: ${({ $flush }) => ($flush ? 0 : 'var(--wp-space-4)')};
  border: 1px solid var(--wp-line);
  border-radius: var(--wp-radius-card);
  background: var(--wp-surface);
  overflow: ${({ $flush }) => ($flush ? 'clip' : 'visible')};
`;

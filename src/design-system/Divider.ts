import { styled } from 'styled-components';

/** A hairline between two things. */
export const Divider = styled.hr`
  width: 100%;
  height: 1px;
  margin: var(--wp-space-3) 0;
  border: 0;
  background: var(--wp-line);
`;

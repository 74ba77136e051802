import { styled } from 'styled-components';

/** What opens a `details` element, in the look of a link. */
export const DisclosureSummary = styled.summary`
  width: fit-content;
  padding-block: 6px;
  border-radius: 3px;
  color: var(--wp-brand-text);
  font-weight: 600;
  cursor: pointer;
`;

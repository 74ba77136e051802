import { styled } from 'styled-components';
import { TextLink } from './TextLink.ts';

export const IssueList = styled.ul`
  display: grid;
  gap: 6px;
  margin-block-start: 6px;
  padding-inline-start: 18px;
  list-style: disc;
`;

/** Leads to a field. The bullet stands at the first line of its text. */
export const IssueButton = styled(TextLink).attrs({ as: 'button', type: 'button' })`
  text-align: start;
  vertical-align: top;
`;

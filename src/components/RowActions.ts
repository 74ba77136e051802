import { styled } from 'styled-components';
import { phone } from '../design-system/theme/media.ts';

/** What can be done with a row of a table, at its end: the row stays as low as its text. */
export const RowActions = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  vertical-align: middle;
  margin-block: -8px;
  margin-inline-end: -10px;

  ${phone} {
    margin-block: -4px;
  }
`;

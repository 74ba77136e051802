import { styled } from 'styled-components';
import { phone, tight } from '../design-system/theme/media.ts';

/** What can be done with a row of a table, at its end: the row stays as low as its text. */
export const RowActions = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  vertical-align: middle;
  margin-block: -8px;
  margin-inline-end: -10px;

  /* Beside each other for as long as their words fit. */
  ${tight} {
    & > a {
      padding-inline: 8px;
    }

    & svg {
      display: none;
    }
  }

  ${phone} {
    margin-block: -4px;

    & svg {
      display: block;
    }
  }
`;

import { styled } from 'styled-components';
import { phone } from './theme/media.ts';
import { tightTable } from './theme/tableMedia.ts';

export const RowActions = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  vertical-align: middle;
  margin-block: -8px;
  margin-inline-end: -10px;

  ${tightTable} {
    margin-inline-end: -8px;

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

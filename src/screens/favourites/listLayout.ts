import { styled } from 'styled-components';
import { oneColumn } from '../../design-system/ScreenFrame.ts';

export const ListColumns = styled.div`
  display: grid;
  grid-template-columns: 216px minmax(0, 1fr);
  gap: 12px 24px;
  align-items: start;
  min-height: 80dvh;

  ${oneColumn} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
`;

export const ListHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  margin-block-end: 12px;
`;

export const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  min-width: 0;
  min-height: var(--wp-control-height);
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  /* In one row on phones, in every language. */
  @container portal (max-width: 419.98px) {
    & > button:not(:last-child) {
      flex: auto;
      padding-inline: 8px;

      & > svg {
        display: none;
      }
    }
  }
`;

import { styled } from 'styled-components';

/** Lines of 20 and 19 px. */
export const NarrowTextColumn = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;

  & > span {
    margin-inline-end: 32px;
  }

  & > a {
    flex: none;
    font-size: 15px;
    line-height: 20px;
  }
`;

/** Above Add, beside the stock: there it takes no line, and covers no picture. */
export const HeartPlace = styled.div`
  position: absolute;
  inset-block-end: 85px;
  inset-inline-end: 8px;

  & > button::after {
    inset-block-end: 0;
  }
`;

/** The unit's field is higher than its line, for the finger. */
export const NarrowStock = styled.div`
  grid-row: 2;
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0 12px;
  min-height: 18px;

  & > * {
    margin-block: -4px;
  }

  && select {
    display: block;
    min-height: 26px;
  }
`;

export const NarrowFooter = styled.div`
  grid-row: 3;
  display: flex;
  align-items: center;
  align-self: end;
  gap: 8px;
  min-height: 44px;

  & > :last-child:not(:first-child) {
    min-width: 116px;

    & > [role='group'] {
      min-width: 116px;
      height: 44px;

      & > button {
        width: 35px;
      }
    }

    & > [data-add] {
      min-width: 84px;
      min-height: 44px;
    }
  }
`;

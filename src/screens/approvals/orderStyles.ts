import { styled } from 'styled-components';
import { Card } from '../../design-system/Card.ts';
import { phone } from '../../design-system/theme/media.ts';

export const Section = styled(Card)`
  display: grid;
  gap: 12px;
  padding: 18px;

  ${phone} {
    padding: 14px;
  }
`;

/** On a phone rows of 58 px, or higher where price and cases need two lines; what follows them is in the order's document. */
export const LinesSection = styled(Section)`
  ${phone} {
    padding-block: 4px;

    & > h2 {
      display: none;
    }

    & li {
      min-height: 58px;
      padding-block: 6px;
    }

    & li span:has(> [data-codes]) {
      display: none;
    }
  }
`;

/** On a phone the sums follow each other; the total is above the lines and on the button. */
export const SumsSection = styled(Section)`
  ${phone} {
    padding: 0 14px;
    border: 0;
    background: none;
    box-shadow: none;

    & > dl {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 2px 16px;
      font-size: 13px;
    }

    & > dl > div {
      gap: 5px;
    }

    & > dl > [data-tone='grand'] {
      display: none;
    }
  }
`;

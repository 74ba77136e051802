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

/** On a phone without a frame. */
export const SumsSection = styled(Section)`
  ${phone} {
    border: 0;
    background: none;
    box-shadow: none;
  }
`;

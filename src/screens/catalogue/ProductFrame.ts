import { styled } from 'styled-components';
import { Card } from '../../design-system/Card.ts';
import { screenWidth } from '../../design-system/screenWidth.ts';
import { phone } from '../../design-system/theme/media.ts';

const compact = '@container portal (max-width: 1179.98px)';
const twoColumns = '@container portal (max-width: 959.98px)';

/** The order of what stays at the bottom of a phone, whose place is behind everything else. */
export const LAST = 3;

export const ProductPage = styled.div`
  ${screenWidth}
  position: relative;
  min-height: var(--wp-screen, 100dvh);
  padding: 12px 24px 40px;

  ${phone} {
    padding: 0 14px;

    & :is(a, button, input, select, summary) {
      scroll-margin-block-end: calc(var(--wp-action-bar, 0px) + var(--wp-navigation-bar, 0px) + 8px);
    }
  }
`;

export const DetailColumns = styled.div`
  display: grid;
  grid-template: 'picture top buy' auto 'picture more buy' 1fr 'extras extras extras' auto / 400px minmax(0, 1fr) 316px;
  gap: 16px 20px;
  align-items: start;

  ${compact} {
    grid-template-columns: 280px minmax(0, 1fr) 268px;
    column-gap: 16px;
  }

  ${twoColumns} {
    grid-template: 'picture top' auto 'buy more' 1fr 'extras extras' auto / 300px minmax(0, 1fr);
  }

  ${phone} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    gap: 12px;
  }
`;

export const PictureCard = styled(Card)`
  position: relative;
  grid-area: picture;
  display: grid;
  place-items: center;
  height: 384px;
  padding: 0;
  background: var(--wp-picture);
  overflow: hidden;

  & > span {
    width: min(100%, 360px);
  }

  ${compact} {
    height: 280px;
  }

  ${phone} {
    height: 232px;
    margin-inline: -14px;
    border-width: 0 0 1px;
    border-radius: 0;

    & > span {
      width: 216px;
    }

    & > button {
      inset-inline-end: 12px;
    }
  }
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-width: 0;
`;

export const TopColumn = styled(Column)`
  grid-area: top;

  /* What replaces a sold-out product follows its price. */
  ${phone} {
    display: contents;

    & > section {
      order: 1;
    }
  }
`;

export const MoreColumn = styled(Column)`
  grid-area: more;

  ${phone} {
    order: 2;
  }
`;

export const Extras = styled.div`
  grid-area: extras;
  display: grid;
  gap: 20px;
  min-width: 0;

  ${phone} {
    order: 2;
    padding-block-end: 16px;
  }
`;

/** On a phone its parts stand among the others. */
export const BuyFrame = styled(Card)`
  position: sticky;
  inset-block-start: calc(var(--wp-header-height, 60px) + 12px);
  grid-area: buy;
  display: grid;
  gap: 12px;

  ${twoColumns} {
    position: static;
  }

  ${phone} {
    display: contents;

    /* Without a price Add has its room. */
    & :first-child + [data-add] {
      max-width: none;
    }
  }
`;

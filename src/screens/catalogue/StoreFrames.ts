import { styled } from 'styled-components';
import { screenWidth } from '../../design-system/screenWidth.ts';
import { phone, touch } from '../../design-system/theme/media.ts';

/** The height of the header, under which toolbar and filters stay. */
const HEADER = 'var(--wp-header-height, 60px)';

export const CART_BAR = '50px';

/** Reserves its height while the chips load. */
export const ChosenFiltersFrame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-height: 36px;
  margin-block-end: 12px;

  ${touch} {
    min-height: 44px;
    margin-block-start: 8px;
  }
`;

export const FilterColumn = styled.aside`
  position: sticky;
  inset-block-start: ${HEADER};
  max-height: calc(100dvh - ${HEADER});
  margin: -10px -6px 0;
  /* The button that clears them begins above the first heading. */
  padding: 12px 6px;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`;

export const Toolbar = styled.div`
  position: sticky;
  inset-block-start: ${HEADER};
  z-index: 5;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
  /* It covers the edges of the table. */
  margin: -8px -1px 4px;
  padding: 8px 1px;
  background: var(--wp-page);

  ${phone} {
    position: static;
    min-height: 44px;
    margin: -12px -12px 0;
    padding: 0 12px;
    background: var(--wp-surface);
  }
`;

export const Page = styled.div`
  ${screenWidth}
  min-height: var(--wp-screen, 100dvh);
  --wp-table-head: 112px;
  padding: 20px 24px 32px;

  /* The bar of the cart lies on the end of the padding. */
  ${phone} {
    padding: 12px 12px calc(${CART_BAR} + 12px);

    & :is(a, button, input, select) {
      scroll-margin-block-end: calc(var(--wp-action-bar, 0px) + var(--wp-navigation-bar, 0px) + 8px);
    }
  }
`;

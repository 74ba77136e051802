import { styled } from 'styled-components';
import { screenWidth } from './screenWidth.ts';
import { phone } from './theme/media.ts';

/** By container width, because the portal may be in a slot. */
export const oneColumn = '@container screen (max-width: 859.98px)';

export const ScreenFrame = styled.div`
  ${screenWidth}
  --wp-screen-side: 24px;
  --wp-screen-foot: 32px;
  container: screen / inline-size;
  padding: 20px var(--wp-screen-side) var(--wp-screen-foot);

  ${phone} {
    --wp-screen-side: 12px;
    --wp-screen-foot: 24px;
    padding-block-start: 16px;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  flex: 1 0 auto;
  gap: 20px 24px;
  align-content: start;
  align-items: start;

  ${oneColumn} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** In one column {@link BottomBar} replaces it. */
export const OnlyInTwoColumns = styled.div`
  display: grid;

  ${oneColumn} {
    display: none;
  }
`;

export const Stack = styled.div`
  display: grid;
  gap: 12px;
  min-width: 0;
`;

export const SummaryColumn = styled.div`
  display: grid;
  gap: 12px;
  min-width: 0;
  position: sticky;
  inset-block-start: calc(var(--wp-header-height, 60px) + 20px);

  ${oneColumn} {
    position: static;
  }
`;

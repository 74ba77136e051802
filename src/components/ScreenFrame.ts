import { styled } from 'styled-components';
import { phone } from '../design-system/theme/media.ts';

/** Below this width of the screen's own place (it may stand in a parent's slot) there is one column. */
export const oneColumn = '@container screen (max-width: 859.98px)';

/** The room a screen has: margins, and a container that its columns measure. */
export const ScreenFrame = styled.div`
  container: screen / inline-size;
  padding: 20px 24px 32px;

  ${phone} {
    padding: 16px 12px 24px;
  }
`;

/** What a screen is about, with a summary beside it, or below it where there is no room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  gap: 20px 24px;
  align-items: start;

  ${oneColumn} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A column of cards. */
export const Stack = styled.div`
  display: grid;
  gap: 12px;
  min-width: 0;
`;

/** The summary: it stays in sight while the other column scrolls. */
export const Beside = styled.div`
  display: grid;
  gap: 12px;
  min-width: 0;
  position: sticky;
  inset-block-start: calc(var(--wp-header-height, 60px) + 20px);

  ${oneColumn} {
    position: static;
  }
`;

import { styled } from 'styled-components';
import { phone } from '../design-system/theme/media.ts';

/** Below this width of the screen's own place (it may stand in a parent's slot) there is one column. */
export const oneColumn = '@container screen (max-width: 859.98px)';

/** The room a screen has: margins, and a container that its columns measure. */
export const ScreenFrame = styled.div`
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

/** What stands in the summary only while it is beside the rest: below it, a bar under the thumb has it. */
export const OnlyBeside = styled.div`
  display: grid;

  ${oneColumn} {
    display: none;
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

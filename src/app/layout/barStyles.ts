import { css, styled } from 'styled-components';
import { barSides } from '../../design-system/screenWidth.ts';
import { hover, phone } from '../../design-system/theme/media.ts';

/** Names, amounts and icons leave the search room. */
export const narrow = '@container portal (max-width: 1120px)';

export const Bar = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 10;
  display: flex;
  align-items: center;
  gap: 18px;
  min-height: calc(60px + var(--wp-safe-top, 0px));
  ${barSides}
  border-block-start: var(--wp-safe-top, 0) solid var(--wp-surface);
  border-block-end: 1px solid var(--wp-line);
  background: var(--wp-surface);

  ${narrow} {
    gap: 10px;
  }

  ${phone} {
    gap: 4px;
    min-height: calc(52px + var(--wp-safe-top, 0px));
    padding: 0 12px;
  }

  @container portal (max-width: 359.98px) {
    gap: 2px;
    padding: 0 8px;
  }
`;

/** Of the bar at the bottom of a phone's screen: an icon above a word, in any language as wide as the word needs. */
export const bottomEntry = css`
  position: relative;
  flex: 1 1 auto;
  flex-direction: column;
  justify-content: center;
  gap: 3px;
  min-width: 0;
  height: 60px;
  padding: 0 2px;
  color: var(--wp-muted);
  font-size: 12px;
  font-weight: 600;
  line-height: 18px;

  & > svg {
    width: 18px;
    height: 18px;
  }

  @container portal (max-width: 359.98px) {
    padding: 0;
    font-size: 10.5px;
  }
`;

export const NavigationLink = styled.a`
  display: flex;
  align-items: center;
  gap: 8px;
  height: var(--wp-control-height);
  padding: 0 10px;
  border-radius: var(--wp-radius);
  color: inherit;
  text-decoration: none;
  white-space: nowrap;

  & > svg {
    flex: none;
    width: 17px;
    height: 17px;
  }

  &[aria-current='page'] {
    background: var(--wp-brand-tint);
    color: var(--wp-brand-text);
    /* Heavier without being wider, so that no other link moves. */
    -webkit-text-stroke: 0.25px;
  }

  ${hover} {
    &:hover:not([aria-current='page']) {
      background: var(--wp-hover);
    }
  }
`;

const Quiet = styled.a`
  display: grid;
  place-items: center;
  width: var(--wp-control-height);
  height: var(--wp-control-height);
  border-radius: var(--wp-radius);
  color: var(--wp-muted);

  & > svg {
    width: 18px;
    height: 18px;
  }
`;

export const IconLink = styled(Quiet)`
  position: relative;
  flex: none;

  &[aria-current='page'] {
    background: var(--wp-brand-tint);
    color: var(--wp-brand-text);
  }
`;

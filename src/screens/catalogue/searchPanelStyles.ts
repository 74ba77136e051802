import { css, styled } from 'styled-components';
import { hover } from '../../design-system/theme/media.ts';

/** Of everything that the arrow keys lead to. */
export const rowStyles = css`
  position: relative;
  padding-inline: 10px;
  border-radius: 9px;

  &:has(:focus-visible) {
    background: var(--wp-brand-tint);
  }

  ${hover} {
    &:hover {
      background: var(--wp-brand-tint);
    }
  }
`;

/** Of a link whose `::after` covers its row. */
export const rowRing = css`
  &&:focus-visible {
    outline: none;

    &::after {
      outline: 2px solid var(--wp-brand-text);
      outline-offset: -2px;
    }
  }
`;

export const PanelHeading = styled.h2`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;
  padding: 0 10px 6px;
  font-size: 13px;
  line-height: 20px;
  font-weight: 650;
`;

/** At the end of a {@link PanelHeading}. */
export const PanelLink = styled.a`
  flex: none;
  border-radius: 3px;
  color: var(--wp-brand-text);
  font-size: 13px;
  font-weight: 400;
  text-decoration: underline;
  text-underline-offset: 3px;
`;

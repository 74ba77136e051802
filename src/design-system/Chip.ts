import { css, styled } from 'styled-components';
import { hover, touch } from './theme/media.ts';

export type ChipLook = { $selected?: boolean; $tone?: 'neutral' | 'deal' };

const selected = css`
  border-color: var(--wp-brand-edge);
  background: var(--wp-brand);
  color: var(--wp-on-brand);
`;

const deal = css`
  border-color: color-mix(in srgb, var(--wp-warn) 40%, var(--wp-warn-tint));
  background: var(--wp-warn-tint);
  color: var(--wp-warn);
`;

const neutral = css`
  border-color: var(--wp-line);
  background: var(--wp-surface);
  color: var(--wp-ink);
  ${hover} {
    &:hover {
      border-color: var(--wp-control);
    }
  }
`;

/** Buttons need `aria-pressed`, links (`as={Link}`) `aria-current="page"`; `$selected` is only visual. */
export const Chip = styled.button.attrs<ChipLook>(({ as }) => (as ? {} : { type: 'button' }))`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  flex: none;
  height: 34px;
  padding: 0 14px;
  border: 1px solid;
  border-radius: 999px;
  line-height: 1;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition:
    background-color 0.12s,
    border-color 0.12s;
  ${({ $selected, $tone }) => ($selected ? selected : $tone === 'deal' ? deal : neutral)}

  & > svg {
    width: 15px;
    height: 15px;
  }

  ${touch} {
    height: 44px;
    padding: 0 16px;
  }
`;

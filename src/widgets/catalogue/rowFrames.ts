import { css, styled } from 'styled-components';
import { touch } from '../../design-system/theme/media.ts';
import { isTableLook, type RowLook, type TableColumns } from './itemFrames.ts';

const MIDDLE_COLUMNS: Record<Exclude<TableColumns, 'slim'>, string> = {
  few: 'var(--stock, 92px)',
  most: 'var(--stock, 88px) var(--bought)',
  all: '62px var(--stock, 88px) var(--bought)',
};

const slimColumns = css`
  grid-template-columns: 40px minmax(0, 1fr) 96px 116px var(--controls, 124px);

  ${touch} {
    --controls: 140px;
  }
`;

const wideColumns = css<{ $look: RowLook; $compact: boolean }>`
  --bought: ${({ $compact }) => ($compact ? 74 : 92)}px;
  --middle: ${({ $look }) => ($look === 'narrow' || $look === 'slim' ? '' : MIDDLE_COLUMNS[$look])};
  grid-template-columns: ${({ $compact }) => ($compact ? 32 : 46)}px minmax(0, 1fr) var(--middle) ${({ $compact }) => ($compact ? '144px' : 'var(--price, 122px)')} 104px var(--controls, 202px);

  @media (pointer: coarse) {
    --controls: 236px;
  }
`;

/** Fixed, so that no column moves when prices arrive. A finger's controls are wider. */
export const tableColumns = css<{ $look: RowLook; $compact: boolean }>`
  display: grid;
  ${({ $look }) => ($look === 'slim' ? slimColumns : wideColumns)}
  column-gap: ${({ $compact }) => ($compact ? 6 : 10)}px;
  padding-inline: 12px;
`;

const minRowHeight = ({ $look, $compact }: { $look: RowLook; $compact: boolean }): number => {
  if ($look === 'slim') return 52;
  return $compact ? 40 : 60;
};

const inCart = css`
  &:has([data-in-cart]) {
    background: color-mix(in srgb, var(--wp-brand-tint) 45%, var(--wp-surface));

    & [data-in-cart] [role='group'] {
      border-color: var(--wp-brand-text);
    }
  }
`;

const wide = css<{ $look: RowLook; $compact: boolean }>`
  ${tableColumns}
  align-items: center;
  min-height: ${minRowHeight}px;
  padding-block: ${(props) => (minRowHeight(props) < 60 ? 3 : 5)}px;
  border-block-end: 1px solid var(--wp-line);

  @media (pointer: fine) {
    --wp-control-height: 34px;
  }

  ${touch} {
    min-height: ${(props) => Math.max(minRowHeight(props), 58)}px;
  }

  ${inCart}
`;

/** To both edges of a phone; 112 px with texts of one line. Below the texts is a line of 18 px, and the controls' 44. */
const narrow = css`
  position: relative;
  grid-template-columns: 84px minmax(0, 1fr);
  grid-template-rows: auto minmax(18px, auto) minmax(44px, 1fr);
  column-gap: 12px;
  min-height: 112px;
  margin-inline: -12px;
  padding: 5px 12px;
  border-block-start: 1px solid var(--wp-line);
  background: var(--wp-surface);
  ${inCart}

  & > :first-child {
    grid-row: 1 / -1;
    margin-block-start: 8px;
  }

  @container portal (max-width: 359.98px) {
    grid-template-columns: 64px minmax(0, 1fr);
    column-gap: 10px;

    & > a > span {
      width: 64px;
    }
  }
`;

export const RowFrame = styled.div<{ $look: RowLook; $compact: boolean }>`
  display: grid;
  ${({ $look }) => (isTableLook($look) ? wide : narrow)}
`;

export const NameCell = styled.div<{ $compact: boolean }>`
  display: flex;
  flex-direction: column;
  min-width: 0;
  line-height: 1.3;
  ${({ $compact }) =>
    $compact &&
    css`
      & a {
        display: block;
        font-size: 13px;
        line-height: 20px;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
    `}
`;

// Below the texts; the other cells stay beside these.
export const SizeCell = styled.div`
  grid-area: 2 / 2;
`;

export const CodeCell = styled.span`
  overflow: hidden;
  color: var(--wp-muted);
  font-size: 13px;
  overflow-wrap: anywhere;
`;

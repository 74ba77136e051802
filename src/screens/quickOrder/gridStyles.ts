import { styled } from 'styled-components';
import { phone } from '../../design-system/theme/media.ts';
import { CodeInput } from '../../widgets/quickOrder/CodeField.tsx';

/** The card of the list stands below the grid. */
export const listIsBelow = '@container screen (max-width: 1119.98px)';

/** The grid has no columns for stock and price. */
export const narrowGrid = '@container screen (max-width: 859.98px)';

export const ROW_HEIGHT = 56;

const COLUMNS = '20px 122px minmax(140px, 1fr) 78px 116px 58px 78px 84px 28px';

const GridLine = styled.div`
  display: grid;
  grid-template-columns: ${COLUMNS};
  align-items: center;
  gap: 0 8px;
  padding: 0 12px;

  ${narrowGrid} {
    grid-template-columns: 22px 118px minmax(0, 1fr) 118px 60px 84px 30px;
  }

  ${phone} {
    grid-template-columns: 24px minmax(0, 1fr) 72px 36px;
    gap: 4px 8px;
    padding: 8px 10px;
  }
`;

export const HeadLine = styled(GridLine)`
  min-height: 36px;
  border-block-end: 1px solid var(--wp-line);
  color: var(--wp-muted);
  font-size: 12px;
  font-weight: 600;

  ${phone} {
    display: none;
  }
`;

/** `bad` and `warn`: it isn't counted. `unknown`: nor is its product known; `choice`: it is one of several. `next`: the empty one. */
export type RowTone = 'plain' | 'bad' | 'warn' | 'unknown' | 'choice' | 'next';

const backgrounds: Partial<Record<RowTone, string>> = {
  unknown: 'var(--wp-bad-tint)',
  choice: 'var(--wp-warn-tint)',
  next: 'var(--wp-brand-tint)',
};

const edges: Partial<Record<RowTone, string>> = {
  unknown: 'var(--wp-bad)',
  bad: 'var(--wp-bad)',
  choice: 'var(--wp-warn)',
  warn: 'var(--wp-warn)',
};

export const RowFrame = styled.div<{ $tone: RowTone }>`
  position: relative;
  border-block-end: 1px solid var(--wp-line);
  background: ${({ $tone }) => backgrounds[$tone]};

  /* What opens below a field lies over the rows that follow, and over the foot. */
  &:has([aria-expanded='true']) {
    z-index: 2;
  }

  & :is(input, select, button) {
    scroll-margin-block-start: calc(var(--wp-header-height, 60px) + 48px);
    scroll-margin-block-end: calc(var(--wp-action-bar, 0px) + var(--wp-navigation-bar, 0px) + 8px);
  }

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    width: 3px;
    background: ${({ $tone }) => edges[$tone]};
  }
`;

export const RowLine = styled(GridLine)`
  min-height: ${ROW_HEIGHT - 1}px;

  ${phone} {
    grid-template-areas:
      'number code quantity remove'
      '. product product product'
      '. facts total total';
  }
`;

export const Cell = styled.div<{ $end?: boolean; $area?: string; $wideOnly?: boolean; $notTight?: boolean }>`
  min-width: 0;
  text-align: ${({ $end }) => ($end ? 'end' : 'start')};

  ${narrowGrid} {
    display: ${({ $notTight }) => ($notTight ? 'none' : 'block')};
  }

  ${phone} {
    display: ${({ $wideOnly }) => ($wideOnly ? 'none' : 'block')};
    grid-area: ${({ $area = 'auto' }) => $area};
  }
`;

export const QuantityInput = styled(CodeInput)`
  padding-inline: 2px;
  font-weight: 650;
  text-align: center;

  /* Elsewhere its column has a head. */
  &::placeholder {
    opacity: 0;
  }

  ${phone} {
    &::placeholder {
      font-weight: 400;
      opacity: 1;
    }
  }
`;

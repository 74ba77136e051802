import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { Badge } from '../../design-system/Badge.ts';
import { VisuallyHidden } from '../../design-system/VisuallyHidden.ts';
import { priceChip } from '../../domain/pricing/priceChip.ts';
import { usePricesHidden } from '../../state/usePortal.ts';
import { NextBreak } from './NextBreak.tsx';
import { NextStepLine, PriceBlock, PriceLines } from './PriceBlock.tsx';
import type { useLinePrice } from './useLinePrice.ts';
import type { ProductOrdering } from './useProductOrdering.ts';

const Cell = styled.div<{ $compact: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  min-width: 0;

  & > :first-child {
    min-height: 0;
    line-height: 1.3;
  }

  /* A pack's price fits in one line. */
  & > :first-child > :last-child:not(:first-child) {
    font-size: 12px;
  }

  ${({ $compact }) =>
    $compact &&
    css`
      flex-direction: row;
      align-items: center;
      justify-content: flex-end;
      gap: 6px;

      & > :first-child {
        flex: none;
      }
    `}
`;

const Chip = styled(Badge)`
  position: relative;
  min-width: 0;
  max-width: 100%;
  font-size: 11.5px;

  & > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

type TablePriceProps = {
  line: ReturnType<typeof useLinePrice>;
  ordering: ProductOrdering;
  isCompact: boolean;
};

function ReachedChip({ chip }: { chip: { kind: 'break' | 'deal'; name: string | null } }) {
  const { t } = useTranslation('catalogue');
  const { kind, name } = chip;
  const title = name ?? undefined;
  if (kind === 'break') {
    return (
      <Chip $tone="warn" title={title}>
        <span>{name}</span>
      </Chip>
    );
  }
  return (
    <Chip $tone="warn">
      <span title={title}>{t('chip.deal')}</span>
      {name && <VisuallyHidden>{name}</VisuallyHidden>}
    </Chip>
  );
}

/** The chip says the next break, or else the one that the price has, or that it is a deal; screen readers get all of it. */
export function PriceChip({ line, ordering }: Omit<TablePriceProps, 'isCompact'>) {
  const hidden = usePricesHidden();
  const chip = hidden || !line ? null : priceChip(line, ordering.unit);
  if (!chip) return null;
  if (chip.kind === 'break' || chip.kind === 'deal') return <ReachedChip chip={chip} />;
  return (
    <Chip $tone={chip.kind === 'price' ? 'brand' : 'warn'}>
      <NextBreak chip={chip}>
        <NextStepLine line={line} ordering={ordering} />
      </NextBreak>
    </Chip>
  );
}

const StartCell = styled.div`
  min-width: 0;

  & > :first-child {
    min-height: 0;
    line-height: 1.3;
  }
`;

export function PriceCell({ line, ordering }: Omit<TablePriceProps, 'isCompact'>) {
  return (
    <StartCell>
      <PriceBlock line={line} ordering={ordering} packIsHidden />
    </StartCell>
  );
}

const useHasChip = ({ line, ordering }: Omit<TablePriceProps, 'isCompact'>): boolean =>
  !usePricesHidden() && line !== null && priceChip(line, ordering.unit) !== null;

export function RowPrice(price: Omit<TablePriceProps, 'isCompact'>) {
  const hasChip = useHasChip(price);
  return (
    <PriceLines>
      <PriceBlock {...price} packIsHidden={hasChip} />
      {hasChip && <PriceChip {...price} />}
    </PriceLines>
  );
}

export function TablePrice({ isCompact, ...price }: TablePriceProps) {
  const hasChip = useHasChip(price);
  return (
    <Cell $compact={isCompact}>
      <PriceBlock {...price} align="end" packIsHidden={hasChip || isCompact} />
      {hasChip && <PriceChip {...price} />}
    </Cell>
  );
}

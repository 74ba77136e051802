import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { Badge } from '../../design-system/Badge.ts';
import { VisuallyHidden, visuallyHidden } from '../../design-system/VisuallyHidden.ts';
import { displayPrice } from '../../domain/pricing/displayPrice.ts';
import { priceChip } from '../../domain/pricing/priceChip.ts';
import { useCompany, usePricesHidden } from '../../state/usePortal.ts';
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

      & > :nth-child(2) {
        padding-inline: 5px;
        font-size: 11px;
      }

      /* "Why this price?" has it. */
      &:has(> :nth-child(2)) s {
        ${visuallyHidden}
      }
    `}
`;

const Chip = styled(Badge)`
  position: relative;
  min-width: 0;
  max-width: 100%;
  font-size: 11.5px;

  /* One line: an amount that doesn't fit is left out whole. */
  & > :first-child {
    height: 1.4em;
    overflow: hidden;
    text-align: center;
    white-space: normal;

    &::first-letter {
      text-transform: uppercase;
    }
  }
`;

type TablePriceProps = {
  line: ReturnType<typeof useLinePrice>;
  ordering: ProductOrdering;
  isCompact: boolean;
};

type PriceChipProps = Omit<TablePriceProps, 'isCompact'> & {
  /** Where there is room for "24+" instead of "24 or more". */
  isShort?: boolean;
};

/** The chip says the next break, or else the one that the price has, or that it is a deal; screen readers get all of it. */
export function PriceChip({ line, ordering, isShort = false }: PriceChipProps) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const hidden = usePricesHidden();
  const { showNetPrice } = useCompany().settings;
  const chip = hidden || !line ? null : priceChip(line, ordering.unit);
  if (!chip || !line?.price.ok) return null;
  if (chip.kind === 'price' || chip.kind === 'gift') {
    return (
      <Chip $tone={chip.kind === 'price' ? 'brand' : 'warn'}>
        <NextBreak chip={chip}>
          <NextStepLine line={line} ordering={ordering} />
        </NextBreak>
      </Chip>
    );
  }
  if (chip.kind === 'break') {
    const quantity = format.number(chip.quantity);
    const words = t('breaks.orMore', { quantity });
    return (
      <Chip $tone="warn">
        <span title={words}>{isShort ? `${quantity}+` : words}</span>
      </Chip>
    );
  }
  const { percent } = displayPrice(line.price, showNetPrice);
  const deal = percent ? t('price.discount', { percent: format.number(percent) }) : t('chip.deal');
  return (
    <Chip $tone="warn">
      <span title={chip.name ?? undefined}>{chip.kind === 'deal' ? deal : t('breaks.yours')}</span>
      <VisuallyHidden>{chip.name}</VisuallyHidden>
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
      {hasChip && <PriceChip {...price} isShort={isCompact} />}
    </Cell>
  );
}

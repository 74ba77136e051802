import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { Badge } from '../../design-system/Badge.ts';
import { VisuallyHidden } from '../../design-system/VisuallyHidden.ts';
import { packName } from '../../domain/pricing/baseQuantity.ts';
import { displayPrice } from '../../domain/pricing/displayPrice.ts';
import { type PriceChip as Chip, priceChip } from '../../domain/pricing/priceChip.ts';
import type { PricedLine } from '../../domain/pricing/types.ts';
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
  padding-inline-end: 6px;

  /* Price, chip and a pack's price are as high as the row. */
  &:has(> :nth-child(2)):has(> :first-child > :nth-child(2)) {
    margin-block: -5px;

    & s {
      display: none;
    }
  }

  & > :first-child {
    min-height: 0;
    line-height: 1.3;
  }

  /* A pack's price fits in one line. */
  & > :first-child > :last-child:not(:first-child) {
    font-size: 12px;
    white-space: nowrap;
  }

  ${({ $compact }) =>
    $compact &&
    css`
      flex-direction: row-reverse;
      align-items: center;
      gap: 6px;
      /* A chip needs some of what a date leaves. */
      margin-inline-start: -11px;

      & > :first-child {
        flex: none;
        line-height: 1.1;
      }

      & > :nth-child(2) {
        padding-inline: 5px;
        font-size: 11px;
      }

      /* "Why this price?" has it. */
      &:has(> :nth-child(2)) s {
        display: none;
      }
    `}
`;

const Label = styled(Badge)`
  position: relative;
  min-width: 0;
  max-width: 100%;
  font-size: 11.5px;

  /* One line: an amount that doesn't fit is left out whole. */
  & > :first-child {
    height: 1.4em;
    overflow: hidden;
    white-space: normal;
  }
`;

type TablePriceProps = {
  line: ReturnType<typeof useLinePrice>;
  ordering: ProductOrdering;
  isCompact: boolean;
};

type Reached = Extract<Chip, { kind: 'break' | 'deal' }>;

/** `isShort`: where there is room for "24+" instead of "24 or more". */
type ReachedChipProps = { chip: Reached; price: PricedLine; isShort: boolean };

function ReachedChip({ chip, price, isShort }: ReachedChipProps) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const { showNetPrice } = useCompany().settings;
  const { percent } = displayPrice(price, showNetPrice);
  const deal = percent ? t('price.discount', { percent: format.number(percent) }) : t('chip.deal');
  const number = chip.kind === 'break' ? format.number(chip.quantity) : '';
  const name = chip.kind === 'break' ? t('breaks.orMore', { quantity: number }) : chip.name;
  const short = isShort ? `${number}+` : name;
  return (
    <Label $tone="warn">
      <span title={name ?? undefined}>{number ? short : deal}</span>
      {!number && <VisuallyHidden>{name}</VisuallyHidden>}
    </Label>
  );
}

type PriceChipProps = Omit<TablePriceProps, 'isCompact'> & { isShort?: boolean };

/** The chip says the next break, or else the one that the price has, or that it is a deal; screen readers get all of it. */
export function PriceChip({ line, ordering, isShort = false }: PriceChipProps) {
  const hidden = usePricesHidden();
  const chip = hidden || !line ? null : priceChip(line, ordering.unit);
  if (!chip || !line?.price.ok) return null;
  if (chip.kind === 'price' || chip.kind === 'gift') {
    return (
      <Label $tone={chip.kind === 'price' ? 'brand' : 'warn'}>
        <NextBreak chip={chip}>
          <NextStepLine line={line} ordering={ordering} />
        </NextBreak>
      </Label>
    );
  }
  return <ReachedChip chip={chip} price={line.price} isShort={isShort} />;
}

const StartCell = styled.div`
  min-width: 0;
  margin-block: -4px;

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
      <PriceBlock {...price} />
      {hasChip && <PriceChip {...price} isShort={packName(price.ordering.unit) !== ''} />}
    </PriceLines>
  );
}

export function TablePrice({ isCompact, ...price }: TablePriceProps) {
  const hasChip = useHasChip(price);
  return (
    <Cell $compact={isCompact}>
      <PriceBlock {...price} align="end" packIsHidden={isCompact} />
      {hasChip && <PriceChip {...price} isShort={isCompact} />}
    </Cell>
  );
}

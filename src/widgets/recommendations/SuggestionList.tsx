import { type Key, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { Button } from '../../design-system/Button.tsx';
import { useShowAll } from '../../design-system/useShowAll.ts';
import { toPositive } from '../../domain/numbers/decimal.ts';
import { type LineQuote, quoteLine } from '../../domain/recommendations/quoteLine.ts';
import type { SuggestedProducts } from '../../state/recommendations/useSuggestedProducts.ts';
import { useAddedNotice } from '../cart/useAddedNotice.ts';
import { PickActions } from '../pickList/PickActions.tsx';
import { usePickList } from '../pickList/usePickList.ts';
import { SuggestionRow } from './SuggestionRow.tsx';

const FooterActions = styled.div<{ $isCompact: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px 16px;
  padding: 12px 16px;
  border-block-start: 1px solid var(--wp-line);

  ${({ $isCompact }) =>
    $isCompact &&
    css`
      padding: 6px 14px 14px;
      border: 0;
    `}
`;

type Suggestion = SuggestedProducts['products'][number];

type SuggestionListProps = {
  label: string;
  suggested: Pick<SuggestedProducts, 'products' | 'terms' | 'isOpen' | 'add'>;
  initialRows?: number;
  /** Low rows without a button each, and one button for all; what shows all rows stands elsewhere. */
  isCompact?: boolean;
  onAdded?(count: number): void;
  onViewCart?: () => void;
};

const toPickLine = (suggestion: Suggestion, { pricing }: SuggestedProducts['terms']) => {
  const { unit, inCart, stock } = suggestion;
  const { price, rules, product } = suggestion.offer;
  const { id, defaultTax } = product;
  return {
    ...suggestion,
    key: id,
    size: null,
    quoteOf: (quantity: string) =>
      quoteLine({ quantity, unit, size: null, price, rules, defaultTax, ...pricing }),
    canPick: (quote: LineQuote | null) => !inCart && quote !== null && stock?.level !== 'out',
  };
};

const useAddLabel = (
  products: readonly Suggestion[],
  { pickable, picked }: Pick<ReturnType<typeof usePickList>, 'pickable' | 'picked'>,
): string => {
  const { t } = useTranslation('recommendations');
  const count = picked.length;
  if (count > 0) return t('list.addAll', { count });
  if (products.every(({ inCart }) => inCart)) return t('list.allIn');
  return t(pickable.length > 0 ? 'list.noneChosen' : 'list.noneLeft');
};

type AddOptions = Pick<SuggestionListProps, 'suggested' | 'onAdded' | 'onViewCart'>;

const useAddToCart = (
  list: RefObject<HTMLElement | null>,
  { suggested, onAdded, onViewCart }: AddOptions,
) => {
  const notice = useAddedNotice(onViewCart);
  return (chosen: Parameters<typeof suggested.add>[0]) => {
    const result = suggested.add(chosen);
    notice({ result, requestedCount: chosen.length });
    if (!result.ok) return;
    // An added product's button disappears.
    list.current?.focus({ preventScroll: true });
    onAdded?.(chosen.length);
  };
};

export function SuggestionList({
  label,
  suggested,
  initialRows,
  isCompact = false,
  ...listeners
}: SuggestionListProps) {
  const { t } = useTranslation('recommendations');
  const { products, terms, isOpen } = suggested;
  const list = useRef<HTMLUListElement>(null);
  const addToCart = useAddToCart(list, { suggested, ...listeners });
  const { isAll, showAll } = useShowAll(list);
  const pickList = usePickList(products.map((product) => toPickLine(product, terms)));
  const { picked } = pickList;
  // What is added here stays where it is: the next row's button would come under the pointer.
  const [addedHere, setAddedHere] = useState<readonly Key[]>([]);
  const isFirst = ({ key, isPickable }: (typeof pickList.rows)[number]) =>
    isPickable || addedHere.includes(key);
  // Where not all are shown, what can't be added stands last, so that the first rows are of use.
  const rows =
    isCompact || initialRows
      ? pickList.rows.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
      : pickList.rows;
  const add = (chosen: typeof pickList.rows) => {
    setAddedHere([...addedHere, ...chosen.map(({ key }) => key)]);
    addToCart(chosen);
  };
  const addLabel = useAddLabel(products, pickList);
  const visibleRows = rows.slice(0, isAll ? undefined : initialRows);
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={label}>
        {visibleRows.map((row) => (
          <SuggestionRow
            key={row.key}
            row={row}
            terms={terms}
            isCompact={isCompact}
            disabled={!isOpen || toPositive(row.quantity) === null}
            onAdd={() => add([row])}
          />
        ))}
      </ul>
      <FooterActions $isCompact={isCompact}>
        {!isCompact && visibleRows.length < rows.length && (
          <Button variant="quiet" onClick={showAll}>
            {t('list.showAll', { number: rows.length })}
          </Button>
        )}
        <PickActions
          picked={picked}
          isCompact={isCompact}
          hidden={terms.hidesPrices}
          beforeTax={t('list.beforeTax')}
          addLabel={addLabel}
          disabled={!isOpen}
          onAdd={() => add(picked)}
        />
      </FooterActions>
    </>
  );
}

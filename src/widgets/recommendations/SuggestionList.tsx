import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Price } from '../../components/Price.tsx';
import { useQuantitySelection } from '../../components/useQuantitySelection.ts';
import { Button } from '../../design-system/Button.tsx';
import { SmallText } from '../../design-system/MutedText.ts';
import { toPositive } from '../../domain/numbers/decimal.ts';
import { quoteLine, sumAmounts } from '../../domain/recommendations/quoteLine.ts';
import type { SuggestedProducts } from '../../state/recommendations/useSuggestedProducts.ts';
import { useAddedNotice } from '../cart/useAddedNotice.ts';
import { SuggestionRow } from './SuggestionRow.tsx';

const FooterActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px 16px;
  padding: 12px 16px;
  border-block-start: 1px solid var(--wp-line);
`;

const Total = styled.strong`
  font-size: 16px;
`;

type Suggestion = SuggestedProducts['products'][number];
type ItemToAdd = Pick<Suggestion, 'offer' | 'quantity' | 'unit'>;

type SuggestionListProps = {
  label: string;
  suggested: Pick<SuggestedProducts, 'products' | 'terms' | 'isOpen' | 'add'>;
  initialRows?: number;
  onAdded?(count: number): void;
  onViewCart?: () => void;
};

export function SuggestionList({
  label,
  suggested: { products, terms, isOpen, add },
  initialRows = Number.POSITIVE_INFINITY,
  onAdded,
  onViewCart,
}: SuggestionListProps) {
  const { t } = useTranslation('recommendations');
  const notice = useAddedNotice(onViewCart);
  const list = useRef<HTMLUListElement>(null);
  const selection = useQuantitySelection<number>();
  const [isExpanded, setExpanded] = useState(false);

  const rows = products.map((suggestion) => {
    const { offer, unit, inCart } = suggestion;
    const { id, defaultTax } = offer.product;
    const quantity = selection.quantityOf(id, suggestion.quantity);
    const quote = quoteLine({
      quantity,
      unit,
      size: null,
      price: offer.price,
      rules: offer.rules,
      defaultTax,
      ...terms.pricing,
    });
    const isOrderable = !inCart && quote !== null && suggestion.stock?.level !== 'out';
    const isSelected = selection.isSelected(id) && isOrderable && toPositive(quantity) !== null;
    return { id, suggestion, quantity, quote, isOrderable, isSelected, itemToAdd: { offer, quantity, unit } };
  });
  const selectedRows = rows.filter(({ isSelected }) => isSelected);
  const emptyReason = rows.every(({ suggestion }) => suggestion.inCart)
    ? 'allIn'
    : rows.some(({ isOrderable }) => isOrderable)
      ? 'noneChosen'
      : 'noneLeft';
  const visibleRows = isExpanded ? rows : rows.slice(0, initialRows);

  const addToCart = (items: readonly ItemToAdd[]) => {
    const result = add(items);
    notice({ result, requestedCount: items.length });
    if (!result.ok) return;
    // An added product's button disappears.
    list.current?.focus({ preventScroll: true });
    onAdded?.(items.length);
  };

  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={label}>
        {visibleRows.map(({ id, suggestion, quantity, quote, isSelected, itemToAdd }) => (
          <SuggestionRow
            key={id}
            suggestion={suggestion}
            terms={terms}
            quantity={quantity}
            quote={quote}
            isSelected={isSelected}
            disabled={!isOpen || toPositive(quantity) === null}
            onSelect={(isNowSelected) => selection.select(id, isNowSelected)}
            onQuantityChange={(newQuantity) => selection.changeQuantity(id, newQuantity)}
            onAdd={() => addToCart([itemToAdd])}
          />
        ))}
      </ul>
      <FooterActions>
        {visibleRows.length < rows.length && (
          <Button variant="quiet" onClick={() => setExpanded(true)}>
            {t('list.showAll')}
          </Button>
        )}
        {selectedRows.length > 0 && (
          <span>
            <Total>
              <Price
                value={sumAmounts(selectedRows.map(({ quote }) => quote?.amount ?? null))}
                hidden={terms.hidesPrices}
                kind="amount"
              />
            </Total>{' '}
            <SmallText as="span">{t('list.beforeTax')}</SmallText>
          </span>
        )}
        <Button
          variant="primary"
          disabled={!isOpen}
          onClick={() => addToCart(selectedRows.map(({ itemToAdd }) => itemToAdd))}
        >
          {selectedRows.length > 0
            ? t('list.addAll', { count: selectedRows.length })
            : t(`list.${emptyReason}`)}
        </Button>
      </FooterActions>
    </>
  );
}

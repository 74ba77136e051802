import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Price } from '../../components/Price.tsx';
import { useQuantitySelection } from '../../components/useQuantitySelection.ts';
import { Button } from '../../design-system/Button.tsx';
import { toPositive } from '../../domain/numbers/decimal.ts';
import { quoteLine, sumAmounts } from '../../domain/recommendations/quoteLine.ts';
import type { SuggestedProducts } from '../../state/recommendations/useSuggestedProducts.ts';
import { useAddedNotice } from '../cart/useAddedNotice.ts';
import { SuggestionRow } from './SuggestionRow.tsx';

const Foot = styled.div`
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

const Muted = styled.span`
  color: var(--wp-muted);
  font-size: 13px;
`;

type Suggested = SuggestedProducts['products'][number];
type Chosen = Pick<Suggested, 'offer' | 'quantity' | 'unit'>;

type SuggestionListProps = {
  /** The accessible name of the list. */
  label: string;
  suggested: Pick<SuggestedProducts, 'products' | 'terms' | 'isOpen' | 'add'>;
  /** How many rows are shown at first; all if not given. */
  first?: number;
  /** Called with the number of products that were to be added. */
  onAdded?(count: number): void;
  /** Replaces the navigation to the cart from the notice. */
  onViewCart?: () => void;
};

/** Suggested products with quantities that can be changed; added one by one, or all selected ones at once. */
export function SuggestionList({
  label,
  suggested: { products, terms, isOpen, add },
  first = Number.POSITIVE_INFINITY,
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
    const priced = quoteLine({
      quantity,
      unit,
      size: null,
      price: offer.price,
      rules: offer.rules,
      defaultTax,
      ...terms.pricing,
    });
    const isOrderable = !inCart && priced !== null && suggestion.stock?.level !== 'out';
    const isPicked = selection.isSelected(id) && isOrderable && toPositive(quantity) !== null;
    return { id, suggestion, quantity, priced, isOrderable, isPicked, chosen: { offer, quantity, unit } };
  });
  const picked = rows.filter(({ isPicked }) => isPicked);
  const whyNone = rows.every(({ suggestion }) => suggestion.inCart)
    ? 'allIn'
    : rows.some(({ isOrderable }) => isOrderable)
      ? 'noneChosen'
      : 'noneLeft';
  const shown = isExpanded ? rows : rows.slice(0, first);

  /** An added product's button disappears, so the list takes the focus. */
  const addToCart = (chosen: readonly Chosen[]) => {
    list.current?.focus({ preventScroll: true });
    notice({ added: add(chosen), asked: chosen.length });
    onAdded?.(chosen.length);
  };

  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={label}>
        {shown.map(({ id, suggestion, quantity, priced, isPicked, chosen }) => (
          <SuggestionRow
            key={id}
            suggestion={suggestion}
            terms={terms}
            quantity={quantity}
            priced={priced}
            isPicked={isPicked}
            disabled={!isOpen || toPositive(quantity) === null}
            onPick={(now) => selection.select(id, now)}
            onQuantity={(now) => selection.changeQuantity(id, now)}
            onAdd={() => addToCart([chosen])}
          />
        ))}
      </ul>
      <Foot>
        {shown.length < rows.length && (
          <Button variant="quiet" onClick={() => setExpanded(true)}>
            {t('list.showAll', { count: rows.length })}
          </Button>
        )}
        {picked.length > 0 && (
          <span>
            <Total>
              <Price
                value={sumAmounts(picked.map(({ priced }) => priced?.amount ?? null))}
                hidden={terms.hidesPrices}
                kind="amount"
              />
            </Total>{' '}
            <Muted>{t('list.beforeTax')}</Muted>
          </span>
        )}
        <Button
          variant="primary"
          disabled={!isOpen || picked.length === 0}
          onClick={() => addToCart(picked.map(({ chosen }) => chosen))}
        >
          {picked.length > 0 ? t('list.addAll', { count: picked.length }) : t(`list.${whyNone}`)}
        </Button>
      </Foot>
    </>
  );
}

import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../design-system/Button.tsx';
import type { Offer } from '../domain/catalogue/product.ts';
import type { Stock } from '../domain/inventory/stock.ts';
import { toPositive } from '../domain/numbers/decimal.ts';
import type { PricingCustomer, PricingSettings, UnitOfMeasure } from '../domain/pricing/types.ts';
import { quoteLine, sumAmounts } from '../domain/recommendations/quoteLine.ts';
import { Price } from './Price.tsx';
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

type Taken = { offer: Offer; quantity: string; unit: UnitOfMeasure | null };

/** A suggested product with its offer and its quantity in the cart. */
export type ShownSuggestion = Taken & {
  usual: { timesBought: number | null; usualDays: number | null; lastDay: string } | null;
  inCart: { quantity: string; unit: UnitOfMeasure | null } | null;
  /** Null or absent: not shown. Sold-out products are not selected. */
  stock?: Stock | null;
};

export type SuggestionTerms = {
  settings: { hideProductName: boolean; showCodeInsteadOfRemark: boolean; quantityLabel: string };
  pricing: { settings: PricingSettings; customer: PricingCustomer };
  hidesPrices: boolean;
  isVisitor: boolean;
  hrefOf(productId: number): string;
};

type SuggestionListProps = {
  /** Accessible name. */
  label: string;
  products: readonly ShownSuggestion[];
  terms: SuggestionTerms;
  disabled: boolean;
  /** Initially visible rows. */
  first?: number;
  onAdd(taken: readonly Taken[]): void;
};

/** Suggested products with quantities, to add one by one or together. */
export function SuggestionList({
  label,
  products,
  terms,
  disabled,
  first = Number.POSITIVE_INFINITY,
  onAdd,
}: SuggestionListProps) {
  const { t } = useTranslation('recommendations');
  const list = useRef<HTMLUListElement>(null);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const [isWhole, setWhole] = useState(false);

  const rows = products.map((suggestion) => {
    const { offer, unit, inCart } = suggestion;
    const { id, defaultTax } = offer.product;
    const quantity = typed.get(id) ?? suggestion.quantity;
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
    const isPicked = !left.has(id) && isOrderable && toPositive(quantity) !== null;
    return { id, suggestion, quantity, priced, isOrderable, isPicked, taken: { offer, quantity, unit } };
  });
  const picked = rows.filter(({ isPicked }) => isPicked);
  const whyNone = rows.every(({ suggestion }) => suggestion.inCart)
    ? 'allIn'
    : rows.some(({ isOrderable }) => isOrderable)
      ? 'noneChosen'
      : 'noneLeft';
  const shown = isWhole ? rows : rows.slice(0, first);

  const pick = (id: number, isPicked: boolean) => {
    const others = [...left].filter((each) => each !== id);
    setLeft(new Set(isPicked ? others : [...others, id]));
  };
  const change = (id: number, quantity: string) => {
    setTyped(new Map(typed).set(id, quantity));
    pick(id, toPositive(quantity) !== null);
  };

  /** The pressed button disappears, so the focus moves to the list. */
  const add = (taken: readonly Taken[]) => {
    list.current?.focus({ preventScroll: true });
    onAdd(taken);
  };

  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={label}>
        {shown.map(({ id, suggestion, quantity, priced, isPicked, taken }) => (
          <SuggestionRow
            key={id}
            suggestion={suggestion}
            terms={terms}
            quantity={quantity}
            priced={priced}
            isPicked={isPicked}
            disabled={disabled || toPositive(quantity) === null}
            onPick={(now) => pick(id, now)}
            onQuantity={(now) => change(id, now)}
            onAdd={() => add([taken])}
          />
        ))}
      </ul>
      <Foot>
        {shown.length < rows.length && (
          <Button variant="quiet" onClick={() => setWhole(true)}>
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
          disabled={disabled || picked.length === 0}
          onClick={() => add(picked.map(({ taken }) => taken))}
        >
          {picked.length > 0 ? t('list.addAll', { count: picked.length }) : t(`list.${whyNone}`)}
        </Button>
      </Foot>
    </>
  );
}

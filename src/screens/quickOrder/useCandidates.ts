import { useMemo } from 'react';
import type { Product } from '../../domain/catalogue/product.ts';
import type { EvaluatedRow } from '../../domain/quickOrder/evaluateRow.ts';
import { useQuickOrder } from '../../state/quickOrder/useQuickOrder.ts';
import { useSuggestions } from '../../state/quickOrder/useSuggestions.ts';

const NO_PRODUCTS: readonly Product[] = [];

const MOST_CANDIDATES = 3;

/** The products that a code may mean, for a row that has none yet; where it means none, those that a search finds. */
export const useCandidates = ({ match, row }: EvaluatedRow): readonly Product[] => {
  const products = useQuickOrder((state) => state.products);
  const isUnknown = row.productId === null && match?.productIds.length === 0;
  const found = useSuggestions(isUnknown ? row.code : '');
  const meant = useMemo(
    () =>
      match && row.productId === null
        ? match.productIds.flatMap((id) => products.get(id) ?? [])
        : NO_PRODUCTS,
    [match, row.productId, products],
  );
  return isUnknown ? found.slice(0, MOST_CANDIDATES) : meant;
};

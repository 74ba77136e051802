import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { searchProducts } from '../../api/search/searchProducts.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { DEFAULT_STORE_VIEW } from '../../domain/catalogue/storeView.ts';
import { delay } from '../../platform/delay.ts';
import { filtersOf } from '../catalogue/useCatalogue.ts';
import { useCatalogueService } from '../catalogue/useCatalogueService.ts';
import { usePartNumbers } from '../partNumbers/usePartNumbers.ts';
import { usePortal } from '../usePortal.ts';

const MIN_LENGTH = 2;
const MAX_SUGGESTIONS = 6;
/** After the last keystroke, ms. */
const PAUSE_MS = 100;
const NONE: readonly Product[] = [];

/** Products whose code or words begin like the typed text; none for an empty text. */
export const useSuggestions = (typed: string): readonly Product[] => {
  const { http, company } = usePortal();
  const { scope } = useCatalogueService();
  const numbers = usePartNumbers();
  // The typed letter is painted first.
  const text = useDeferredValue(typed.trim());
  const isSearched = text.length >= MIN_LENGTH;
  const { data } = useQuery({
    queryKey: ['quick-order-suggestions', text],
    enabled: isSearched,
    placeholderData: keepPreviousData,
    retry: false,
    throwOnError: false,
    queryFn: async ({ signal }) => {
      await delay(PAUSE_MS);
      signal.throwIfAborted();
      const filters = filtersOf({ ...DEFAULT_STORE_VIEW, text }, [], company.settings, numbers);
      const page = await searchProducts(
        http,
        { ...filters, ...scope, sort: DEFAULT_STORE_VIEW.sort, from: 0, size: MAX_SUGGESTIONS },
        signal,
      );
      return page.products;
    },
  });
  return isSearched && typed !== '' ? (data ?? NONE) : NONE;
};

import { useState } from 'react';
import { useHasPassed } from '../../design-system/useHasPassed.ts';
import type { StoreView } from '../../domain/catalogue/storeView.ts';
import { useCategoryTabs } from '../../state/catalogue/useCategoryTabs.ts';

/** How long the products wait for an answer that doesn't come; the bar is shown in any case after that. */
const MAX_WAIT_MS = 3_000;

/**
 * Whether the store has the category bar; null while that isn't known, on the first visit. Decided once, since a bar that comes
 * or goes later would move the list.
 */
export const useHasCategoryBar = ({ deals, bundle }: StoreView): boolean | null => {
  const { isEmpty } = useCategoryTabs();
  const [hasBar, setHasBar] = useState<boolean | null>(null);
  const isLate = useHasPassed(MAX_WAIT_MS);
  if (hasBar === null && (isEmpty !== null || isLate)) setHasBar(!isEmpty);
  return deals || bundle !== null || hasBar;
};

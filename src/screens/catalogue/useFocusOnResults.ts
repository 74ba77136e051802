import { type RefObject, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { dropHeldKeys } from '../../design-system/heldKeys.ts';
import { TO_RESULTS } from '../../routing/paths.ts';
import { followFirstProduct } from './followFirstProduct.ts';

/** Focuses the first product when the location state asks for it: its link, and for an exact code its quantity. */
export const useFocusOnResults = (
  results: RefObject<HTMLElement | null>,
  isLoaded: boolean,
  isExact: boolean,
): void => {
  const { key, state } = useLocation();
  const isRequested = useNavigationType() !== 'POP' && state?.focus === TO_RESULTS.focus;
  useEffect(() => {
    if (!isRequested || !isLoaded || !key) return;
    const container = results.current;
    if (!isExact || !container) dropHeldKeys();
    return container ? followFirstProduct(container, isExact) : undefined;
  }, [isRequested, isLoaded, isExact, key, results]);
};

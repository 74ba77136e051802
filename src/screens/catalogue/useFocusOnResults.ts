import { type RefObject, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { TO_RESULTS } from '../../routing/paths.ts';

const FIRST_LINK = '[role=listitem] a:not([tabindex])';

/**
 * Focuses the first product when the location state asks for it. The focus follows when the product's placeholder is
 * replaced, unless the customer has moved it.
 */
export const useFocusOnResults = (results: RefObject<HTMLElement | null>, isLoaded: boolean): void => {
  const { key, state } = useLocation();
  const isRequested = useNavigationType() !== 'POP' && state?.focus === TO_RESULTS.focus;
  useEffect(() => {
    const container = results.current;
    if (!isRequested || !isLoaded || !container || !key) return;
    let focusedLink: HTMLAnchorElement | null = null;
    const focus = () => {
      const first = container.querySelector<HTMLAnchorElement>(FIRST_LINK);
      if (!first || (focusedLink && first.pathname !== focusedLink.pathname)) return;
      const wasFocused = focusedLink !== null;
      focusedLink = first;
      first.focus({ preventScroll: wasFocused });
    };
    const observer = new MutationObserver(() => {
      if (!focusedLink?.isConnected) focus();
    });
    const stop = () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocusIn);
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (focusedLink && target !== focusedLink) stop();
    };
    document.addEventListener('focusin', onFocusIn);
    observer.observe(container, { childList: true, subtree: true });
    focus();
    return stop;
  }, [isRequested, isLoaded, key, results]);
};

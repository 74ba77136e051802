import { type RefObject, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { TO_RESULTS } from '../../routing/paths.ts';

const FIRST = '[role=listitem] a:not([tabindex])';

/**
 * Focuses the first product when requested. When its placeholder is replaced, the focus follows, unless the customer moved
 * it.
 */
export const useFocusOnResults = (results: RefObject<HTMLElement | null>, isAnswered: boolean): void => {
  const { key, state } = useLocation();
  const isAsked = useNavigationType() !== 'POP' && state?.focus === TO_RESULTS.focus;
  useEffect(() => {
    const within = results.current;
    if (!isAsked || !isAnswered || !within || !key) return;
    let held: HTMLAnchorElement | null = null;
    const focus = () => {
      const first = within.querySelector<HTMLAnchorElement>(FIRST);
      if (!first || (held && first.pathname !== held.pathname)) return;
      const isAgain = held !== null;
      held = first;
      first.focus({ preventScroll: isAgain });
    };
    const changes = new MutationObserver(() => {
      if (!held?.isConnected) focus();
    });
    const stop = () => {
      changes.disconnect();
      document.removeEventListener('focusin', moved);
    };
    const moved = ({ target }: FocusEvent) => {
      if (held && target !== held) stop();
    };
    document.addEventListener('focusin', moved);
    changes.observe(within, { childList: true, subtree: true });
    focus();
    return stop;
  }, [isAsked, isAnswered, key, results]);
};

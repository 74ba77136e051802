import { type RefObject, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { TO_RESULTS } from '../../app/paths.ts';

const FIRST = '[role=listitem] a:not([tabindex])';

/** Takes the focus to the first product, as soon as it is there, when the customer asked for it. */
export const useFocusOnResults = (results: RefObject<HTMLElement | null>, isAnswered: boolean): void => {
  const { key, state } = useLocation();
  const isAsked = useNavigationType() !== 'POP' && state?.focus === TO_RESULTS.focus;
  useEffect(() => {
    const within = results.current;
    if (!isAsked || !isAnswered || !within || !key) return;
    const focus = () => {
      const first = within.querySelector<HTMLElement>(FIRST);
      first?.focus();
      return first !== null;
    };
    if (focus()) return;
    const changes = new MutationObserver(() => focus() && changes.disconnect());
    changes.observe(within, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, [isAsked, isAnswered, key, results]);
};

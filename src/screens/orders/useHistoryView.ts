import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type HistoryView, historyParams, parseHistoryView } from './historyView.ts';

/** A pause in typing after which the search follows, ms. */
const PAUSE = 250;

/** The history's view, kept in the address; what is being searched for follows the typing after a pause. */
export const useHistoryView = () => {
  const [params, setParams] = useSearchParams();
  const view = parseHistoryView(params);
  const [typed, setTyped] = useState(view.search);

  const show = (changes: Partial<HistoryView>, replace = false) =>
    setParams(historyParams({ ...view, page: 1, ...changes }), { replace });

  const follow = useEffectEvent(() => {
    if (typed.trim() !== view.search) show({ search: typed.trim() }, true);
  });
  useEffect(() => {
    const timer = setTimeout(() => follow(), typed === '' ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);

  return { view, typed, setTyped, show };
};

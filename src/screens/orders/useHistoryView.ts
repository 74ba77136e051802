import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { transactionKind } from '../../domain/checkout/transactionKind.ts';
import { useCompany } from '../../state/usePortal.ts';
import { type HistoryView, historyParams, parseHistoryView, widened } from './historyView.ts';

const DEBOUNCE_MS = 250;

/**
 * The history's view in the URL; the search follows typing after a pause. Changes return to the first page; another kind
 * resets the status.
 */
export const useHistoryView = () => {
  const own = transactionKind(useCompany().settings.enableInvoice);
  const [params, setParams] = useSearchParams();
  const view = parseHistoryView(params, own);
  const [typed, setTyped] = useState(view.search);

  const show = (changes: Partial<HistoryView>, replace = false) => {
    const status = changes.kind && changes.kind !== view.kind ? null : view.status;
    setParams(historyParams({ ...view, page: 1, status, ...changes }, own), { replace });
  };

  const follow = useEffectEvent(() => {
    if (typed.trim() !== view.search) show({ search: typed.trim() }, true);
  });
  useEffect(() => {
    const timer = setTimeout(() => follow(), typed === '' ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const widen = () => {
    setTyped('');
    show(widened);
  };
  /** URL of a document; going back returns to this list. */
  const addressOf = (id: string, again = false) =>
    `?${new URLSearchParams({ ...historyParams(view, own), document: id, ...(again && { again: '1' }) })}`;

  return { own, view, typed, setTyped, show, widen, addressOf };
};

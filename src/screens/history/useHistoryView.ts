import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { TransactionKind } from '../../domain/history/transaction.ts';
import { paths } from '../../routing/paths.ts';
import { useTransactionKind } from '../../state/useTransactionKind.ts';
import { type HistoryView, historyParams, NO_FILTERS, parseHistoryView } from './historyView.ts';

const DEBOUNCE_MS = 250;

const historyUrl = (params: Record<string, string>): string =>
  paths.history(new URLSearchParams(params).toString());

/**
 * The history's view, which the URL contains; the search follows typing after a pause. A change returns to the first
 * page, another kind is without the status.
 */
export const useHistoryView = () => {
  const defaultKind = useTransactionKind();
  const [params, setParams] = useSearchParams();
  const view = parseHistoryView(params, defaultKind);
  const [searchText, setSearchText] = useState(view.search);

  const changeView = (changes: Partial<Omit<HistoryView, 'kind'>>, replace = false) =>
    setParams(historyParams({ ...view, page: 1, ...changes }, defaultKind), { replace });

  const applySearch = useEffectEvent(() => {
    if (searchText.trim() !== view.search) changeView({ search: searchText.trim() }, true);
  });
  useEffect(() => {
    const timer = setTimeout(() => applySearch(), searchText === '' ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [searchText]);

  const filterAnew = (filters: Partial<HistoryView>) => {
    setSearchText('');
    changeView(filters);
  };
  const kindUrl = (kind: TransactionKind) => {
    const status = kind === view.kind ? view.status : null;
    return historyUrl(historyParams({ ...view, kind, page: 1, status }, defaultKind));
  };
  /** Going back returns to this list. */
  const documentUrl = (id: string, orderAgain = false) =>
    historyUrl({ ...historyParams(view, defaultKind), document: id, ...(orderAgain && { again: '1' }) });

  return {
    defaultKind,
    view,
    searchText,
    setSearchText,
    changeView,
    select: (selected: readonly string[]) => changeView({ selected, page: view.page }, true),
    clearFilters: () => filterAnew(NO_FILTERS),
    filterAnew,
    kindUrl,
    documentUrl,
  };
};

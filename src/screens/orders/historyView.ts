import type { TransactionKind } from '../../domain/orders/transaction.ts';

/** What the history shows, as its address says. `page` counts from 1. */
export type HistoryView = { kind: TransactionKind; page: number; search: string };

export const KINDS = ['order', 'invoice', 'estimate'] as const satisfies readonly TransactionKind[];

const isKind = (text: string | null): text is TransactionKind => KINDS.some((kind) => kind === text);

/** The view in an address; whatever it says that makes no sense is as if it weren't there. */
export const parseHistoryView = (params: URLSearchParams): HistoryView => {
  const kind = params.get('kind');
  const page = params.get('page') ?? '';
  return {
    kind: isKind(kind) ? kind : 'order',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    search: params.get('search') ?? '',
  };
};

/** The address of a view, without what goes without saying. */
export const historyParams = ({ kind, page, search }: HistoryView): Record<string, string> => ({
  ...(kind !== 'order' && { kind }),
  ...(page > 1 && { page: String(page) }),
  ...(search !== '' && { search }),
});

import { parseStatus, type StatusFilter } from '../../domain/history/statuses.ts';
import type { TransactionKind } from '../../domain/history/transaction.ts';
import { NEWEST_FIRST, parseSort, type TransactionSort } from '../../domain/history/transactionSort.ts';
import { parseInvoiceIds } from '../../routing/invoiceIds.ts';

/** `page` starts at 1; dates are yyyy-mm-dd and inclusive, empty for none; `product`: the id of one that is contained. */
export type HistoryView = {
  kind: TransactionKind;
  page: number;
  search: string;
  product: number | null;
  sort: TransactionSort;
  from: string;
  to: string;
  status: StatusFilter | null;
  /** Another client's id; null: the customer's own. */
  client: number | null;
  selected: readonly string[];
};

const KINDS = ['order', 'invoice', 'estimate'] as const satisfies readonly TransactionKind[];

/** The company's default kind comes first. */
export const kindsOf = (defaultKind: TransactionKind): TransactionKind[] => [
  defaultKind,
  ...KINDS.filter((kind) => kind !== defaultKind),
];

const isDate = (text: string): boolean => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

const parsePositiveInteger = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;

/** Invalid parameters are ignored. */
export const parseHistoryView = (params: URLSearchParams, defaultKind: TransactionKind): HistoryView => {
  const kind = KINDS.find((candidate) => candidate === params.get('kind')) ?? defaultKind;
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  return {
    kind,
    page: parsePositiveInteger(params.get('page')) ?? 1,
    search: params.get('search') ?? '',
    product: parsePositiveInteger(params.get('product')),
    sort: parseSort(params.get('sort')),
    from: isDate(from) ? from : '',
    to: isDate(to) ? to : '',
    status: parseStatus(kind, params.get('status')),
    client: parsePositiveInteger(params.get('client')),
    selected: kind === 'invoice' ? parseInvoiceIds(params.get('selected')) : [],
  };
};

export const PAGE_SIZE = 20;

/** What is asked for a view; null while its dates are reversed. */
export const historyQuestion = (view: HistoryView) => {
  const { client, sort, selected: _, ...filters } = view;
  const sorting = sort === NEWEST_FIRST ? null : sort;
  return hasReversedDates(view) ? null : { ...filters, sort: sorting, clientId: client, pageSize: PAGE_SIZE };
};

/** Default values are left out. */
export const historyParams = (view: HistoryView, defaultKind: TransactionKind): Record<string, string> => {
  const { kind, page, search, product, sort, from, to, status, client, selected } = view;
  return {
    ...(kind !== defaultKind && { kind }),
    ...(page > 1 && { page: String(page) }),
    ...(search && { search }),
    ...(product && { product: String(product) }),
    ...(sort !== NEWEST_FIRST && { sort }),
    ...(from && { from }),
    ...(to && { to }),
    ...(status && { status }),
    ...(client && { client: String(client) }),
    ...(selected.length > 0 && { selected: selected.join(',') }),
  };
};

export const hasReversedDates = ({ from, to }: HistoryView): boolean => to !== '' && to < from;

export const hasFilters = ({ search, product, from, to, status }: HistoryView): boolean =>
  Boolean(search || product || from || to || status);

export const NO_FILTERS = {
  search: '',
  product: null,
  from: '',
  to: '',
  status: null,
} as const satisfies Partial<HistoryView>;

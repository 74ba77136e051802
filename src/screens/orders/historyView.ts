import { parseStatus } from '../../domain/orders/statuses.ts';
import type { TransactionKind, TransactionStatus } from '../../domain/orders/transaction.ts';

/** The history's view in the URL. `page` starts at 1; dates are yyyy-mm-dd and inclusive, empty for none. */
export type HistoryView = {
  kind: TransactionKind;
  page: number;
  search: string;
  from: string;
  to: string;
  status: TransactionStatus | null;
  /** Another client's id; null: the customer's own. */
  client: number | null;
};

const KINDS = ['order', 'invoice', 'estimate'] as const satisfies readonly TransactionKind[];

/** The tabs, starting with the kind that the company makes of a cart. */
export const kindsOf = (own: TransactionKind): TransactionKind[] => [
  own,
  ...KINDS.filter((kind) => kind !== own),
];

const isDay = (text: string): boolean => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

const whole = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;

/** Parses a URL query; invalid parameters are ignored. `own` is the company's default kind. */
export const parseHistoryView = (params: URLSearchParams, own: TransactionKind): HistoryView => {
  const kind = KINDS.find((each) => each === params.get('kind')) ?? own;
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  return {
    kind,
    page: whole(params.get('page')) ?? 1,
    search: params.get('search') ?? '',
    from: isDay(from) ? from : '',
    to: isDay(to) ? to : '',
    status: parseStatus(kind, params.get('status')),
    client: whole(params.get('client')),
  };
};

/** The URL query of a view without default values. */
export const historyParams = (view: HistoryView, own: TransactionKind): Record<string, string> => {
  const { kind, page, search, from, to, status, client } = view;
  return {
    ...(kind !== own && { kind }),
    ...(page > 1 && { page: String(page) }),
    ...(search !== '' && { search }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
    ...(status && { status }),
    ...(client && { client: String(client) }),
  };
};

export const isBackwards = ({ from, to }: HistoryView): boolean => from !== '' && to !== '' && to < from;

export const isNarrowed = ({ search, from, to, status }: HistoryView): boolean =>
  search !== '' || from !== '' || to !== '' || status !== null;

export const widened = { search: '', from: '', to: '', status: null } as const satisfies Partial<HistoryView>;

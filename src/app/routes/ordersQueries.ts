import { transactionKind } from '../../domain/checkout/transactionKind.ts';
import { historyQuestion, parseHistoryView } from '../../screens/orders/historyView.ts';
import { pendingOrdersQuery } from '../../state/approvals/pendingOrdersQuery.ts';
import { transactionQuery, transactionsQuery } from '../../state/orders/queries.ts';
import type { QueryDependencies, RouteAddress } from './screenRoute.ts';

export const startApprovals = ({ http, queries }: QueryDependencies) =>
  void queries.prefetchQuery(pendingOrdersQuery(http, 1));

export const startHistory = ({ http, company, queries }: QueryDependencies, { search }: RouteAddress) => {
  const kind = transactionKind(company.settings.enableInvoice);
  const question = historyQuestion(parseHistoryView(new URLSearchParams(search), kind));
  if (question) void queries.prefetchQuery(transactionsQuery(http, question));
};

export const startDocument = ({ http, queries }: QueryDependencies, { search }: RouteAddress) =>
  void queries.prefetchQuery(transactionQuery(http, new URLSearchParams(search).get('document') ?? ''));

export const startTransaction = ({ http, queries }: QueryDependencies, { params }: RouteAddress) =>
  void queries.prefetchQuery(transactionQuery(http, params.id ?? ''));

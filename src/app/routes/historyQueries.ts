import { transactionKind } from '../../domain/tenant/transactionKind.ts';
import { historyQuestion, parseHistoryView } from '../../screens/history/historyView.ts';
import { pendingOrdersQuery } from '../../state/approvals/pendingOrdersQuery.ts';
import { transactionQuery, transactionsQuery } from '../../state/history/transactionQueries.ts';
import type { QueryDependencies, RouteAddress } from './screenRoute.ts';

export const approvals = ({ http, queries }: QueryDependencies) =>
  void queries.prefetchQuery(pendingOrdersQuery(http, 1));

export const history = ({ http, company, queries }: QueryDependencies, { query }: RouteAddress) => {
  const kind = transactionKind(company.settings.enableInvoice);
  const question = historyQuestion(parseHistoryView(query, kind));
  if (question) void queries.prefetchQuery(transactionsQuery(http, question));
};

export const document = ({ http, queries }: QueryDependencies, { query }: RouteAddress) =>
  void queries.prefetchQuery(transactionQuery(http, query.get('document') ?? ''));

export const transaction = ({ http, queries }: QueryDependencies, { params }: RouteAddress) =>
  void queries.prefetchQuery(transactionQuery(http, params.id ?? ''));

import { transactionKind } from '../../domain/checkout/transactionKind.ts';
import { historyQuestion, parseHistoryView } from '../../screens/orders/historyView.ts';
import { pendingOrdersQuery } from '../../state/approvals/pendingOrdersQuery.ts';
import { transactionQuery, transactionsQuery } from '../../state/orders/queries.ts';
import { loadOrder } from './loadGroups.ts';
import { screenRoute } from './screenRoute.ts';

export const ordersRoutes = {
  approvals: screenRoute('approvals', async () => (await loadOrder()).ApprovalsScreen, {
    startQueries: ({ http, queries }) => queries.prefetchQuery(pendingOrdersQuery(http, 1)),
  }),
  document: screenRoute('document', async () => (await loadOrder()).DocumentScreen, {
    startQueries: ({ http, queries }, { search }) =>
      queries.prefetchQuery(transactionQuery(http, new URLSearchParams(search).get('document') ?? '')),
  }),
  history: screenRoute(
    'history',
    async () => {
      const code = await import(/* webpackChunkName: "history" */ '../../screens/orders/HistoryScreen.tsx');
      return code.HistoryScreen;
    },
    {
      startQueries({ http, company, queries }, { search }) {
        const kind = transactionKind(company.settings.enableInvoice);
        const question = historyQuestion(parseHistoryView(new URLSearchParams(search), kind));
        return question && queries.prefetchQuery(transactionsQuery(http, question));
      },
    },
  ),
  transaction: screenRoute('transaction', async () => (await loadOrder()).TransactionScreen, {
    startQueries: ({ http, queries }, { params }) =>
      queries.prefetchQuery(transactionQuery(http, params.id ?? '')),
  }),
};

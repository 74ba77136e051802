import { loadOrder } from './loadGroups.ts';
import { screenRoute } from './screenRoute.ts';

const loadQueries = () => import(/* webpackChunkName: "customer" */ './ordersQueries.ts');

export const ordersRoutes = {
  approvals: screenRoute('approvals', async () => (await loadOrder()).ApprovalsScreen, {
    startQueries: async (of) => (await loadQueries()).startApprovals(of),
  }),
  document: screenRoute('document', async () => (await loadOrder()).DocumentScreen, {
    startQueries: async (of, at) => (await loadQueries()).startDocument(of, at),
  }),
  history: screenRoute(
    'history',
    async () => {
      const code = await import(/* webpackChunkName: "history" */ '../../screens/orders/HistoryScreen.tsx');
      return code.HistoryScreen;
    },
    { startQueries: async (of, at) => (await loadQueries()).startHistory(of, at) },
  ),
  transaction: screenRoute('transaction', async () => (await loadOrder()).TransactionScreen, {
    startQueries: async (of, at) => (await loadQueries()).startTransaction(of, at),
  }),
};

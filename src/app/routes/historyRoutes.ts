import { loadOrder } from './loadGroups.ts';
import { screenRoute } from './screenRoute.ts';

const queries = () => import(/* webpackChunkName: "customer" */ './historyQueries.ts');

export const historyRoutes = {
  approvals: screenRoute('approvals', async () => (await loadOrder()).ApprovalsScreen, {
    queries,
  }),
  document: screenRoute('document', async () => (await loadOrder()).DocumentScreen, {
    queries,
  }),
  history: screenRoute(
    'history',
    async () => {
      const code = await import(/* webpackChunkName: "history" */ '../../screens/history/HistoryScreen.tsx');
      return code.HistoryScreen;
    },
    { queries },
  ),
  transaction: screenRoute('transaction', async () => (await loadOrder()).TransactionScreen, {
    queries,
  }),
};

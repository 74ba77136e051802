import { loadCartCode, loadOfferCode, loadQuickOrder } from '../loadCode.ts';
import { screenRoute } from './screenRoute.ts';

export const quickOrderRoutes = {
  quickOrder: screenRoute('quickOrder', async () => (await loadQuickOrder()).QuickOrderScreen, {
    loadData: () => Promise.all([loadCartCode(), loadOfferCode()]),
  }),
  partNumbers: screenRoute('partNumbers', async () => (await loadQuickOrder()).PartNumbersScreen),
};

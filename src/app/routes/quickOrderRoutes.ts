import { loadVirtualizer } from '../../design-system/useRowVirtualizer.ts';
import { loadCartCode, loadOfferCode, loadQuickOrder } from '../loadCode.ts';
import { screenRoute } from './screenRoute.ts';

export const quickOrderRoutes = {
  /** With the places of its rows, so that the last one can have the focus at once. */
  quickOrder: screenRoute(
    'quickOrder',
    async () => {
      const [code] = await Promise.all([loadQuickOrder(), loadVirtualizer()]);
      return code.QuickOrderScreen;
    },
    { loadData: () => Promise.all([loadCartCode(), loadOfferCode()]) },
  ),
  partNumbers: screenRoute('partNumbers', async () => (await loadQuickOrder()).PartNumbersScreen),
};

import { isServedByWorker } from '../../design-system/isServedByWorker.ts';
import { loadOfferCode } from '../loadCode.ts';
import { screenRoute } from './screenRoute.ts';

export const catalogueRoutes = {
  /** Its rows are painted before prices are asked for. */
  store: screenRoute(
    'store',
    async () => {
      const code = await import(/* webpackChunkName: "store" */ '../../screens/catalogue/StoreScreen.tsx');
      if (isServedByWorker()) await code.loadRows();
      return code.StoreScreen;
    },
    {
      queries: () => import(/* webpackChunkName: "customer" */ './storeQueries.ts'),
      firstQueries: () => import(/* webpackChunkName: "store" */ './storeQueries.ts'),
    },
  ),
  product: screenRoute(
    'product',
    async () => {
      const code = await import(
        /* webpackChunkName: "product-page" */ '../../screens/catalogue/ProductScreen.tsx'
      );
      return code.ProductScreen;
    },
    {
      loadData: loadOfferCode,
      queries: () => import(/* webpackChunkName: "customer" */ './productQueries.ts'),
    },
  ),
};

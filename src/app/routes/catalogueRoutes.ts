import { isServedByWorker } from '../../design-system/isServedByWorker.ts';
import { loadOfferCode } from '../loadCode.ts';
import { screenRoute } from './screenRoute.ts';

const queries = () => import(/* webpackChunkName: "customer" */ './catalogueQueries.ts');

export const catalogueRoutes = {
  /** Its rows are painted before prices are asked for. */
  store: screenRoute(
    'store',
    async () => {
      const code = await import(/* webpackChunkName: "store" */ '../../screens/catalogue/StoreScreen.tsx');
      if (isServedByWorker()) await code.loadRows();
      return code.StoreScreen;
    },
    { queries },
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
      queries,
    },
  ),
};

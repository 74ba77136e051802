import { isServedByWorker } from '../../design-system/isServedByWorker.ts';
import { parseStoreView } from '../../domain/catalogue/storeView.ts';
import { storeProductsQuery } from '../../state/catalogue/useCatalogue.ts';
import { offerQuery } from '../../state/catalogue/useOffer.ts';
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
      startQueries(of, { search }) {
        const view = parseStoreView(search);
        const isKnown = view.bundle === null && !view.deals;
        const query = () => storeProductsQuery(of, { view, bundles: [], upTo: 0 });
        return isKnown && of.queries.prefetchInfiniteQuery(query());
      },
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
      startQueries: (of, { params }) => of.queries.prefetchQuery(offerQuery(of, Number(params.productId))),
    },
  ),
};

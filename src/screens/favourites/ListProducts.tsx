import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import type { UsualQuantities } from '../../domain/favourites/usualQuantity.ts';
import { useRecordFact } from '../../state/analytics/useRecordFact.ts';
import { useLastPurchases } from '../../state/catalogue/useLastPurchases.ts';
import { FAVOURITES_SECTION } from '../../state/favourites/favouritesSection.ts';
import type { useListProducts } from '../../state/favourites/useListProducts.ts';
import { ProductList } from '../../widgets/catalogue/ProductList.tsx';
import { useUsualQuantities } from './useUsualQuantities.tsx';

type ListProductsProps = {
  listProducts: ReturnType<typeof useListProducts>;
  usual: UsualQuantities;
  /** The list whose usual quantities the customer may change; null for a shared one. */
  listId: string | null;
};

export function ListProducts({ listProducts, usual, listId }: ListProductsProps) {
  const { t } = useTranslation('favourites');
  const { products, offers, isPending, failed, retry, hasMore, loadMore } = listProducts;
  const purchases = useLastPurchases(true);
  const location = useLocation();
  const loadedOffers = products.flatMap(({ id }) => offers.byProduct.get(id) ?? []);
  const areOffersLoaded = !isPending && loadedOffers.length === products.length;
  useRecordFact(
    areOffersLoaded ? { kind: 'items', at: location, list: 'favourites', offers: loadedOffers } : null,
  );
  const productsProblem = failed ? { text: t('failed.products'), retry } : null;
  const problem =
    productsProblem ?? (offers.failed ? { text: t('failed.prices'), retry: offers.retry } : null);
  const { initialOf, noteOf, dialog } = useUsualQuantities({ usual, offers, listId });
  return (
    <>
      {problem && (
        <Alert
          tone="warn"
          announce="status"
          title={problem.text}
          action={<Button onClick={problem.retry}>{t('retry')}</Button>}
        />
      )}
      {(products.length > 0 || isPending) && (
        <ProductList
          products={isPending ? null : products}
          offers={offers}
          layout="list"
          hasMore={hasMore}
          loadMore={loadMore}
          section={FAVOURITES_SECTION}
          purchases={purchases}
          initialOf={initialOf}
          noteOf={noteOf}
        />
      )}
      {dialog}
    </>
  );
}

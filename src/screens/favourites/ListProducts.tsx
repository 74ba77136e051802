import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { useRecordFact } from '../../state/analytics/useRecordFact.ts';
import { FAVOURITES_SECTION } from '../../state/favourites/orderProducts.ts';
import type { useListProducts } from '../../state/favourites/useListProducts.ts';
import { ProductList } from '../../widgets/catalogue/ProductList.tsx';

type ListProductsProps = { listed: ReturnType<typeof useListProducts> };

/** The products of a list, or an empty or error state. */
export function ListProducts({ listed }: ListProductsProps) {
  const { t } = useTranslation('favourites');
  const { products, offers, isPending, failed, retry, hasMore, loadMore } = listed;
  const at = useLocation();
  const known = products.flatMap(({ id }) => offers.byProduct.get(id) ?? []);
  const isKnown = !isPending && known.length === products.length;
  useRecordFact(isKnown ? { kind: 'items', at, list: 'favourites', offers: known } : null);
  const problem = failed ? { text: t('failed.products'), retry } : null;
  const trouble = problem ?? (offers.failed ? { text: t('failed.prices'), retry: offers.retry } : null);
  return (
    <>
      {trouble && (
        <Alert
          tone="warn"
          announce="status"
          title={trouble.text}
          action={<Button onClick={trouble.retry}>{t('retry')}</Button>}
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
        />
      )}
    </>
  );
}

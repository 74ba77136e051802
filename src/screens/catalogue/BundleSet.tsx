import { MAX_SET_SIZE, type StoreView } from '../../domain/catalogue/storeView.ts';
import { useCategoryBundles, type useStoreProducts } from '../../state/catalogue/useCatalogue.ts';
import { ProductSet } from './lazyStoreParts.tsx';

type BundleSetProps = { view: StoreView; list: ReturnType<typeof useStoreProducts> };

export function BundleSet({ view, list }: BundleSetProps) {
  const bundles = useCategoryBundles();
  const name = bundles.data?.find(({ id }) => id === view.bundle)?.name;
  const firstPage = list.isPlaceholderData ? undefined : list.data?.pages[0];
  if (view.bundle === null || (!name && !bundles.isPending)) return null;
  if (!name || !firstPage || firstPage.total < 2 || firstPage.total > MAX_SET_SIZE) return null;
  return <ProductSet name={name} view={view} total={firstPage.total} products={firstPage.products} />;
}

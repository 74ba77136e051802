import type { ComponentType } from 'react';
import type { Product } from '../../domain/catalogue/product.ts';
import type { Offers } from '../../state/catalogue/useCatalogue.ts';

export type ListedProducts = ComponentType<{
  /** Null while loading. */
  products: readonly Product[] | null;
  offers: Pick<Offers, 'byProduct' | 'failed'>;
  layout: 'list';
  hasMore: boolean;
  loadMore(): void;
  /** The wire's section_added. */
  section: string;
}>;

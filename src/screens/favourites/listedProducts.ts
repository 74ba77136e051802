import type { ComponentType } from 'react';
import type { Product } from '../../domain/catalogue/product.ts';
import type { Offers } from '../../state/catalogue/useCatalogue.ts';

/** What shows products as the store does; handed in, since a screen knows no other screen. */
export type ListedProducts = ComponentType<{
  /** Null while nothing of them has come. */
  products: readonly Product[] | null;
  offers: Pick<Offers, 'byProduct' | 'failed'>;
  layout: 'list';
  hasMore: boolean;
  loadMore(): void;
  /** The wire's section_added. */
  section: string;
}>;

import type { ComponentType } from 'react';
import type { Offer, Product } from '../../domain/catalogue/product.ts';

/** What shows products as the store does; handed in, since a screen knows no other screen. */
export type ListedProducts = ComponentType<{
  /** Null while nothing of them has come. */
  products: readonly Product[] | null;
  offers: ReadonlyMap<number, Offer>;
  layout: 'list';
  hasMore: boolean;
  loadMore(): void;
  /** The wire's section_added. */
  section: string;
}>;

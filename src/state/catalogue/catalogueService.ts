import type { ProductScope } from '../../api/search/productQuery.ts';
import type { Customer } from '../../domain/access/customer.ts';
import type { Offer, Product } from '../../domain/catalogue/product.ts';
import type { PortalContext } from '../portal.ts';
import type { loadOffers, loadSoldOffers, ProductReference } from './loadOffers.ts';

export type CatalogueService = {
  /**
   * The products that company and customer allow (the customer's list, otherwise the company's; rules: Visitors and
   * customers).
   */
  scope: ProductScope;
  loadOffers(products: readonly Product[]): Promise<Offer[]>;
  loadSoldOffers(requested: readonly ProductReference[]): Promise<Offer[]>;
};

/** `load`: the code that asks for prices; products are painted before it has come. */
export const createCatalogueService = (
  { company, http, settings }: Pick<PortalContext, 'company' | 'http' | 'settings'>,
  customer: Customer | null,
  load: () => Promise<{ loadOffers: typeof loadOffers; loadSoldOffers: typeof loadSoldOffers }>,
): CatalogueService => ({
  scope: {
    companyId: company.id,
    shownLines: company.categories,
    hiddenLines: company.categoriesToHide,
    ids: customer?.products ?? company.products,
  },
  async loadOffers(products) {
    const code = await load();
    return code.loadOffers({ company, http, settings, customer }, products);
  },
  async loadSoldOffers(requested) {
    const code = await load();
    return code.loadSoldOffers({ company, http, settings, customer }, requested);
  },
});

import { loadUnits } from '../../api/catalogue/loadUnits.ts';
import { loadAvailability } from '../../api/inventory/loadAvailability.ts';
import { loadPriceRules } from '../../api/pricing/loadPriceRules.ts';
import { loadPrices } from '../../api/pricing/loadPrices.ts';
import { arePricesHidden } from '../../domain/catalogue/arePricesHidden.ts';
import type { Offer, Product } from '../../domain/catalogue/product.ts';
import { customerPrice } from '../../domain/pricing/customerPrice.ts';
import type { PriceData } from '../../domain/pricing/types.ts';
import { isBrandTenant } from '../../domain/tenant/brandTenant.ts';
import type { Workspace } from '../workspace.ts';

/** Hidden prices read as 0 and can be ordered; the back office prices orders itself (specification §6). */
const HIDDEN: PriceData = { defaultPrice: '0' };

/** A product to load, and the base units that the customer is ordering. */
export type AskedProduct = Pick<Product, 'id' | 'code' | 'defaultPrice'> & { quantity: string };

export type Terms = Omit<Offer, 'product'>;

/** Loads prices, rules, units and stock of products in parallel, one call each. Throws {@link CallError}. */
export const loadTerms = async (
  { portal, customer }: Workspace,
  products: readonly AskedProduct[],
): Promise<(productId: number) => Terms> => {
  const { http, company } = portal;
  const ids = products.map(({ id }) => id);
  const source = isBrandTenant(company.name) ? 'WO' : 'B2B';
  const [prices, rules, units, stock] = await Promise.all([
    customer && loadPrices(http, { companyId: company.id, clientId: customer.clientId, source, ids }),
    customer && company.settings.advancedPriceRules
      ? loadPriceRules(http, { clientId: customer.clientId, source, products })
      : null,
    loadUnits(http, ids),
    loadAvailability(http, ids),
  ]);

  /** Visitors of an open portal see list prices. */
  const listPrices = new Map(products.map(({ id, defaultPrice }) => [id, { defaultPrice }]));
  const priceOf = (id: number): PriceData | null => {
    const known = (customer ? prices : listPrices)?.get(id) ?? null;
    const isReadable = known !== null && customerPrice(known) !== null;
    return !isReadable && arePricesHidden(company.settings, customer) ? HIDDEN : known;
  };

  return (id) => ({
    price: priceOf(id),
    rules: rules?.get(id) ?? null,
    units: units.get(id) ?? [],
    warehouses: stock.get(id) ?? [],
  });
};

/** Offers for a quantity of one each. Throws {@link CallError}. */
export const loadOffers = async (workspace: Workspace, products: readonly Product[]): Promise<Offer[]> => {
  if (products.length === 0) return [];
  const termsOf = await loadTerms(
    workspace,
    products.map(({ id, code, defaultPrice }) => ({ id, code, defaultPrice, quantity: '1' })),
  );
  return products.map((product) => ({ product, ...termsOf(product.id) }));
};

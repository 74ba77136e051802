import { loadUnits } from '../../api/catalogue/loadUnits.ts';
import { loadAvailability } from '../../api/inventory/loadAvailability.ts';
import { loadPriceRules } from '../../api/pricing/loadPriceRules.ts';
import { loadPrices } from '../../api/pricing/loadPrices.ts';
import { hidesPrices } from '../../domain/catalogue/hidesPrices.ts';
import type { Offer, Product } from '../../domain/catalogue/product.ts';
import { customerPrice } from '../../domain/pricing/customerPrice.ts';
import type { PriceFacts } from '../../domain/pricing/types.ts';
import { isBrandTenant } from '../../domain/tenant/brandTenant.ts';
import type { Workspace } from '../workspace.ts';

/** A hidden price reads as 0 and can be ordered at; the back office prices the order by itself (specification §6). */
const HIDDEN: PriceFacts = { defaultPrice: '0' };

/** The terms this customer has for products: one call each for prices, rules, units and stock, all at once. */
export const loadOffers = async (workspace: Workspace, products: readonly Product[]): Promise<Offer[]> => {
  const { portal, customer } = workspace;
  const { http, company } = portal;
  const ids = products.map(({ id }) => id);
  if (ids.length === 0) return [];
  const source = isBrandTenant(company.name) ? 'WO' : 'B2B';
  const [prices, rules, units, stock] = await Promise.all([
    customer && loadPrices(http, { companyId: company.id, clientId: customer.clientId, source, ids }),
    customer && company.settings.advancedPriceRules
      ? loadPriceRules(http, {
          clientId: customer.clientId,
          source,
          products: products.map(({ id, code }) => ({ id, code, quantity: '1' })),
        })
      : null,
    loadUnits(http, ids),
    loadAvailability(http, ids),
  ]);

  /** A visitor of an open portal sees list prices. */
  const priceOf = ({ id, defaultPrice }: Product): PriceFacts | null => {
    const known = customer ? (prices?.get(id) ?? null) : { defaultPrice };
    const isReadable = known !== null && customerPrice(known) !== null;
    return !isReadable && hidesPrices(company.settings, customer) ? HIDDEN : known;
  };

  return products.map((product) => ({
    product,
    price: priceOf(product),
    rules: rules?.get(product.id) ?? null,
    units: units.get(product.id) ?? [],
    warehouses: stock.get(product.id) ?? [],
  }));
};

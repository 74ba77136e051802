import { loadUnits } from '../../api/catalogue/loadUnits.ts';
import { loadAvailability } from '../../api/inventory/loadAvailability.ts';
import { loadPriceRules } from '../../api/pricing/loadPriceRules.ts';
import { loadPrices } from '../../api/pricing/loadPrices.ts';
import type { Customer } from '../../domain/access/customer.ts';
import { arePricesHidden } from '../../domain/catalogue/arePricesHidden.ts';
import type { Offer, Product } from '../../domain/catalogue/product.ts';
import { customerPrice } from '../../domain/pricing/customerPrice.ts';
import type { PriceData } from '../../domain/pricing/types.ts';
import { isBrandTenant } from '../../domain/tenant/brandTenant.ts';
import type { PortalContext } from '../portal.ts';
import { loadSoldProducts } from './loadSoldProducts.ts';

/** Hidden prices read as 0 and can be ordered; the back office prices orders itself (rules: Hidden prices). */
const HIDDEN_PRICE: PriceData = { defaultPrice: '0' };

export type RequestedProduct = Pick<Product, 'id' | 'code' | 'defaultPrice'> & { quantity: string };

/** `code`: "" when unknown. */
export type ProductReference = Pick<Product, 'id' | 'code'>;

type PricesAndStock = Omit<Offer, 'product'>;

export type RulesAndStock = Omit<PricesAndStock, 'price'>;

type Dependencies = Pick<PortalContext, 'http' | 'company' | 'settings'> & { customer: Customer | null };

const sourceOf = ({ company, settings }: Pick<Dependencies, 'company' | 'settings'>) =>
  isBrandTenant(company.name, settings.brandTerm) ? 'WO' : 'B2B';

/** Loads rules, units and stock of products in parallel, one call each. Throws {@link CallError}. */
export const loadRulesAndStock = async (
  { http, company, settings, customer }: Dependencies,
  products: readonly RequestedProduct[],
): Promise<(productId: number) => RulesAndStock> => {
  const ids = products.map(({ id }) => id);
  const [rules, units, stock] = await Promise.all([
    customer && company.settings.advancedPriceRules
      ? loadPriceRules(http, {
          clientId: customer.clientId,
          source: sourceOf({ company, settings }),
          products,
        })
      : null,
    loadUnits(http, ids),
    loadAvailability(http, ids),
  ]);
  return (id) => ({
    rules: rules?.get(id) ?? null,
    units: units.get(id) ?? [],
    warehouses: stock.get(id) ?? [],
  });
};

/**
 * Loads prices, rules, units and stock of products in parallel, one call each; all but the prices may be under way already.
 * Throws {@link CallError}.
 */
export const loadPricesAndStock = async (
  dependencies: Dependencies,
  products: readonly RequestedProduct[],
  rulesAndStock = loadRulesAndStock(dependencies, products),
): Promise<(productId: number) => PricesAndStock> => {
  const { http, company, customer } = dependencies;
  const [prices, rulesAndStockOf] = await Promise.all([
    customer &&
      loadPrices(http, {
        companyId: company.id,
        clientId: customer.clientId,
        source: sourceOf(dependencies),
        ids: products.map(({ id }) => id),
      }),
    rulesAndStock,
  ]);

  const listPrices = new Map(products.map(({ id, defaultPrice }) => [id, { defaultPrice }]));
  const priceOf = (id: number): PriceData | null => {
    const known = (customer ? prices : listPrices)?.get(id) ?? null;
    const isReadable = known !== null && customerPrice(known) !== null;
    return !isReadable && arePricesHidden(company.settings, customer) ? HIDDEN_PRICE : known;
  };

  return (id) => ({ price: priceOf(id), ...rulesAndStockOf(id) });
};

/**
 * Offers of the products that are still sold, for a quantity of one each. Where all codes are known, products and prices are
 * loaded in one round trip. Throws {@link CallError}.
 */
export const loadSoldOffers = async (
  dependencies: Dependencies,
  requested: readonly ProductReference[],
): Promise<Offer[]> => {
  const loadingProducts = loadSoldProducts(
    dependencies.http,
    requested.map(({ id }) => id),
  );
  const isCodeMissing = requested.some(({ code }) => code === '');
  if (isCodeMissing || !dependencies.customer) return loadOffers(dependencies, await loadingProducts);
  const [products, pricesAndStockOf] = await Promise.all([
    loadingProducts,
    loadPricesAndStock(
      dependencies,
      requested.map((reference) => ({ ...reference, defaultPrice: null, quantity: '1' })),
    ),
  ]);
  return products.map((product) => ({ product, ...pricesAndStockOf(product.id) }));
};

/** Offers for a quantity of one each. Throws {@link CallError}. */
export const loadOffers = async (
  dependencies: Dependencies,
  products: readonly Product[],
): Promise<Offer[]> => {
  if (products.length === 0) return [];
  const pricesAndStockOf = await loadPricesAndStock(
    dependencies,
    products.map(({ id, code, defaultPrice }) => ({ id, code, defaultPrice, quantity: '1' })),
  );
  return products.map((product) => ({ product, ...pricesAndStockOf(product.id) }));
};

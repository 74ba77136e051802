import type { LastPurchaseWire } from '../../src/api/catalogue/lastPurchaseSchema.ts';
import type { ProductWire } from '../../src/api/catalogue/schema.ts';
import type { PriceRulesWire, PriceWire } from '../../src/api/pricing/schema.ts';
import { aProductWire } from './builders.ts';
import type { Answers } from './renderPortal.tsx';

type SearchCall = { body?: { post_filter?: unknown; from?: number } };

type Catalogue = {
  products?: ProductWire[];
  prices?: Partial<PriceWire>[];
  rules?: PriceRulesWire[];
  units?: { product_id: number; units: string; name: string; factor: number; allows_fractions?: boolean }[];
  stock?: { product_id: string | number; quantity: number }[];
  purchases?: LastPurchaseWire[];
};

export const oliveOil = aProductWire({ id: 1, name: 'Extra virgin olive oil 1 L', barcode: '8410660001016' });
export const tin = aProductWire({ id: 2, name: 'Olive oil tin 5 L', line_name: 'Oils', default_price: 38.9 });

const buckets = (values: readonly (string | number | null | undefined)[]) => ({
  doc_count: values.length,
  values: {
    buckets: [...new Set(values)].map((key) => ({
      key: String(key),
      doc_count: values.filter((v) => v === key).length,
    })),
  },
});

/** Responses of a back office with these products; every search finds all of them. */
export const catalogueResponses = ({
  products = [oliveOil, tin],
  prices = products.map(({ id, default_price }) => ({
    product_id: id,
    default_price: default_price ?? null,
  })),
  rules = [],
  units = [],
  stock = products.map(({ id }) => ({ product_id: id, quantity: 75 })),
  purchases,
}: Catalogue = {}): Answers => ({
  '/part_numbers': { success: true, part_numbers: [] },
  '/category_bundles': { success: true, category_bundles: [] },
  '/products/_search': ({ body }: SearchCall) => ({
    took: 1,
    timed_out: false,
    ...(purchases && { purchases }),
    hits: {
      total: products.length,
      hits:
        (body?.from ?? 0) > 0
          ? []
          : products.map((product) => ({ _id: String(product.id), _source: product })),
    },
    aggregations: {
      lines: buckets(products.map(({ line_name }) => line_name)),
      brands: buckets(products.map(({ brand_name }) => brand_name)),
    },
  }),
  ...Object.fromEntries(
    products.map((product) => [`/products/${product.id}`, { success: true, products: [product] }]),
  ),
  '/pricing': { success: true, prices },
  '/pricesRules/bat': { success: true, result: rules },
  '/units_of_measure': { success: true, units_of_measure: units },
  '/availability': {
    success: true,
    availability: stock.map((entry) => ({ ...entry, warehouse_id: 5, warehouse_name: 'Default warehouse' })),
  },
});

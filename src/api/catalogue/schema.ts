import * as v from 'valibot';
import { flag, id, looseText } from '../wire.ts';
import { lenientList, looseNumber } from '../wireValues.ts';
import { lastPurchaseWire } from './lastPurchaseSchema.ts';

/** A product on the wire and in the search index (rules: Search). */
export const productWire = v.object({
  id,
  company_id: id,
  name: v.string(),
  code: looseText,
  remark: looseText,
  default_tax: looseNumber,
  detail_type: v.fallback(v.optional(v.nullable(id), 0), null),
  disabled: flag,
  hidden: flag,
  is_discount: flag,
  photourl: looseText,
  brand_name: looseText,
  line_name: looseText,
  subline_name: looseText,
  subline2name: looseText,
  barcode: looseText,
  ean: looseText,
  manufacturer_part: looseText,
  size: looseText,
  weight: looseNumber,
  default_price: looseNumber,
  sold_out: flag,
  popularity: v.fallback(v.optional(v.nullable(v.number()), 0), 0),
});
export type ProductWire = v.InferInput<typeof productWire>;

/** GET {productApi}/products/{id}; ids may be comma-separated. */
export const productsResponse = v.object({ success: v.literal(true), products: lenientList(productWire) });

/** GET /category_bundles (rules: Category bar). */
const categoryBundleWire = v.object({
  id,
  name: v.string(),
  photourl: looseText,
  categories: v.array(v.object({ line_name: v.string(), sublines: v.optional(v.array(v.string()), []) })),
});
export const categoryBundlesResponse = v.object({
  success: v.literal(true),
  category_bundles: v.array(categoryBundleWire),
});
export type CategoryBundleWire = v.InferInput<typeof categoryBundleWire>;

export const highlight = v.optional(v.record(v.string(), v.array(v.string())), {});
const bucket = v.object({ key: v.string(), doc_count: v.number() });

/** The part of an Elasticsearch `_search` response that the portal uses, with `rest_total_hits_as_int=true`. */
export const searchResponse = v.object({
  took: v.number(),
  timed_out: v.boolean(),
  hits: v.object({
    total: v.number(),
    hits: lenientList(
      v.object({
        _id: v.string(),
        _score: v.optional(v.nullable(v.number()), null),
        _source: productWire,
        highlight,
      }),
    ),
  }),
  /** Each facet is a `filter` aggregation around its `terms`, so that it ignores its own filter. */
  aggregations: v.optional(
    v.record(v.string(), v.object({ doc_count: v.number(), values: v.object({ buckets: v.array(bucket) }) })),
    {},
  ),
  /** Own: the customer's last purchases of the products found; absent for visitors and from another search service. */
  purchases: v.optional(lenientList(lastPurchaseWire)),
});

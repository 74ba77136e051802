import * as v from 'valibot';

const text = v.fallback(v.optional(v.string(), ''), '');
const flag = v.fallback(v.optional(v.boolean(), false), false);
const productId = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(Number),
  v.safeInteger(),
  v.minValue(1),
);

const productIds = v.fallback(
  v.pipe(
    v.optional(v.array(v.unknown()), []),
    v.transform((ids) =>
      ids.flatMap((id) => {
        const read = v.safeParse(productId, id);
        return read.success ? [read.output] : [];
      }),
    ),
  ),
  [],
);

const byProduct = v.fallback(v.optional(v.record(v.string(), v.unknown()), {}), {});

/**
 * How much the customer usually orders of a product, in the words of a transaction line: `units` is the unit's code, `factor` its
 * base units, `user_input_size` as typed. Absent parts: single pieces without a size.
 */
export const usualQuantity = v.object({
  quantity: v.unknown(),
  units: v.optional(v.unknown()),
  factor: v.optional(v.unknown()),
  user_input_size: v.optional(v.unknown()),
});

/**
 * A favourite list. `marks` overrides `product_ids`, see {@link favouritesDocument}. `usual_quantities` and `par_levels`, how much is
 * to be on the customer's shelf, are by product id; those of products that aren't in the list mean nothing.
 */
export const favouriteList = v.object({
  name: text,
  is_default: flag,
  is_current: flag,
  deleted: flag,
  product_ids: productIds,
  /** true: the product is in the list, false: it was removed. */
  marks: byProduct,
  usual_quantities: byProduct,
  par_levels: byProduct,
  createdAt: text,
  updatedAt: text,
});

/**
 * The document `favourites` of the cloud store: lists by id, the migration flag, and the favourites from before lists
 * existed, `{ [product id]: true }`. A merge patch replaces whole arrays, so two devices that add to one list at once
 * would lose a change. Each change is therefore also written per product, in `marks: { [product id]: true | false }`;
 * `product_ids` is for readers that don't know `marks`. `usual_quantities` and `par_levels` are per product for the same
 * reason, and a change names every part of its product's.
 */
export const favouritesDocument = v.object({
  migrated: flag,
  lists: v.fallback(v.optional(v.record(v.string(), v.unknown()), {}), {}),
  favorites: byProduct,
});

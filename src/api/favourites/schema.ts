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

/** true: the product is in the list, false: it was removed. */
const byProduct = v.fallback(v.optional(v.record(v.string(), v.unknown()), {}), {});

/** A favourite list (specification §3). `marks` overrides `product_ids`, see {@link favouritesDocument}. */
export const favouriteList = v.object({
  name: text,
  is_default: flag,
  is_current: flag,
  deleted: flag,
  product_ids: productIds,
  marks: byProduct,
  createdAt: text,
  updatedAt: text,
});

/**
 * The document `favourites` of the cloud store (specification §7): lists by id, the migration flag, and the favourites
 * from before lists existed, `{ [product id]: true }`. A merge patch replaces whole arrays, so two devices that add to
 * one list at once would lose a change. Each change is therefore also written per product, in `marks: { [product id]:
 * true | false }`; `product_ids` is for readers that don't know `marks`.
 */
export const favouritesDocument = v.object({
  migrated: flag,
  lists: v.fallback(v.optional(v.record(v.string(), v.unknown()), {}), {}),
  favorites: byProduct,
});

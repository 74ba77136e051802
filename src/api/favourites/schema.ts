import * as v from 'valibot';

const text = v.fallback(v.optional(v.string(), ''), '');
const flag = v.fallback(v.optional(v.boolean(), false), false);
const productId = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(Number),
  v.safeInteger(),
  v.minValue(1),
);

/** Only what can be read of them: a bad one costs itself. */
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

/** What a product's key says of it: true it is in, false it isn't. */
const byProduct = v.fallback(v.optional(v.record(v.string(), v.unknown()), {}), {});

/**
 * A favourite list (specification §3). `marks` stands beside `product_ids`, see {@link favouritesDocument}; it is the last
 * word on each product that it names.
 */
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
 * The document `favourites` of the cloud store (specification §7): lists by id, the migration flag, and the favourites of
 * the time before there were lists, `{ [product id]: true }`.
 *
 * A merge patch replaces an array as a whole: two devices that add to one list at once would lose one of the two. So each
 * change of a list says what it meant, product by product, in `marks: { [product id]: true | false }`, and writes the whole
 * of `product_ids` for whoever reads only that.
 */
export const favouritesDocument = v.object({
  migrated: flag,
  lists: v.fallback(v.optional(v.record(v.string(), v.unknown()), {}), {}),
  favorites: byProduct,
});

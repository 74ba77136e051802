import * as v from 'valibot';

/** A back office that knows the cart key stores a cart once, under any number; others use the order number alone. */
export const cartKeyJson = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ cart: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) }),
);

import * as v from 'valibot';

/**
 * Building blocks of the wire schemas. Back offices send numbers as numbers or text, and leave fields out or null. In
 * responses, an invalid value counts as absent. In requests, {@link requestText} refuses it. Numbers and lists are in
 * wireValues.ts, because the login needs none and loads this file early.
 */

/** Absent and null become empty, numbers become text. */
export const requestText = v.pipe(v.nullish(v.union([v.string(), v.number()]), ''), v.transform(String));

export const looseText = v.fallback(requestText, '');

export const texts = v.nullish(v.array(v.string()), []);

/** Some systems send ids as digits in text. */
export const id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/))]),
  v.transform(Number),
  v.integer(),
);

/** 0/1, true/false, "TRUE"/"FALSE"; anything else is false. */
export const flag = v.fallback(
  v.pipe(
    v.nullish(v.union([v.boolean(), v.number(), v.string()]), false),
    v.transform((value) => /^(true|1)$/i.test(String(value))),
  ),
  false,
);

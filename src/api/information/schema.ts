import * as v from 'valibot';
import { isSafeHref } from '../../domain/information/safeHref.ts';
import { LANGUAGES } from '../../domain/tenant/language.ts';
import { looseText, texts } from '../wire.ts';
import { lenientList } from '../wireValues.ts';

/** yyyy-mm-dd; anything else counts as absent. */
const day = v.fallback(v.nullish(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)), null), null);
const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/));
const weekday = v.picklist([1, 2, 3, 4, 5, 6, 7]);
/** An unsafe address is dropped. */
const safeHref = v.custom<string>((value) => typeof value === 'string' && isSafeHref(value));
const href = v.optional(v.fallback(safeHref, ''), '');

export const pageLink = v.object({ text: v.string(), href: safeHref });
/** A link to anywhere else becomes its text. */
const textOfLink = v.pipe(
  v.object({ text: v.string() }),
  v.transform(({ text }) => text),
);
const inline = v.union([v.string(), pageLink, textOfLink]);

/** A part of a text. There is no HTML on the wire, so that no page can run anything. */
const pageBlock = v.union([
  v.object({ kind: v.literal('heading'), text: v.string() }),
  v.object({ kind: v.literal('paragraph'), content: v.array(inline) }),
  v.object({ kind: v.literal('list'), ordered: v.boolean(), items: v.array(v.array(inline)) }),
]);
export type PageBlockWire = v.InferInput<typeof pageBlock>;

const placeWire = v.object({
  address: texts,
  country: looseText,
  map_url: href,
  hours: v.optional(lenientList(v.object({ days: v.array(weekday), opens: time, closes: time })), []),
  people: v.optional(
    lenientList(v.object({ name: v.string(), role: looseText, phone: looseText, email: looseText })),
    [],
  ),
});
export type PlaceWire = v.InferInput<typeof placeWire>;

const flyerWire = v.object({
  title: looseText,
  valid_until: day,
  pdf_url: looseText,
  pages: v.optional(
    lenientList(
      v.object({ picture_url: v.string(), width: v.number(), height: v.number(), text: looseText }),
    ),
    [],
  ),
});

/** GET {companyApi}/company_pages/{page}: what the company has on an information page. */
export const pageResponse = v.object({
  success: v.literal(true),
  page: v.object({
    language: v.fallback(v.nullish(v.picklist(LANGUAGES), null), null),
    text: v.optional(lenientList(pageBlock), []),
    updated_on: day,
    place: v.nullish(placeWire, null),
    flyer: v.nullish(flyerWire, null),
  }),
});
export type PageWire = v.InferInput<typeof pageResponse>['page'];

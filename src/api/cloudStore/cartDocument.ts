import * as v from 'valibot';
import type { Cart, CartDetails, CartEntry } from '../../domain/cart/cart.ts';
import type { CartLine } from '../../domain/cart/cartLine.ts';
import { cleanLines } from '../../domain/cart/cleanLines.ts';
import { REMOVAL_REASONS } from '../../domain/cart/removedLines.ts';
import type { Json, JsonObject } from '../../domain/cloudStore/cloudStore.ts';
import type { PriceData, UnitOfMeasure } from '../../domain/pricing/types.ts';

/**
 * The saved transaction of the cloud store (specification §4 and §7): `{ clientId, details, lines: { [key]: line } }`. A merge
 * patch takes nulls away, so what is absent reads as null.
 */
const loose = v.fallback(v.optional(v.nullable(v.union([v.number(), v.string()])), null), null);
const text = v.optional(v.string(), '');
const textOrNull = v.optional(v.nullable(v.string()), null);
const whole = v.optional(v.nullable(v.number()), null);

const unit = v.object({ code: v.string(), name: v.string(), factor: loose });
const range = { minValue: loose, maxValue: loose };
const rules = v.object({
  specialPrices: v.optional(
    v.array(
      v.object({ rule: v.string(), name: textOrNull, price: loose, base: loose, value: loose, ...range }),
    ),
    [],
  ),
  discounts: v.optional(
    v.array(v.object({ rule: v.string(), name: textOrNull, isPercent: v.boolean(), value: loose, ...range })),
    [],
  ),
  gifts: v.optional(
    v.array(
      v.object({
        productId: v.number(),
        quantity: loose,
        step: loose,
        productName: text,
        productCode: text,
        imageUrl: text,
        ...range,
      }),
    ),
    [],
  ),
  taxes: v.optional(v.array(v.object({ name: textOrNull, value: loose, isPercent: v.boolean() })), []),
});
const price = v.object({
  defaultPrice: loose,
  defaultCost: loose,
  netValue: loose,
  netPrice: loose,
  adjustValue: loose,
});

const savedLine = v.object({
  position: v.optional(v.number(), 0),
  productId: v.number(),
  code: text,
  name: text,
  remark: text,
  imageUrl: text,
  detailType: whole,
  productDetailType: whole,
  defaultTax: loose,
  line: text,
  subline: text,
  brand: text,
  quantity: v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  units: v.optional(v.array(unit), []),
  unit: v.optional(v.nullable(unit), null),
  size: textOrNull,
  typedSize: text,
  price: v.optional(v.nullable(price), null),
  rules: v.optional(v.nullable(rules), null),
  warehouseId: whole,
  known: v.fallback(
    v.optional(
      v.nullable(
        v.object({
          price: v.optional(v.nullable(price), null),
          rules: v.optional(v.nullable(rules), null),
        }),
      ),
      null,
    ),
    null,
  ),
  goneUnit: v.fallback(v.optional(v.nullable(unit), null), null),
  section: text,
  note: text,
  unitPriceWhenAdded: textOrNull,
  addedAt: text,
});

const address = v.object({ lines: v.array(v.string()), city: text, state: text, zip: text, country: text });
const coupon = v.object({
  id: whole,
  code: v.string(),
  name: text,
  kind: v.picklist(['percent', 'fixed']),
  value: v.union([v.number(), v.string()]),
  productIds: v.optional(v.array(v.number()), []),
  lines: v.optional(v.array(v.string()), []),
  sublines: v.optional(v.array(v.string()), []),
});
const removed = v.array(
  v.object({
    productId: v.number(),
    name: text,
    code: text,
    subline: text,
    reason: v.picklist(REMOVAL_REASONS),
  }),
);
const sent = v.object({ number: v.string(), madeAt: v.number(), at: v.number() });
/** Field by field: one that can't be read costs only itself. */
const savedDetails = v.object({
  orderNumber: v.fallback(textOrNull, null),
  orderNumberMadeAt: v.fallback(whole, null),
  sent: v.fallback(v.optional(v.nullable(sent), null), null),
  coupon: v.fallback(v.optional(v.nullable(coupon), null), null),
  shippingMethodCode: v.fallback(textOrNull, null),
  address: v.fallback(v.optional(v.nullable(address), null), null),
  notes: v.fallback(text, ''),
  purchaseOrder: v.fallback(text, ''),
  subCustomerId: v.fallback(whole, null),
  paymentMethod: v.fallback(v.optional(v.nullable(v.picklist(['card', 'bank'])), null), null),
  removed: v.fallback(v.optional(removed, []), []),
});

/** What a document says of an order; its number is null until one was given. */
export type SavedDetails = v.InferOutput<typeof savedDetails>;

const isObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

const knownLines = new WeakMap<object, CartEntry[]>();
const knownDetails = new WeakMap<object, SavedDetails>();

const remember = <Value>(cache: WeakMap<object, Value>, key: object, make: () => Value): Value => {
  const before = cache.get(key);
  if (before !== undefined) return before;
  const made = make();
  cache.set(key, made);
  return made;
};

type ReadLine = { position: number; line: CartLine };
const knownLine = new WeakMap<object, ReadLine | null>();

const parseLine = (json: object): ReadLine | null => {
  const parsed = v.safeParse(savedLine, json);
  if (!parsed.success) return null;
  const { position, ...line } = parsed.output;
  return cleanLines([line]).length > 0 ? { position, line } : null;
};

/** An unchanged line of the document stays the same object, so that its price stays remembered. */
const readLine = (json: Json): ReadLine | null =>
  typeof json === 'object' && json !== null ? remember(knownLine, json, () => parseLine(json)) : null;

const readEntries = (lines: JsonObject): CartEntry[] =>
  Object.entries(lines)
    .flatMap(([key, json]): CartEntry[] => {
      const read = readLine(json);
      return read ? [{ key, ...read }] : [];
    })
    .toSorted((one, other) => one.position - other.position);

const readDetails = (details: JsonObject): SavedDetails => v.parse(savedDetails, details);

const NO_ENTRIES: CartEntry[] = [];
const NO_DETAILS = readDetails({});

/**
 * The cart in a document. Lines that can't be read are left out, and so are those whose quantity is zero or none at all
 * (specification §4, Cart). What didn't change since the last reading is the same object as then.
 */
export const readCartDocument = (
  data: JsonObject,
): { clientId: number | null; entries: CartEntry[]; details: SavedDetails } => {
  const { lines, details, clientId } = data;
  return {
    clientId: typeof clientId === 'number' ? clientId : null,
    entries: isObject(lines) ? remember(knownLines, lines, () => readEntries(lines)) : NO_ENTRIES,
    details: isObject(details) ? remember(knownDetails, details, () => readDetails(details)) : NO_DETAILS,
  };
};

/** Plain data as JSON: what JSON has no word for is gone, as it would be on the wire. */
const toJson = (value: unknown): JsonObject => {
  const copy: unknown = JSON.parse(JSON.stringify(value));
  return v.parse(
    v.custom<JsonObject>((json) => typeof json === 'object' && json !== null),
    copy,
  );
};

export const detailsPatch = (details: Partial<CartDetails>): JsonObject => ({ details: toJson(details) });

const unitJson = (named: UnitOfMeasure | null): JsonObject | null =>
  named && { code: named.code, name: named.name, factor: named.factor ?? null };

const priceJson = (facts: PriceData | null): JsonObject | null =>
  facts && {
    defaultPrice: facts.defaultPrice ?? null,
    defaultCost: facts.defaultCost ?? null,
    netValue: facts.netValue ?? null,
    netPrice: facts.netPrice ?? null,
    adjustValue: facts.adjustValue ?? null,
  };

/** A line as it is kept, with every field named, so that it replaces whatever stood under its key. */
const lineJson = ({ position, line }: CartEntry): JsonObject => ({
  ...toJson(line),
  unit: unitJson(line.unit),
  price: priceJson(line.price),
  known: line.known && {
    price: priceJson(line.known.price),
    rules: line.known.rules && toJson(line.known.rules),
  },
  goneUnit: unitJson(line.goneUnit),
  position,
});

/** The patch that makes one cart of another: lines that changed, came or went, by key, each as a whole. */
export const linesPatch = (before: Cart['entries'], after: Cart['entries']): JsonObject => {
  const old = new Map(before.map(({ key, line }) => [key, line]));
  const lines: JsonObject = {};
  for (const entry of after) {
    if (old.get(entry.key) !== entry.line) lines[entry.key] = lineJson(entry);
    old.delete(entry.key);
  }
  for (const key of old.keys()) lines[key] = null;
  return Object.keys(lines).length === 0 ? {} : { lines };
};

/**
 * The patch that renews lines in the fields in which they differ and in no other: what another open session typed into
 * them meanwhile stays. Lines that came or went are not among it.
 */
export const fieldsPatch = (before: Cart['entries'], after: Cart['entries']): JsonObject => {
  const old = new Map(before.map(({ key, line }) => [key, line]));
  const lines: JsonObject = {};
  for (const entry of after) {
    const line = old.get(entry.key);
    if (!line || line === entry.line) continue;
    const was = new Map<string, unknown>(Object.entries(line));
    const now = new Map<string, unknown>(Object.entries(entry.line));
    const fields = Object.entries(lineJson(entry)).filter(([field]) => was.get(field) !== now.get(field));
    if (fields.length > 0) lines[entry.key] = Object.fromEntries(fields);
  }
  return Object.keys(lines).length === 0 ? {} : { lines };
};

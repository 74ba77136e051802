import * as v from 'valibot';
import { REMOVAL_REASONS } from '../../domain/cart/removedLines.ts';

/**
 * The saved transaction of the cloud store (rules: Cleaning the cart): `{ clientId, details, lines: { [key]: line } }`. A
 * merge patch removes nulls, so absent fields are read as null.
 */
const loose = v.fallback(v.optional(v.nullable(v.union([v.number(), v.string()])), null), null);
const text = v.optional(v.string(), '');
const textOrNull = v.optional(v.nullable(v.string()), null);
const nullableNumber = v.optional(v.nullable(v.number()), null);

const unit = v.object({
  code: v.string(),
  name: v.string(),
  factor: loose,
  allowsFractions: v.fallback(v.optional(v.literal(true)), undefined),
});
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
  sourceData: v.optional(v.string()),
});

export const savedLine = v.object({
  position: v.optional(v.number(), 0),
  productId: v.number(),
  code: text,
  name: text,
  remark: text,
  imageUrl: text,
  detailType: nullableNumber,
  productDetailType: nullableNumber,
  defaultTax: loose,
  weight: textOrNull,
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
  warehouseId: nullableNumber,
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
  id: nullableNumber,
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
/** Each field has a fallback, so that an invalid one loses only itself. */
export const savedDetails = v.object({
  orderNumber: v.fallback(textOrNull, null),
  orderNumberMadeAt: v.fallback(nullableNumber, null),
  sent: v.fallback(v.optional(v.nullable(sent), null), null),
  coupon: v.fallback(v.optional(v.nullable(coupon), null), null),
  shippingMethodCode: v.fallback(textOrNull, null),
  lastShippingMethodCode: v.fallback(textOrNull, null),
  address: v.fallback(v.optional(v.nullable(address), null), null),
  notes: v.fallback(text, ''),
  purchaseOrder: v.fallback(text, ''),
  subCustomerId: v.fallback(nullableNumber, null),
  paymentMethod: v.fallback(v.optional(v.nullable(v.picklist(['card', 'bank'])), null), null),
  removed: v.fallback(v.optional(removed, []), []),
});

export type SavedDetails = v.InferOutput<typeof savedDetails>;

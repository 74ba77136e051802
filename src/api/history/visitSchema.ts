import * as v from 'valibot';
import { EMAIL_MAX_LENGTH } from '../../domain/texts/textLimits.ts';
import { CODE_MAX_LENGTH, limitedText, NAME_MAX_LENGTH } from '../requestValues.ts';
import { id } from '../wire.ts';
import { lenientList, looseId, looseNumber } from '../wireValues.ts';
import { collectionWire, paymentWire } from './paymentSchema.ts';
import { estimateHeaderWire, invoiceHeaderWire, orderHeaderWire } from './transactionHeaderSchema.ts';
import { transactionKindWire } from './transactionKindSchema.ts';

const exactlyOne = <Schema extends v.GenericSchema>(schema: Schema) => v.pipe(v.array(schema), v.length(1));

const collection = v.optional(exactlyOne(collectionWire));

/** POST /rest/visitSync and /visit-sync: the transaction envelope. */
export const visitRequest = v.object({
  place_code: limitedText(NAME_MAX_LENGTH),
  place_name: limitedText(NAME_MAX_LENGTH),
  place_type: v.literal('CLIENT'),
  visit_type: v.literal('PORTAL'),
  imei: v.literal('web-client'),
  date_from: limitedText(CODE_MAX_LENGTH),
  mobile_datesync: limitedText(CODE_MAX_LENGTH),
  gmt: limitedText(CODE_MAX_LENGTH),
  mobileUser: v.object({ login: limitedText(EMAIL_MAX_LENGTH) }),
  visit_opt: v.optional(
    v.pipe(
      v.array(
        v.object({
          name: v.picklist(['From', 'To']),
          value: v.pipe(v.string(), v.maxLength(EMAIL_MAX_LENGTH)),
        }),
      ),
      v.maxLength(10),
    ),
    [],
  ),
  visit: v.union([
    v.strictObject({ order: exactlyOne(orderHeaderWire), collection }),
    v.strictObject({ invoice: exactlyOne(invoiceHeaderWire), collection }),
    v.strictObject({ estimate: exactlyOne(estimateHeaderWire), collection }),
    v.strictObject({ collection: exactlyOne(collectionWire) }),
  ]),
});
export type VisitRequest = v.InferInput<typeof visitRequest>;

/** A figure that the server calculated differently; `product_id` null means the header. */
export const differenceWire = v.object({
  product_id: v.nullable(id),
  field: v.string(),
  sent: looseNumber,
  stored: looseNumber,
});

export const visitResponse = v.object({
  success: v.literal(true),
  transaction: v.object({
    id: v.string(),
    kind: transactionKindWire,
    transaction_number: v.string(),
    netvalue: looseNumber,
    approval_status: looseId,
  }),
  differences: lenientList(differenceWire),
  repeated: v.boolean(),
  /** Of a transaction that was sent with a collection. A collection alone is answered by `paymentResponse`. */
  payment: v.fallback(v.nullish(paymentWire, null), null),
});
export type VisitResponse = v.InferInput<typeof visitResponse>;

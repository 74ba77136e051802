import * as v from 'valibot';
import { LINE_NOTE_MAX_LENGTH } from '../../domain/cart/lineNote.ts';
import { id, looseText, requestText } from '../wire.ts';
import { looseId, looseNumber, requestNumber } from '../wireValues.ts';

export const transactionLineWire = v.object({
  product_id: id,
  product_name: looseText,
  product_code: looseText,
  product_image: looseText,
  quantity: looseNumber,
  product_price: looseNumber,
  product_discount: looseNumber,
  original_price: looseNumber,
  original_netprice: looseNumber,
  product_default_tax: looseNumber,
  product_line: looseText,
  product_subline: looseText,
  product_brand: looseText,
  warehouse_id: looseId,
  units: looseText,
  factor: looseNumber,
  size: looseNumber,
  user_input_size: looseText,
  weigth: looseNumber,
  detail_type: looseId,
  order_detail_remark: looseText,
  order_detail_grossvalue: looseNumber,
  order_detail_tax: looseNumber,
  order_detail_netvalue: looseNumber,
  order_detail_discount: looseNumber,
  order_detail_internal_remark: looseText,
  json_data: looseText,
  price_rules_json_data: looseText,
  unit_of_measure: looseText,
  force_show_price: v.fallback(v.optional(v.nullable(v.boolean()), false), false),
  section_added: looseText,
  default_cost: looseNumber,
  remark: looseText,
});
export type TransactionLineWire = v.InferInput<typeof transactionLineWire>;

/** A request's line is validated strictly: an invalid quantity is refused, not dropped. */
export const submittedLineWire = v.object({
  ...transactionLineWire.entries,
  quantity: requestNumber,
  size: requestNumber,
  units: requestText,
  warehouse_id: v.optional(v.nullable(id), null),
  detail_type: v.optional(v.nullable(id), null),
  order_detail_remark: v.pipe(requestText, v.maxLength(LINE_NOTE_MAX_LENGTH)),
});

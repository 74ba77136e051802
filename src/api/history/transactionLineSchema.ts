import * as v from 'valibot';
import { LINE_NOTE_MAX_LENGTH, SIZE_MAX_LENGTH } from '../../domain/texts/textLimits.ts';
import {
  CODE_MAX_LENGTH,
  JSON_MAX_LENGTH,
  LONG_TEXT_MAX_LENGTH,
  limitedText,
  NAME_MAX_LENGTH,
  requestNumber,
} from '../requestValues.ts';
import { id, looseText } from '../wire.ts';
import { looseId, looseNumber } from '../wireValues.ts';

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

const name = limitedText(NAME_MAX_LENGTH);
const code = limitedText(CODE_MAX_LENGTH);
const json = limitedText(JSON_MAX_LENGTH);

/** A figure that the back office compares with its own; anything but a number counts as absent. */
const figure = v.fallback(requestNumber, null);

/** A request's line is validated strictly: an invalid quantity is refused, not dropped. */
export const submittedLineWire = v.object({
  ...transactionLineWire.entries,
  product_name: name,
  product_code: name,
  product_image: limitedText(LONG_TEXT_MAX_LENGTH),
  quantity: requestNumber,
  product_price: figure,
  product_discount: figure,
  original_price: figure,
  original_netprice: figure,
  product_default_tax: figure,
  product_line: name,
  product_subline: name,
  product_brand: name,
  warehouse_id: v.optional(v.nullable(id), null),
  units: code,
  factor: figure,
  size: requestNumber,
  user_input_size: limitedText(SIZE_MAX_LENGTH),
  weigth: figure,
  detail_type: v.optional(v.nullable(id), null),
  order_detail_remark: limitedText(LINE_NOTE_MAX_LENGTH),
  order_detail_grossvalue: figure,
  order_detail_tax: figure,
  order_detail_netvalue: figure,
  order_detail_discount: figure,
  order_detail_internal_remark: code,
  json_data: json,
  price_rules_json_data: json,
  unit_of_measure: name,
  section_added: code,
  default_cost: figure,
  remark: limitedText(LONG_TEXT_MAX_LENGTH),
});

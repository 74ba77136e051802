import { createHash } from 'node:crypto';
import { numericOrNull } from '../../pricing/numbers.ts';
import type { SentLine, SentTransaction } from './readVisit.ts';

const numberOf = (value: unknown): string => numericOrNull(value)?.toFixed() ?? String(value ?? '');

const lineOf = ({ product_id, quantity, units, size, user_input_size, order_detail_remark }: SentLine) =>
  JSON.stringify([
    product_id,
    numberOf(quantity),
    units,
    numberOf(size) || user_input_size.replace(/\s/g, '').toLowerCase(),
    order_detail_remark.trim(),
  ]);

/**
 * The hash of what the customer ordered: lines in any order, coupon, delivery and notes. Figures and dates are left out,
 * because a repeat may be sent with newer ones.
 */
export const contentHash = ({ kind, header, lines }: SentTransaction): string => {
  const own = lines.filter(({ detail_type }) => detail_type === null).map(lineOf);
  const content = [
    kind,
    own.toSorted(),
    header.portal_coupons_code.trim().toUpperCase(),
    header.shipping_method_code,
    header.sub_customer_id,
    header.client_shipaddress1,
    header.client_shipaddress2,
    header.client_shipaddress3,
    header.client_shipaddress4,
    header.ship_address_city,
    header.ship_address_state,
    header.zipcode,
    header.ship_address_country,
    header.remark,
    header.f1,
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
};

import { randomUUID } from 'node:crypto';
import { addDays, isDay, isoDay } from '../../calendar.ts';
import type { NewTransaction } from '../../database/schema.ts';
import { positiveOrNull } from '../../pricing/numbers.ts';
import type { CustomerCaller } from '../../session/authorise.ts';
import type { Calculated } from './calculate.ts';
import { contentHash } from './contentHash.ts';
import { cartKeyOf } from './findStored.ts';
import type { SentTransaction } from './readVisit.ts';

/**
 * The stored row: the back office's figures and dates, the caller's texts. The sent ship date is used when it is today or
 * later, else tomorrow; invoices are due after the payment term days (rules: Ship date, Due date).
 */
export const transactionRow = (
  { company, customer }: CustomerCaller,
  sent: SentTransaction,
  { priced: { lines, totals }, differences, method, couponCode, charge }: Calculated,
  now: Date,
): NewTransaction => {
  const { kind, header } = sent;
  const today = isoDay(now);
  const { user } = customer;
  const terms = positiveOrNull(user.payterm_days)?.round(0).toNumber() ?? 0;
  const isKept = isDay(header.ship_date) && header.ship_date >= today;
  return {
    id: randomUUID(),
    company_id: customer.companyId,
    client_id: customer.clientId,
    user_id: user.id,
    kind,
    transaction_number: header.order_number,
    cart_key: cartKeyOf(header.json_data),
    content_hash: contentHash(sent),
    transaction_date: today,
    due_date: kind === 'invoice' ? addDays(today, terms) : null,
    ship_date: isKept ? header.ship_date : addDays(today, 1),
    status: kind === 'invoice' ? 'open' : 'pending',
    approval_status: user.require_order_approval ? 0 : null,
    currency_code: company.currency_code,
    grossvalue: totals.gross.toFixed(),
    discount: totals.discount.toFixed(),
    tax: totals.tax.toFixed(),
    shipping_cost: totals.shipping.toFixed(),
    payment_charge: charge.toFixed(),
    netvalue: totals.net.toFixed(),
    balance: kind === 'invoice' ? totals.net.toFixed() : null,
    line_count: lines.length,
    header: JSON.stringify({
      client_name: user.client_name,
      client_payterm: user.payterm_name,
      client_payterm_days: terms,
      shipping_method_code: method?.code ?? '',
      shipping_method_name: method?.name ?? '',
      portal_coupons_code: couponCode,
      remark: header.remark,
      f1: header.f1,
      sub_customer_id: header.sub_customer_id,
      sub_customer_name: user.sub_customers.find(({ id }) => id === header.sub_customer_id)?.name ?? '',
      client_shipaddress1: header.client_shipaddress1,
      client_shipaddress2: header.client_shipaddress2,
      client_shipaddress3: header.client_shipaddress3,
      client_shipaddress4: header.client_shipaddress4,
      ship_address_city: header.ship_address_city,
      ship_address_state: header.ship_address_state,
      zipcode: header.zipcode,
      ship_address_country: header.ship_address_country,
    }),
    sends_mails: sent.recipients.some((email) => email.toLowerCase() === user.email.toLowerCase()),
    differences: JSON.stringify(differences),
    created_at: now,
  };
};

import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { userWire } from '../../../src/api/access/schema.ts';
import type { CompanyWire } from '../../../src/api/tenant/schema.ts';
import type { CustomerSeed, PastTransaction } from '../../seeds/types.ts';
import { addDays, isoDay } from '../calendar.ts';
import { cents, exact, numericOrNull, positiveOrNull } from '../pricing/numbers.ts';
import { giftIds, loadOffers, type Offer } from '../pricing/offers.ts';
import { type PricedTransaction, priceTransaction, type RequestedLine } from '../pricing/priceTransaction.ts';
import { storeTransaction } from '../routes/orders/storeTransaction.ts';
import type { User } from '../session/authorise.ts';
import { companyRules } from '../settings.ts';
import { pastShipDate, pastStepDates } from './pastSteps.ts';
import type { Database, NewTransaction } from './schema.ts';

/** Approval status of a pending order (rules: Approval). */
const PENDING = 0;

const requestedLinesOf = ({ lines }: PastTransaction, offers: ReadonlyMap<number, Offer>): RequestedLine[] =>
  lines.flatMap(({ product_id, quantity, units }) => {
    const offer = offers.get(product_id);
    if (!offer) return [];
    const unit = offer.units.find((candidate) => candidate.units === units) ?? null;
    const amount = exact(quantity);
    const q = amount.times(unit?.factor ?? 1);
    const plain = { size: null, size_text: '', warehouse_id: null, remark: '', section: '' };
    return [{ ...plain, offer, quantity: amount, unit, q }];
  });

const termsOf = (user: User): number => positiveOrNull(user.payterm_days)?.round(0).toNumber() ?? 0;

const headerOf = (user: User, { purchaseOrder = '' }: PastTransaction) => ({
  client_name: user.client_name,
  client_payterm: user.payterm_name,
  client_payterm_days: termsOf(user),
  shipping_method_code: '',
  shipping_method_name: '',
  portal_coupons_code: '',
  remark: '',
  f1: purchaseOrder,
  sub_customer_id: null,
  client_shipaddress1: user.ship_address,
  client_shipaddress2: user.ship_address2,
  client_shipaddress3: user.ship_address3,
  client_shipaddress4: user.ship_address4,
  ship_address_city: user.ship_address_city,
  ship_address_state: user.ship_address_state,
  zipcode: user.zipcode,
  ship_address_country: user.country,
});

const rowOf = (
  company: CompanyWire,
  user: User,
  past: PastTransaction,
  { lines, totals }: PricedTransaction,
  today: Date,
): NewTransaction => {
  const day = addDays(isoDay(today), -past.daysAgo);
  const isInvoice = past.kind === 'invoice';
  return {
    id: randomUUID(),
    company_id: user.company_id,
    client_id: user.client_id,
    user_id: user.id,
    kind: past.kind,
    transaction_number: past.number,
    transaction_date: day,
    due_date: isInvoice ? addDays(day, termsOf(user)) : null,
    ship_date: pastShipDate(past, isoDay(today)),
    status: past.status,
    approval_status: past.awaitsApproval ? PENDING : null,
    currency_code: company.currency_code ?? 'USD',
    grossvalue: totals.gross.toFixed(),
    discount: totals.discount.toFixed(),
    tax: totals.tax.toFixed(),
    shipping_cost: totals.shipping.toFixed(),
    payment_charge: totals.charge.toFixed(),
    netvalue: totals.net.toFixed(),
    balance: isInvoice ? cents(totals.net.times(numericOrNull(past.openShare) ?? 0)).toFixed() : null,
    line_count: lines.length,
    header: JSON.stringify(headerOf(user, past)),
    differences: '[]',
    created_at: new Date(`${day}T12:00:00Z`),
    step_dates: JSON.stringify(pastStepDates(past, isoDay(today))),
  };
};

export const loadPast = async (
  database: Database,
  company: CompanyWire,
  { user: userSeed, past }: CustomerSeed,
  today: Date,
): Promise<void> => {
  const user = v.parse(userWire, userSeed);
  const rules = companyRules(company);
  const offerRequest = { companyId: user.company_id, clientId: user.client_id, rules };
  const ids = [...new Set(past.flatMap(({ lines }) => lines.map(({ product_id }) => product_id)))];
  const offers = await loadOffers(database, offerRequest, ids);
  const all = new Map([...(await loadOffers(database, offerRequest, giftIds(offers.values()))), ...offers]);
  for (const transaction of past) {
    const priced = priceTransaction(requestedLinesOf(transaction, all), all, {
      rules,
      user,
      coupon: null,
      shipping: null,
      charge: null,
    });
    if (priced.lines.length === 0) continue;
    const row = rowOf(company, user, transaction, priced, today);
    await storeTransaction(database, row, priced.lines, user.force_show_price);
  }
};

import * as v from 'valibot';
import type { TransactionRow } from '../../host-demo/server/database/schema.ts';
import type { SheetFacts } from '../../host-demo/server/pdf/types.ts';
import { userWire } from '../../src/api/access/schema.ts';
import { companyWire } from '../../src/api/tenant/schema.ts';

export const row: TransactionRow = {
  id: 'a3f1c0de-0000-4000-8000-000000000001',
  company_id: 1,
  client_id: 110,
  user_id: 11,
  kind: 'invoice',
  transaction_number: 'INV-9',
  payment_links_revision: 0,
  cart_key: null,
  content_hash: null,
  transaction_date: '2026-03-10',
  due_date: '2026-04-09',
  ship_date: '2026-03-11',
  status: 'open',
  held_for: null,
  approval_status: null,
  approval_comment: '',
  approved_by: '',
  currency_code: 'USD',
  grossvalue: '48',
  discount: '8',
  tax: '4',
  shipping_cost: '0',
  payment_charge: '-0.44',
  netvalue: '43.56',
  balance: '23.56',
  paid_amount: '0',
  line_count: 1,
  sends_mails: true,
  header: {
    client_name: 'Corner Deli',
    client_payterm: '30 days',
    client_payterm_days: 30,
    shipping_method_code: '',
    shipping_method_name: '',
    portal_coupons_code: 'WELCOME10',
    remark: '',
    f1: '',
    sub_customer_id: 901,
    sub_customer_name: 'Branch one',
    client_shipaddress1: '1 Main Street',
    client_shipaddress2: '',
    client_shipaddress3: '',
    client_shipaddress4: '',
    ship_address_city: 'Springfield',
    ship_address_state: '',
    zipcode: '45501',
    ship_address_country: 'US',
  },
  differences: [],
  created_at: new Date('2026-03-10T12:00:00Z'),
  step_dates: {},
};

/** 4 boards of 2x3 at 1 per foot, in packs of 2: 4 × 2 × 6 = 48, less 8, tax 10 %. */
export const board = {
  product_id: 1,
  product_name: 'Board',
  product_code: 'B-1',
  quantity: 4,
  factor: 2,
  size: 6,
  user_input_size: '2x3',
  unit_of_measure: 'Pack of 2',
  product_price: 1,
  order_detail_grossvalue: 48,
  order_detail_discount: 8,
  order_detail_tax: 4,
  order_detail_netvalue: 44,
};

/** What a document is made of: an invoice of one line. */
export const documentFacts = (
  changes: Partial<SheetFacts> = {},
  rowChanges: Partial<TransactionRow> = {},
): SheetFacts => ({
  lines: [board],
  payments: [],
  company: v.parse(companyWire, { company_id: 1, name: 'Timber & Co', alias: 'timber' }),
  seller: null,
  user: v.parse(userWire, { id: 11, email: 'a@b.test', company_id: 1, client_id: 110, client_nit: '22-48' }),
  seesPrices: true,
  language: 'en',
  today: '2026-03-10',
  ...changes,
  row: { ...row, ...rowChanges },
});

import type * as v from 'valibot';
import type { TransactionLineWire } from '../../../../src/api/history/transactionLineSchema.ts';
import type {
  TransactionWire,
  transactionSummaryWire,
} from '../../../../src/api/history/transactionSchema.ts';
import { isoDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import type { TransactionRow } from '../../database/schema.ts';
import { exact, numericOrNull } from '../../pricing/numbers.ts';
import type { CustomerCaller } from '../../session/authorise.ts';
import { isCancellable } from './cancellable.ts';
import { linePartNumbers } from './linePartNumbers.ts';
import { orderSteps } from './orderSteps.ts';

type Summary = v.InferInput<typeof transactionSummaryWire>;

/** The reader and the date: unpaid invoices after their due date are overdue; figures are null when prices are hidden. */
export type View = {
  today: string;
  seesPrices: boolean;
  documentIdOf: (row: Pick<TransactionRow, 'id' | 'kind'>) => string;
};

export const viewOf = (
  { clock, documentIds }: Pick<Context, 'clock' | 'documentIds'>,
  { customer, seesPrices }: CustomerCaller,
): View => ({
  today: isoDay(clock()),
  seesPrices,
  documentIdOf: ({ id, kind }) =>
    documentIds.encrypt({
      kind,
      id,
      companyId: customer.companyId,
      userId: customer.user.id,
      version: customer.documentLinksVersion,
    }),
});

export const statusOf = ({ status, balance, due_date }: TransactionRow, today: string): Summary['status'] => {
  const isUnpaid = status === 'open' && balance !== null && exact(balance).gt(0);
  return isUnpaid && due_date !== null && due_date < today ? 'overdue' : status;
};

const figure = (value: string | null, { seesPrices }: View): number | null =>
  seesPrices && value !== null ? Number(value) : null;

export const presentSummary = (
  row: TransactionRow & { is_under_review?: boolean; is_clearing?: boolean },
  view: View,
): Summary => ({
  id: row.id,
  kind: row.kind,
  transaction_number: row.transaction_number,
  transaction_date: row.transaction_date,
  due_date: row.due_date,
  status: statusOf(row, view.today),
  approval_status: row.approval_status,
  approval_comment: row.approval_comment,
  approved_by: row.approved_by,
  can_cancel: isCancellable(row),
  is_under_review: row.is_under_review ?? false,
  is_clearing: row.is_clearing ?? false,
  encrypted_id: view.documentIdOf(row),
  currency_code: row.currency_code,
  netvalue: figure(row.netvalue, view),
  balance: figure(row.balance, view),
  line_count: row.line_count,
  f1: row.header.f1,
  ship_date: row.ship_date,
  order_steps: orderSteps(row, view.today),
});

const unitPrice = ({ original_netprice, factor }: TransactionLineWire): string | null =>
  numericOrNull(original_netprice)
    ?.times(numericOrNull(factor) ?? 1)
    .toFixed() ?? null;

const isBaseUnit = ({ factor, size }: TransactionLineWire): boolean =>
  numericOrNull(factor)?.eq(1) === true && !numericOrNull(size)?.gt(0);

export const presentShownLine = (
  {
    shown_line: line,
    line_count,
  }: Pick<TransactionRow, 'line_count'> & { shown_line: TransactionLineWire | null },
  { seesPrices }: View,
): Summary['shown_line'] =>
  line && {
    product_name: line.product_name,
    product_code: line.product_code,
    quantity: line.quantity,
    unit_of_measure: isBaseUnit(line) ? '' : line.unit_of_measure,
    price: seesPrices ? unitPrice(line) : null,
    others: Math.max(0, line_count - 1),
  };

/** What of a line's `json_data` tells nothing of its price. */
const withoutTaxes = ({ json_data }: TransactionLineWire): string => {
  const numbers = linePartNumbers(json_data);
  return numbers.length > 0 ? JSON.stringify({ part_numbers: numbers }) : '';
};

const withoutFigures = (line: TransactionLineWire): TransactionLineWire => ({
  ...line,
  product_price: null,
  product_discount: null,
  original_price: null,
  original_netprice: null,
  order_detail_grossvalue: null,
  order_detail_tax: null,
  order_detail_netvalue: null,
  order_detail_discount: null,
  order_detail_internal_remark: '',
  json_data: withoutTaxes(line),
  price_rules_json_data: '',
});

/** Whether a transaction's own lines force showing its prices (rules: Hidden prices). */
export const forcesPrices = (lines: readonly TransactionLineWire[]): boolean =>
  lines.length > 0 && lines.every(({ force_show_price }) => force_show_price === true);

const present = (
  row: TransactionRow,
  lines: readonly TransactionLineWire[],
  view: View,
): TransactionWire => ({
  ...presentSummary(row, view),
  client_name: row.header.client_name,
  sub_customer_name: row.header.sub_customer_name ?? '',
  grossvalue: figure(row.grossvalue, view),
  discount: figure(row.discount, view),
  tax: figure(row.tax, view),
  shipping_cost: figure(row.shipping_cost, view),
  payment_method_charge_amount: figure(row.payment_charge, view),
  shipping_method_name: row.header.shipping_method_name,
  portal_coupons_code: row.header.portal_coupons_code,
  client_payterm: row.header.client_payterm,
  client_payterm_days: row.header.client_payterm_days ?? null,
  remark: row.header.remark,
  client_shipaddress1: row.header.client_shipaddress1,
  client_shipaddress2: row.header.client_shipaddress2,
  client_shipaddress3: row.header.client_shipaddress3,
  client_shipaddress4: row.header.client_shipaddress4,
  ship_address_city: row.header.ship_address_city,
  ship_address_state: row.header.ship_address_state,
  zipcode: row.header.zipcode,
  ship_address_country: row.header.ship_address_country,
  lines: view.seesPrices ? [...lines] : lines.map(withoutFigures),
});

/** `reader`: whoever asks; prices that the transaction itself forces are shown to them too. */
export const presentTransaction = (
  row: TransactionRow,
  lines: readonly TransactionLineWire[],
  reader: View,
): TransactionWire =>
  present(row, lines, { ...reader, seesPrices: reader.seesPrices || forcesPrices(lines) });

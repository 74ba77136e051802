import type { InvoiceHeaderWire, OrderHeaderWire } from '../../../src/api/history/transactionHeaderSchema.ts';
import type { TransactionLineWire } from '../../../src/api/history/transactionLineSchema.ts';
import type { VisitRequest } from '../../../src/api/history/visitSchema.ts';

export const sentLine = (
  product_id: number,
  quantity: number | string,
  changes: Partial<TransactionLineWire> = {},
): TransactionLineWire => ({ product_id, quantity, ...changes });

type Changes = Partial<Omit<OrderHeaderWire, 'orderDetailList'>>;

const header = (order_number: string, client_id: number) => ({
  order_number,
  client_id,
  shipping_method_code: 'VAN',
  ship_address_city: 'Springfield',
  ship_address_state: 'Ohio',
  ship_date: '2026-03-11',
});

const envelope = (visit: VisitRequest['visit']): VisitRequest => ({
  place_type: 'CLIENT',
  visit_type: 'PORTAL',
  imei: 'web-client',
  gmt: '-05:00',
  mobileUser: { login: 'sales' },
  visit,
});

export const orderVisit = (
  order_number: string,
  client_id: number,
  lines: TransactionLineWire[],
  changes: Changes = {},
): VisitRequest =>
  envelope({ order: [{ ...header(order_number, client_id), ...changes, orderDetailList: lines }] });

export const invoiceVisit = (
  order_number: string,
  client_id: number,
  lines: TransactionLineWire[],
  changes: Partial<Omit<InvoiceHeaderWire, 'invoiceDetailList'>> = {},
): VisitRequest =>
  envelope({ invoice: [{ ...header(order_number, client_id), ...changes, invoiceDetailList: lines }] });

export const estimateVisit = (
  order_number: string,
  client_id: number,
  lines: TransactionLineWire[],
  changes: Changes = {},
): VisitRequest =>
  envelope({ estimate: [{ ...header(order_number, client_id), ...changes, estimateDetailList: lines }] });

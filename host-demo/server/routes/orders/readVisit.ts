import type * as v from 'valibot';
import type { transactionLineWire } from '../../../../src/api/history/transactionLineSchema.ts';
import type { visitRequest } from '../../../../src/api/history/visitSchema.ts';
import type { TransactionKind } from '../../../../src/domain/history/transaction.ts';

type Request = v.InferOutput<typeof visitRequest>;
export type Visit = Request['visit'];
export type Envelope = Pick<Request, 'visit' | 'visit_opt'>;
type OrderHeader = Extract<Visit, { order: unknown }>['order'][number];
type Header = Omit<
  OrderHeader,
  'order_date' | 'orderDetailList' | `order_${'grossvalue' | 'netvalue' | 'tax' | 'discount'}`
>;
export type SentLine = v.InferOutput<typeof transactionLineWire>;

type SentFigures = Record<'grossvalue' | 'discount' | 'tax' | 'netvalue', number | string | null>;
export type SentTransaction = {
  kind: TransactionKind;
  header: Header;
  figures: SentFigures;
  lines: SentLine[];
  recipients: string[];
};

export const readVisit = ({ visit, visit_opt }: Envelope): SentTransaction | null => {
  const recipients = visit_opt.filter(({ name }) => name === 'To').map(({ value }) => value);
  if ('order' in visit) {
    const [header] = visit.order;
    if (!header) return null;
    const {
      order_grossvalue: grossvalue,
      order_discount: discount,
      order_tax: tax,
      order_netvalue: netvalue,
    } = header;
    return {
      kind: 'order',
      header,
      figures: { grossvalue, discount, tax, netvalue },
      lines: header.orderDetailList,
      recipients,
    };
  }
  if ('invoice' in visit) {
    const [header] = visit.invoice;
    if (!header) return null;
    const {
      invoice_grossvalue: grossvalue,
      invoice_discount: discount,
      invoice_tax: tax,
      invoice_netvalue: netvalue,
    } = header;
    return {
      kind: 'invoice',
      header,
      figures: { grossvalue, discount, tax, netvalue },
      lines: header.invoiceDetailList,
      recipients,
    };
  }
  if (!('estimate' in visit)) return null;
  const [header] = visit.estimate;
  if (!header) return null;
  const {
    estimate_grossvalue: grossvalue,
    estimate_discount: discount,
    estimate_tax: tax,
    estimate_netvalue: netvalue,
  } = header;
  return {
    kind: 'estimate',
    header,
    figures: { grossvalue, discount, tax, netvalue },
    lines: header.estimateDetailList,
    recipients,
  };
};

import type { Http } from '../../api/calls.ts';
import { type PayableInvoice, payableInvoice } from '../../domain/history/payableInvoice.ts';
import { oldestFirst } from '../../domain/history/splitOldestFirst.ts';
import { loadAllTransactions } from '../history/loadAllTransactions.ts';

export const loadPayableInvoices = async (http: Http): Promise<PayableInvoice[]> => {
  const [invoices] = await loadAllTransactions(http, { kind: 'invoice', status: 'unpaid', search: '' });
  return oldestFirst(invoices.flatMap((invoice) => payableInvoice(invoice) ?? []));
};

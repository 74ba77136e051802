import { numericText } from '../numbers/numericText.ts';

/** (rules: Transaction kind) */
export type TransactionKind = 'order' | 'invoice' | 'estimate';

/** The back office's module codes (rules: Transaction kind). */
export const MODULE_CODES: Readonly<Record<TransactionKind, number>> = {
  order: 201,
  invoice: 205,
  estimate: 211,
};

/** PORTAL_ENABLE_INVOICE: 1 invoice, 2 estimate, anything else order. */
export function transactionKind(enableInvoice: unknown): TransactionKind {
  const setting = Number(numericText(enableInvoice));
  if (setting === 1) return 'invoice';
  return setting === 2 ? 'estimate' : 'order';
}

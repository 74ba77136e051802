/** (rules: Transaction kind) */
export type TransactionKind = 'order' | 'invoice' | 'estimate';

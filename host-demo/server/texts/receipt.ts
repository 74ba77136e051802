import type { Language } from './language.ts';

type Texts = {
  title: string;
  paidBy: string;
  reference: string;
  total: string;
  paid: string;
  collected: string;
  left: (amount: string) => string;
};

/** Texts of printed receipts. */
export const receiptTexts: Readonly<Record<Language, Texts>> = {
  en: {
    title: 'Payment receipt',
    paidBy: 'Paid by',
    reference: 'Payment reference',
    total: 'Total',
    paid: 'Paid',
    collected: 'Amount paid',
    left: (amount) => `Balance due today: ${amount}`,
  },
  es: {
    title: 'Recibo de pago',
    paidBy: 'Medio de pago',
    reference: 'Referencia de pago',
    total: 'Total',
    paid: 'Pagado',
    collected: 'Importe pagado',
    left: (amount) => `Saldo pendiente a hoy: ${amount}`,
  },
  fr: {
    title: 'Reçu de paiement',
    paidBy: 'Payé par',
    reference: 'Référence du paiement',
    total: 'Total',
    paid: 'Payé',
    collected: 'Montant payé',
    left: (amount) => `Solde à payer à ce jour\u00a0: ${amount}`,
  },
};

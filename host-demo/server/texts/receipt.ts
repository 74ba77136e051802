import type { Language } from './language.ts';

type Texts = {
  title: string;
  paidBy: string;
  reference: string;
  total: string;
  collected: string;
  left: (amount: string) => string;
};

export const receiptTexts: Readonly<Record<Language, Texts>> = {
  en: {
    title: 'Payment receipt',
    paidBy: 'Payment method',
    reference: 'Payment reference',
    total: 'Total',
    collected: 'Payment amount',
    left: (amount) => `Balance due today: ${amount}`,
  },
  es: {
    title: 'Recibo de pago',
    paidBy: 'Medio de pago',
    reference: 'Referencia de pago',
    total: 'Total',
    collected: 'Importe del pago',
    left: (amount) => `Saldo pendiente a hoy: ${amount}`,
  },
  fr: {
    title: 'Reçu de paiement',
    paidBy: 'Mode de paiement',
    reference: 'Référence du paiement',
    total: 'Total',
    collected: 'Montant du paiement',
    left: (amount) => `Solde à payer à ce jour\u00a0: ${amount}`,
  },
};

import type { Payform } from '../payments/payment.ts';
import type { Language } from './language.ts';

type Texts = {
  title: string;
  method: Readonly<Record<Payform, string>>;
  paidBy: string;
  reference: string;
  total: string;
  paid: string;
  collected: string;
  left: (amount: string) => string;
  refunded: string;
};

/** Texts of printed receipts. */
export const receiptTexts: Readonly<Record<Language, Texts>> = {
  en: {
    title: 'Payment receipt',
    method: { credit_card: 'Card', bank_account: 'Bank account' },
    paidBy: 'Paid by',
    reference: 'Payment reference',
    total: 'Total',
    paid: 'Paid',
    collected: 'Amount paid',
    left: (amount) => `Balance due today: ${amount}`,
    refunded: 'Refunded',
  },
  es: {
    title: 'Recibo de pago',
    method: { credit_card: 'Tarjeta', bank_account: 'Cuenta bancaria' },
    paidBy: 'Medio de pago',
    reference: 'Referencia de pago',
    total: 'Total',
    paid: 'Pagado',
    collected: 'Importe pagado',
    left: (amount) => `Saldo pendiente a hoy: ${amount}`,
    refunded: 'Reembolsado',
  },
  fr: {
    title: 'Reçu de paiement',
    method: { credit_card: 'Carte', bank_account: 'Compte bancaire' },
    paidBy: 'Payé par',
    reference: 'Référence du paiement',
    total: 'Total',
    paid: 'Payé',
    collected: 'Montant payé',
    left: (amount) => `Solde à payer à ce jour\u00a0: ${amount}`,
    refunded: 'Remboursé',
  },
};

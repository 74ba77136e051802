import type { Payform } from '../payments/payment.ts';
import type { PaymentStep, PrintedPayment } from '../payments/paymentStep.ts';
import type { Language } from './language.ts';

type Texts = {
  fact: string;
  method: Readonly<Record<Payform, string>>;
  step: Readonly<Record<PaymentStep, string>>;
  badge: Readonly<Partial<Record<PaymentStep, string>>>;
  /** Before the amount of an eCheck that isn't cleared. */
  submitted: string;
  days: (days: number) => string;
  /** `rate`: "2.9%", or empty for a fixed amount. */
  charge: Readonly<Record<Payform, (rate: string) => string>>;
  reduction: Readonly<Record<Payform, (rate: string) => string>>;
  free: string;
};

const withRate = (name: string) => (rate: string) => (rate === '' ? name : `${name} ${rate}`);

/** How printed documents say how they were paid; the words of locales/{language}/payments.json. */
export const paidWithTexts: Readonly<Record<Language, Texts>> = {
  en: {
    fact: 'Payment',
    method: { credit_card: 'Card', bank_account: 'Bank account' },
    step: {
      authorized: 'authorized, charged when it ships',
      reserved: 'authorized, not charged for an estimate',
      submitted: 'submitted, clears in 3–5 days',
      charged: 'paid',
      returning: 'being returned',
      refunded: 'refunded',
      held: 'under review',
      pending: 'waiting for your bank',
      checking: 'being checked',
      notCharged: 'not charged',
    },
    badge: { submitted: 'Submitted, clears in 3–5 days', refunded: 'Refunded', notCharged: 'Not charged' },
    submitted: 'Submitted',
    days: (days) => `Net ${days}`,
    charge: {
      credit_card: withRate('Card surcharge'),
      bank_account: withRate('Bank transfer surcharge'),
    },
    reduction: {
      credit_card: withRate('Card discount'),
      bank_account: withRate('Bank transfer discount'),
    },
    free: 'Free',
  },
  es: {
    fact: 'Pago',
    method: { credit_card: 'Tarjeta', bank_account: 'Cuenta bancaria' },
    step: {
      authorized: 'autorizada; se cobra al momento del envío',
      reserved: 'autorizada; no se cobra por una cotización',
      submitted: 'pago enviado al banco; se acredita en 3 a 5 días',
      charged: 'pagado',
      returning: 'en devolución',
      refunded: 'reembolsado',
      held: 'en revisión',
      pending: 'esperando a su banco',
      checking: 'en verificación',
      notCharged: 'sin cobro',
    },
    badge: {
      submitted: 'Enviado al banco; se acredita en 3 a 5 días',
      refunded: 'Reembolsado',
      notCharged: 'Sin cobro',
    },
    submitted: 'Enviado al banco',
    days: (days) => `A ${days} ${days === 1 ? 'día' : 'días'}`,
    charge: {
      credit_card: withRate('Recargo por tarjeta'),
      bank_account: withRate('Recargo por transferencia'),
    },
    reduction: {
      credit_card: withRate('Descuento por tarjeta'),
      bank_account: withRate('Descuento por transferencia'),
    },
    free: 'Gratis',
  },
  fr: {
    fact: 'Paiement',
    method: { credit_card: 'Carte', bank_account: 'Compte bancaire' },
    step: {
      authorized: 'autorisée, débitée à l’expédition',
      reserved: 'autorisée, non débitée pour un devis',
      submitted: 'prélèvement transmis, encaissé sous 3 à 5 jours',
      charged: 'payé',
      returning: 'remboursement en cours',
      refunded: 'remboursé',
      held: 'en cours d’examen',
      pending: 'en attente de votre banque',
      checking: 'en cours de vérification',
      notCharged: 'non débité',
    },
    badge: {
      submitted: 'Transmis, encaissé sous 3 à 5 jours',
      refunded: 'Remboursé',
      notCharged: 'Non débité',
    },
    submitted: 'Transmis',
    days: (days) => `À ${days} ${days === 1 ? 'jour' : 'jours'}`,
    charge: { credit_card: withRate('Frais de carte'), bank_account: withRate('Frais de virement') },
    reduction: {
      credit_card: withRate('Remise pour carte'),
      bank_account: withRate('Remise pour virement'),
    },
    free: 'Gratuit',
  },
};

/** "Visa ···· 1111, paid". An account is named by its kind, not by the provider's word for it. */
export const paidWithText = (
  language: Language,
  { payform, brand, last_four, step }: PrintedPayment,
): string => {
  const texts = paidWithTexts[language];
  const kind = texts.method[payform];
  const name = payform === 'bank_account' ? kind : brand || kind;
  const method = last_four === '' ? kind : `${name} ···· ${last_four}`;
  return `${method}, ${texts.step[step]}`;
};

/** "Card surcharge 2.9%"; a discount where `isReduction`. `rate` is formatted, empty for a fixed amount. */
export const chargeText = (
  language: Language,
  { payform }: Pick<PrintedPayment, 'payform'>,
  { isReduction, rate }: { isReduction: boolean; rate: string },
): string => paidWithTexts[language][isReduction ? 'reduction' : 'charge'][payform](rate);

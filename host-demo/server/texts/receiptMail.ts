import type { Language } from './language.ts';

/** `cleared`: the money has arrived; `submitted`: an eCheck, which its bank may still return. */
type Texts = Readonly<
  Record<'cleared' | 'submitted', { subject: (number: string) => string; intro: (company: string) => string }>
> & {
  attached: string;
  open: (address: string) => string;
};

export const receiptMailTexts: Readonly<Record<Language, Texts>> = {
  en: {
    cleared: {
      subject: (number) => `Payment receipt ${number}`,
      intro: (company) => `Thank you. ${company} has received your payment.`,
    },
    submitted: {
      subject: (number) => `Payment ${number} submitted`,
      intro: (company) =>
        `Thank you. Your bank payment to ${company} has been submitted. It clears in 3–5 business days.`,
    },
    attached: 'You’ll find the receipt attached.',
    open: (address) => `View payment: ${address}`,
  },
  es: {
    cleared: {
      subject: (number) => `Recibo de pago ${number}`,
      intro: (company) => `Gracias. ${company} recibió su pago.`,
    },
    submitted: {
      subject: (number) => `Pago ${number} enviado`,
      intro: (company) =>
        `Gracias. Su pago bancario a ${company} fue enviado. Se acreditará en 3 a 5 días hábiles.`,
    },
    attached: 'Adjuntamos el recibo.',
    open: (address) => `Ver el pago: ${address}`,
  },
  fr: {
    cleared: {
      subject: (number) => `Reçu de paiement ${number}`,
      intro: (company) => `Merci. ${company} a reçu votre paiement.`,
    },
    submitted: {
      subject: (number) => `Paiement ${number} transmis`,
      intro: (company) =>
        `Merci. Votre paiement bancaire à ${company} a été transmis. Il sera encaissé sous 3 à 5\u00a0jours ouvrés.`,
    },
    attached: 'Vous trouverez le reçu en pièce jointe.',
    open: (address) => `Voir le paiement\u00a0: ${address}`,
  },
};

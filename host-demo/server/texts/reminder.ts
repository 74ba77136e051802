import type { Language } from './language.ts';

type Texts = {
  subject: {
    due: (number: string, day: string) => string;
    overdue: (number: string) => string;
    several: (count: number) => string;
  };
  intro: (company: string, count: number) => string;
  invoice: (number: string) => string;
  balance: (amount: string) => string;
  due: (day: string) => string;
  overdue: (day: string) => string;
  pdf: (address: string) => string;
  pay: (number: string, address: string) => string;
  open: (number: string, address: string) => string;
  alreadyPaid: string;
};

export const reminderTexts: Readonly<Record<Language, Texts>> = {
  en: {
    subject: {
      due: (number, day) => `Invoice ${number} is due on ${day}`,
      overdue: (number) => `Invoice ${number} is overdue`,
      several: (count) => `Payment reminder: ${count} invoices`,
    },
    intro: (company, count) =>
      count === 1
        ? `This is a reminder about an unpaid invoice from ${company}.`
        : `This is a reminder about ${count} unpaid invoices from ${company}.`,
    invoice: (number) => `Invoice ${number}`,
    balance: (amount) => `Balance due: ${amount}`,
    due: (day) => `Due date: ${day}`,
    overdue: (day) => `Due date: ${day} (overdue)`,
    pdf: (address) => `Download PDF: ${address}`,
    pay: (number, address) => `Pay invoice ${number}: ${address}`,
    open: (number, address) => `View invoice ${number}: ${address}`,
    alreadyPaid: 'If you’ve already paid, you can ignore this email.',
  },
  es: {
    subject: {
      due: (number, day) => `La factura ${number} vence el ${day}`,
      overdue: (number) => `La factura ${number} está vencida`,
      several: (count) => `Recordatorio de pago: ${count} facturas`,
    },
    intro: (company, count) =>
      count === 1
        ? `Le recordamos que tiene una factura de ${company} pendiente de pago.`
        : `Le recordamos que tiene ${count} facturas de ${company} pendientes de pago.`,
    invoice: (number) => `Factura ${number}`,
    balance: (amount) => `Saldo pendiente: ${amount}`,
    due: (day) => `Fecha de vencimiento: ${day}`,
    overdue: (day) => `Fecha de vencimiento: ${day} (vencida)`,
    pdf: (address) => `Descargar PDF: ${address}`,
    pay: (number, address) => `Pagar la factura ${number}: ${address}`,
    open: (number, address) => `Ver la factura ${number}: ${address}`,
    alreadyPaid: 'Si ya realizó el pago, ignore este mensaje.',
  },
  fr: {
    subject: {
      due: (number, day) => `La facture ${number} arrive à échéance le ${day}`,
      overdue: (number) => `La facture ${number} est en retard de paiement`,
      several: (count) => `Rappel de paiement\u00a0: ${count}\u00a0factures`,
    },
    intro: (company, count) =>
      count === 1
        ? `Nous vous rappelons qu’une facture de ${company} reste à régler.`
        : `Nous vous rappelons que ${count}\u00a0factures de ${company} restent à régler.`,
    invoice: (number) => `Facture ${number}`,
    balance: (amount) => `Solde à payer\u00a0: ${amount}`,
    due: (day) => `Échéance\u00a0: ${day}`,
    overdue: (day) => `Échéance\u00a0: ${day} (dépassée)`,
    pdf: (address) => `Télécharger le PDF\u00a0: ${address}`,
    pay: (number, address) => `Payer la facture ${number}\u00a0: ${address}`,
    open: (number, address) => `Voir la facture ${number}\u00a0: ${address}`,
    alreadyPaid: 'Si vous avez déjà effectué le paiement, ignorez cet e-mail.',
  },
};

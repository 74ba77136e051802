import type { Language } from './language.ts';

/** `kind` is order, invoice or estimate. */
type Texts = {
  kinds: Readonly<Record<'order' | 'invoice' | 'estimate', string>>;
  pending: { subject: (what: string) => string; body: (what: string, who: string, client: string) => string };
  approved: { subject: (what: string) => string; body: (what: string, by: string) => string };
  refused: { subject: (what: string) => string; body: (what: string, by: string) => string };
  open: (address: string) => string;
  comment: (text: string) => string;
};

/** Texts of approval e-mails and notifications by language. */
export const approvalTexts: Readonly<Record<Language, Texts>> = {
  en: {
    kinds: { order: 'Order', invoice: 'Invoice', estimate: 'Estimate' },
    pending: {
      subject: (what) => `${what} waits for your approval`,
      body: (what, who, client) => `${who} has placed ${what} for ${client}. It waits for your approval.`,
    },
    approved: {
      subject: (what) => `${what} is approved`,
      body: (what, by) => `${what} was approved by ${by}.`,
    },
    refused: {
      subject: (what) => `${what} is refused`,
      body: (what, by) => `${what} was refused by ${by} and will not be processed.`,
    },
    open: (address) => `Open it: ${address}`,
    comment: (text) => `Comment: ${text}`,
  },
  es: {
    kinds: { order: 'Pedido', invoice: 'Factura', estimate: 'Cotización' },
    pending: {
      subject: (what) => `${what}: espera su aprobación`,
      body: (what, who, client) =>
        `${who} realizó una solicitud para ${client}. ${what}: espera su aprobación.`,
    },
    approved: {
      subject: (what) => `${what}: solicitud aprobada`,
      body: (what, by) => `${what}: ${by} aprobó la solicitud.`,
    },
    refused: {
      subject: (what) => `${what}: solicitud rechazada`,
      body: (what, by) => `${what}: ${by} rechazó la solicitud; no se procesará.`,
    },
    open: (address) => `Ábrala aquí: ${address}`,
    comment: (text) => `Comentario: ${text}`,
  },
  fr: {
    kinds: { order: 'Commande', invoice: 'Facture', estimate: 'Devis' },
    pending: {
      subject: (what) => `${what} : en attente de votre approbation`,
      body: (what, who, client) =>
        `${who} a fait une demande pour ${client}. ${what} : en attente de votre approbation.`,
    },
    approved: {
      subject: (what) => `${what} : demande approuvée`,
      body: (what, by) => `${what} : la demande a été approuvée par ${by}.`,
    },
    refused: {
      subject: (what) => `${what} : demande refusée`,
      body: (what, by) => `${what} : la demande a été refusée par ${by} ; elle ne sera pas traitée.`,
    },
    open: (address) => `Ouvrir : ${address}`,
    comment: (text) => `Commentaire : ${text}`,
  },
};

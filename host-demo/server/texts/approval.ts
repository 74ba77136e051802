import type { Language } from './language.ts';

type Texts = {
  kinds: Readonly<Record<'order' | 'invoice' | 'estimate', string>>;
  pending: { subject: (what: string) => string; body: (what: string, who: string, client: string) => string };
  approved: { subject: (what: string) => string; body: (what: string, by: string) => string };
  refused: { subject: (what: string) => string; body: (what: string, by: string) => string };
  open: (address: string) => string;
  comment: (text: string) => string;
};

export const approvalTexts: Readonly<Record<Language, Texts>> = {
  en: {
    kinds: { order: 'Order', invoice: 'Invoice', estimate: 'Estimate' },
    pending: {
      subject: (what) => `${what} is pending your approval`,
      body: (what, who, client) => `${who} placed ${what} for ${client}. It is pending your approval.`,
    },
    approved: {
      subject: (what) => `${what} has been approved`,
      body: (what, by) => `${what} was approved by ${by}.`,
    },
    refused: {
      subject: (what) => `${what} has been rejected`,
      body: (what, by) => `${what} was rejected by ${by} and won’t be processed.`,
    },
    open: (address) => `View details: ${address}`,
    comment: (text) => `Comment: ${text}`,
  },
  es: {
    kinds: { order: 'Pedido', invoice: 'Factura', estimate: 'Cotización' },
    pending: {
      subject: (what) => `${what}: pendiente de su aprobación`,
      body: (what, who, client) =>
        `${who} realizó una solicitud para ${client}. ${what}: pendiente de su aprobación.`,
    },
    approved: {
      subject: (what) => `${what}: solicitud aprobada`,
      body: (what, by) => `${what}: ${by} aprobó la solicitud.`,
    },
    refused: {
      subject: (what) => `${what}: solicitud rechazada`,
      body: (what, by) => `${what}: ${by} rechazó la solicitud. No se procesará.`,
    },
    open: (address) => `Ver detalles: ${address}`,
    comment: (text) => `Comentario: ${text}`,
  },
  fr: {
    kinds: { order: 'Commande', invoice: 'Facture', estimate: 'Devis' },
    pending: {
      subject: (what) => `${what}\u00a0: en attente de votre approbation`,
      body: (what, who, client) =>
        `${who} a passé une demande pour ${client}. ${what}\u00a0: en attente de votre approbation.`,
    },
    approved: {
      subject: (what) => `${what}\u00a0: demande approuvée`,
      body: (what, by) => `${what}\u00a0: la demande a été approuvée par ${by}.`,
    },
    refused: {
      subject: (what) => `${what}\u00a0: demande refusée`,
      body: (what, by) => `${what}\u00a0: la demande a été refusée par ${by}. Elle ne sera pas traitée.`,
    },
    open: (address) => `Voir les détails\u00a0: ${address}`,
    comment: (text) => `Commentaire\u00a0: ${text}`,
  },
};

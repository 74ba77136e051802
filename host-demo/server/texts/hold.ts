import type { HoldReason } from '../database/schema.ts';
import type { Language } from './language.ts';

type Texts = Record<HoldReason, string> & {
  subject: (what: string) => string;
  body: (what: string, client: string, reason: string) => string;
};

export const holdTexts: Readonly<Record<Language, Texts>> = {
  en: {
    below_minimum: 'the total is below the minimum order amount',
    credit_exceeded: 'the customer’s credit limit is exceeded',
    unpaid: 'it is unpaid, and the customer has no payment terms',
    subject: (what) => `${what} is on hold`,
    body: (what, client, reason) =>
      `${what} for ${client} is on hold: ${reason}. Prices are hidden from this customer, so the portal accepted it. Please review it before it is processed.`,
  },
  es: {
    below_minimum: 'el total está por debajo del monto mínimo',
    credit_exceeded: 'se ha excedido el límite de crédito del cliente',
    unpaid: 'no está pagado y el cliente no tiene condiciones de pago',
    subject: (what) => `${what}: en espera`,
    body: (what, client, reason) =>
      `${what} de ${client}, en espera: ${reason}. Este cliente no ve los precios, por lo que el portal la aceptó. Revise la solicitud antes de procesarla.`,
  },
  fr: {
    below_minimum: 'le total est inférieur au montant minimal',
    credit_exceeded: 'la limite de crédit du client est dépassée',
    unpaid: 'aucun paiement n’a été reçu et le client n’a pas de conditions de paiement',
    subject: (what) => `${what}\u00a0: en attente`,
    body: (what, client, reason) =>
      `${what} pour ${client}, en attente\u00a0: ${reason}. Les prix sont masqués pour ce client, le portail l’a donc acceptée. Veuillez vérifier la demande avant de la traiter.`,
  },
};

import type { TransactionKind } from '../../../src/domain/history/transaction.ts';
import { approvalTexts } from './approval.ts';
import type { Language } from './language.ts';

/** `confirmed`: it is processed; `waiting`: for an approver; `held`: for the company; `shipped`: it has left. */
export type OrderMailKind = 'confirmed' | 'waiting' | 'held' | 'unpaid' | 'shipped';

type Text = { subject: (number: string) => string; intro: (number: string, company: string) => string };
type Texts = Readonly<Record<OrderMailKind, Readonly<Record<TransactionKind, Text>>>> & {
  items: string;
  more: (count: number) => string;
  attached: string;
  open: Readonly<Record<TransactionKind, (address: string) => string>>;
};

type Names = Readonly<Record<TransactionKind, string>>;

/** The same words about each kind; `named`: kind and number within a sentence. */
const alike = (
  names: Names,
  subject: (what: string, named: string) => string,
  intro: (named: string, company: string) => string,
): Readonly<Record<TransactionKind, Text>> => {
  const of = (kind: TransactionKind): Text => {
    const named = (number: string) => `${names[kind].toLowerCase()} ${number}`;
    return {
      subject: (number) => subject(`${names[kind]} ${number}`, named(number)),
      intro: (number, company) => intro(named(number), company),
    };
  };
  return { order: of('order'), invoice: of('invoice'), estimate: of('estimate') };
};

const EN = approvalTexts.en.kinds;
const ES = approvalTexts.es.kinds;
const FR = approvalTexts.fr.kinds;

export const orderMailTexts: Readonly<Record<Language, Texts>> = {
  en: {
    confirmed: {
      order: {
        subject: (number) => `Order ${number} confirmed`,
        intro: (number, company) => `Thank you for your order. ${company} has received order ${number}.`,
      },
      invoice: {
        subject: (number) => `Invoice ${number}`,
        intro: (number, company) => `Thank you for your purchase from ${company}. Here’s invoice ${number}.`,
      },
      estimate: {
        subject: (number) => `Estimate request ${number} received`,
        intro: (number, company) =>
          `${company} has received your estimate request ${number} and will contact you.`,
      },
    },
    waiting: alike(
      EN,
      (what) => `${what} is pending approval`,
      (named, company) =>
        `Your ${named} is pending approval. ${company} will process it once one of your approvers approves it.`,
    ),
    held: alike(
      EN,
      (what) => `${what} is on hold for review`,
      (named, company) => `We’ve received your ${named}. ${company} will review it before it’s processed.`,
    ),
    unpaid: alike(
      EN,
      (what) => `${what} is on hold for review`,
      (named, company) =>
        `We’ve received your ${named}. ${company} will review it and contact you about payment before it ships.`,
    ),
    shipped: alike(
      EN,
      (what) => `${what} has shipped`,
      (named, company) => `Your ${named} from ${company} is on its way to you.`,
    ),
    items: 'Products',
    more: (count) => (count === 1 ? '1 more product' : `${count} more products`),
    attached: 'You’ll find the PDF attached.',
    open: {
      order: (address) => `View order: ${address}`,
      invoice: (address) => `View invoice: ${address}`,
      estimate: (address) => `View estimate: ${address}`,
    },
  },
  es: {
    confirmed: {
      order: {
        subject: (number) => `Pedido ${number} confirmado`,
        intro: (number, company) => `Gracias por su pedido. ${company} recibió el pedido ${number}.`,
      },
      invoice: {
        subject: (number) => `Factura ${number}`,
        intro: (number, company) => `Gracias por su compra en ${company}. Le enviamos la factura ${number}.`,
      },
      estimate: {
        subject: (number) => `Solicitud de cotización ${number} recibida`,
        intro: (number, company) =>
          `${company} recibió su solicitud de cotización ${number} y se pondrá en contacto con usted.`,
      },
    },
    waiting: alike(
      ES,
      (what) => `${what} pendiente de aprobación`,
      (named, company) =>
        `Su solicitud (${named}) está pendiente de aprobación. ${company} la procesará cuando uno de sus aprobadores la apruebe.`,
    ),
    held: alike(
      ES,
      (what) => `${what} en espera de revisión`,
      (named, company) => `Recibimos su solicitud (${named}). ${company} la revisará antes de procesarla.`,
    ),
    unpaid: alike(
      ES,
      (what) => `${what} en espera de revisión`,
      (named, company) =>
        `Recibimos su solicitud (${named}). ${company} la revisará y se pondrá en contacto con usted para acordar el pago antes del envío.`,
    ),
    shipped: alike(
      ES,
      (_what, named) => `Su ${named} va en camino`,
      (named, company) => `${company} ya envió su ${named}.`,
    ),
    items: 'Productos',
    more: (count) => (count === 1 ? '1 producto más' : `${count} productos más`),
    attached: 'Adjuntamos el PDF.',
    open: {
      order: (address) => `Ver el pedido: ${address}`,
      invoice: (address) => `Ver la factura: ${address}`,
      estimate: (address) => `Ver la cotización: ${address}`,
    },
  },
  fr: {
    confirmed: {
      order: {
        subject: (number) => `Commande ${number} confirmée`,
        intro: (number, company) => `Merci pour votre commande. ${company} a reçu la commande ${number}.`,
      },
      invoice: {
        subject: (number) => `Facture ${number}`,
        intro: (number, company) => `Merci pour votre achat chez ${company}. Voici la facture ${number}.`,
      },
      estimate: {
        subject: (number) => `Demande de devis ${number} reçue`,
        intro: (number, company) => `${company} a reçu votre demande de devis ${number} et vous contactera.`,
      },
    },
    waiting: alike(
      FR,
      (what) => `${what} en attente d’approbation`,
      (named, company) =>
        `Votre demande (${named}) est en attente d’approbation. ${company} la traitera dès que l’un de vos approbateurs l’aura approuvée.`,
    ),
    held: alike(
      FR,
      (what) => `${what} en attente d’examen`,
      (named, company) =>
        `Nous avons reçu votre demande (${named}). ${company} l’examinera avant de la traiter.`,
    ),
    unpaid: alike(
      FR,
      (what) => `${what} en attente d’examen`,
      (named, company) =>
        `Nous avons reçu votre demande (${named}). ${company} l’examinera et vous contactera au sujet du paiement avant l’expédition.`,
    ),
    shipped: alike(
      FR,
      (_what, named) => `Votre ${named} est en route`,
      (named, company) => `${company} a expédié votre ${named}.`,
    ),
    items: 'Produits',
    more: (count) => (count === 1 ? '1 autre produit' : `${count} autres produits`),
    attached: 'Vous trouverez le PDF en pièce jointe.',
    open: {
      order: (address) => `Voir la commande\u00a0: ${address}`,
      invoice: (address) => `Voir la facture\u00a0: ${address}`,
      estimate: (address) => `Voir le devis\u00a0: ${address}`,
    },
  },
};

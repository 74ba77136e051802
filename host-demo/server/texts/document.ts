import type { TransactionKind } from '../../../src/domain/orders/transaction.ts';
import type { Language } from './language.ts';

type Badge = 'waiting' | 'refused' | 'cancelled' | 'paid' | 'overdue';

/** Texts of printed transactions. */
export type DocumentTexts = {
  title: Readonly<Record<TransactionKind, string>>;
  badge: Readonly<Record<TransactionKind, Readonly<Record<Badge, string>>>>;
  fact: Readonly<Record<'date' | 'ship' | 'due' | 'terms' | 'purchaseOrder' | 'method', string>>;
  party: Readonly<Record<'customer' | 'shipTo', string>>;
  taxNumber: (number: string) => string;
  /** The payment term. */
  terms: (days: number) => string;
  column: Readonly<Record<'product' | 'quantity' | 'unit' | 'price' | 'discount' | 'tax' | 'net', string>>;
  /** A typed size, with its value when that adds information. */
  size: (text: string, value: string) => string;
  gift: string;
  /** The unit of products without units. */
  piece: string;
  total: Readonly<
    Record<'gross' | 'discount' | 'tax' | 'shipping' | 'charge' | 'reduction' | 'paid' | 'balance', string>
  >;
  sum: (currency: string) => string;
  coupon: (code: string) => string;
  notes: string;
  comment: (by: string) => string;
  hidden: string;
  page: (page: number, pages: number) => string;
};

const english: Readonly<Record<Badge, string>> = {
  waiting: 'Pending approval',
  refused: 'Rejected',
  cancelled: 'Cancelled',
  paid: 'Paid',
  overdue: 'Overdue',
};

const spanish = (ending: 'a' | 'o'): Readonly<Record<Badge, string>> => ({
  waiting: 'Pendiente de aprobación',
  refused: `Rechazad${ending}`,
  cancelled: `Cancelad${ending}`,
  paid: `Pagad${ending}`,
  overdue: `Vencid${ending}`,
});

const french = (ending: 'e' | ''): Readonly<Record<Badge, string>> => ({
  waiting: 'En attente d’approbation',
  refused: `Refusé${ending}`,
  cancelled: `Annulé${ending}`,
  paid: `Payé${ending}`,
  overdue: 'En retard',
});

const sizeWithValue = (text: string, value: string) =>
  value === '' || value === text ? text : `${text} = ${value}`;

export const documentTexts: Readonly<Record<Language, DocumentTexts>> = {
  en: {
    title: { order: 'Order', invoice: 'Invoice', estimate: 'Estimate' },
    badge: { order: english, invoice: english, estimate: english },
    fact: {
      date: 'Date',
      ship: 'Ship date',
      due: 'Due date',
      terms: 'Payment terms',
      purchaseOrder: 'PO number',
      method: 'Delivery method',
    },
    party: { customer: 'Customer', shipTo: 'Delivery address' },
    taxNumber: (number) => `Tax ID ${number}`,
    terms: (days) => `Net ${days} ${days === 1 ? 'day' : 'days'}`,
    column: {
      product: 'Product',
      quantity: 'Quantity',
      unit: 'Unit',
      price: 'Price',
      discount: 'Discount',
      tax: 'Tax',
      net: 'Amount',
    },
    size: (text, value) => `Size ${sizeWithValue(text, value)}`,
    gift: 'Gift',
    piece: 'Each',
    total: {
      gross: 'Subtotal',
      discount: 'Discount',
      tax: 'Tax',
      shipping: 'Delivery',
      charge: 'Payment surcharge',
      reduction: 'Payment discount',
      paid: 'Paid',
      balance: 'Balance due',
    },
    sum: (currency) => `Total ${currency}`,
    coupon: (code) => `Coupon ${code} is included in the discounts.`,
    notes: 'Notes',
    comment: (by) => `Comment by ${by}`,
    hidden: 'Prices are not shown for this account.',
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
  es: {
    title: { order: 'Pedido', invoice: 'Factura', estimate: 'Cotización' },
    badge: { order: spanish('o'), invoice: spanish('a'), estimate: spanish('a') },
    fact: {
      date: 'Fecha',
      ship: 'Fecha de envío',
      due: 'Vencimiento',
      terms: 'Condiciones de pago',
      purchaseOrder: 'Orden de compra',
      method: 'Método de envío',
    },
    party: { customer: 'Cliente', shipTo: 'Dirección de entrega' },
    taxNumber: (number) => `NIT ${number}`,
    terms: (days) => `Pago a ${days} ${days === 1 ? 'día' : 'días'}`,
    column: {
      product: 'Producto',
      quantity: 'Cantidad',
      unit: 'Unidad',
      price: 'Precio',
      discount: 'Descuento',
      tax: 'Impuesto',
      net: 'Monto',
    },
    size: (text, value) => `Medidas ${sizeWithValue(text, value)}`,
    gift: 'Regalo',
    piece: 'Unidad',
    total: {
      gross: 'Subtotal',
      discount: 'Descuento',
      tax: 'Impuesto',
      shipping: 'Envío',
      charge: 'Recargo por método de pago',
      reduction: 'Descuento por método de pago',
      paid: 'Pagado',
      balance: 'Saldo pendiente',
    },
    sum: (currency) => `Total ${currency}`,
    coupon: (code) => `El cupón ${code} está incluido en los descuentos.`,
    notes: 'Notas',
    comment: (by) => `Comentario de ${by}`,
    hidden: 'Los precios no se muestran para esta cuenta.',
    page: (page, pages) => `Página ${page} de ${pages}`,
  },
  fr: {
    title: { order: 'Commande', invoice: 'Facture', estimate: 'Devis' },
    badge: { order: french('e'), invoice: french('e'), estimate: french('') },
    fact: {
      date: 'Date',
      ship: 'Date d’expédition',
      due: 'Échéance',
      terms: 'Conditions de paiement',
      purchaseOrder: 'Bon de commande',
      method: 'Mode de livraison',
    },
    party: { customer: 'Client', shipTo: 'Adresse de livraison' },
    taxNumber: (number) => `N° fiscal ${number}`,
    terms: (days) => `Paiement à ${days} ${days === 1 ? 'jour' : 'jours'}`,
    column: {
      product: 'Produit',
      quantity: 'Quantité',
      unit: 'Unité',
      price: 'Prix',
      discount: 'Remise',
      tax: 'Taxe',
      net: 'Montant',
    },
    size: (text, value) => `Dimensions ${sizeWithValue(text, value)}`,
    gift: 'Cadeau',
    piece: 'Unité',
    total: {
      gross: 'Sous-total',
      discount: 'Remise',
      tax: 'Taxe',
      shipping: 'Livraison',
      charge: 'Frais de paiement',
      reduction: 'Remise de paiement',
      paid: 'Payé',
      balance: 'Solde à payer',
    },
    sum: (currency) => `Total ${currency}`,
    coupon: (code) => `Le coupon ${code} est inclus dans les remises.`,
    notes: 'Notes',
    comment: (by) => `Commentaire de ${by}`,
    hidden: 'Les prix ne sont pas affichés pour ce compte.',
    page: (page, pages) => `Page ${page} sur ${pages}`,
  },
};

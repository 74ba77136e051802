import type { TransactionKind } from '../../../src/domain/history/transaction.ts';
import type { Language } from './language.ts';

type Badge = 'waiting' | 'refused' | 'cancelled' | 'paid' | 'overdue';

export type DocumentTexts = {
  title: Readonly<Record<TransactionKind, string>>;
  badge: Readonly<Record<TransactionKind, Readonly<Record<Badge, string>>>>;
  fact: Readonly<Record<'date' | 'ship' | 'due' | 'purchaseOrder' | 'method', string>>;
  party: Readonly<Record<'customer' | 'shipTo', string>>;
  taxNumber: (number: string) => string;
  column: Readonly<Record<'product' | 'quantity' | 'unit' | 'price' | 'amount' | 'discount' | 'tax', string>>;
  size: (text: string, value: string) => string;
  gift: string;
  ownNumbers: (numbers: string) => string;
  piece: string;
  total: Readonly<
    Record<
      | 'goods'
      | 'discount'
      | 'tax'
      | 'shipping'
      | 'charge'
      | 'reduction'
      | 'rounding'
      | 'saved'
      | 'paid'
      | 'balance',
      string
    >
  > & { coupon: (code: string) => string };
  sum: (currency: string) => string;
  coupon: (code: string) => string;
  payment: {
    title: string;
    by: (amount: string, day: string) => string;
    late: (amount: string, day: string) => string;
    bank: (name: string) => string;
    holder: (name: string) => string;
    account: (number: string) => string;
    /** Routing number (US), institution and transit (Canada), IBAN, BIC. */
    code: Readonly<Record<'routing' | 'transit' | 'iban' | 'bic', (code: string) => string>>;
    reference: (number: string) => string;
  };
  notes: string;
  comment: (by: string) => string;
  hidden: string;
  page: (page: number, pages: number) => string;
};

const english: Readonly<Record<Badge, string>> = {
  waiting: 'Pending approval',
  refused: 'Rejected',
  cancelled: 'Canceled',
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
      purchaseOrder: 'PO number',
      method: 'Shipping method',
    },
    party: { customer: 'Customer', shipTo: 'Shipping address' },
    taxNumber: (number) => `Tax ID ${number}`,
    column: {
      product: 'Product',
      quantity: 'Quantity',
      unit: 'Unit',
      price: 'Unit price',
      discount: 'Discount',
      tax: 'Tax',
      amount: 'Amount',
    },
    size: (text, value) => `Size ${sizeWithValue(text, value)}`,
    gift: 'Gift',
    ownNumbers: (numbers) => `Your no. ${numbers}`,
    piece: 'Each',
    total: {
      goods: 'Subtotal',
      discount: 'Discount',
      coupon: (code) => `Coupon ${code}`,
      tax: 'Tax',
      shipping: 'Shipping',
      charge: 'Payment surcharge',
      reduction: 'Payment discount',
      rounding: 'Rounding',
      saved: 'You save',
      paid: 'Paid',
      balance: 'Balance due',
    },
    sum: (currency) => `Total ${currency}`,
    coupon: (code) => `Coupon ${code} is included in the discounts.`,
    payment: {
      title: 'How to pay',
      by: (amount, day) => `Please pay ${amount} by ${day}.`,
      late: (amount, day) => `${amount} was due on ${day}. Please pay it now.`,
      bank: (name) => `Bank transfer to ${name}`,
      holder: (name) => `Account holder: ${name}`,
      account: (number) => `Account number: ${number}`,
      code: {
        routing: (code) => `Routing number: ${code}`,
        transit: (code) => `Institution and transit: ${code}`,
        iban: (code) => `IBAN: ${code}`,
        bic: (code) => `BIC: ${code}`,
      },
      reference: (number) => `Reference: ${number}`,
    },
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
      purchaseOrder: 'Orden de compra',
      method: 'Método de envío',
    },
    party: { customer: 'Cliente', shipTo: 'Dirección de envío' },
    taxNumber: (number) => `NIT ${number}`,
    column: {
      product: 'Producto',
      quantity: 'Cantidad',
      unit: 'Unidad',
      price: 'Precio unit.',
      discount: 'Descuento',
      tax: 'Impuesto',
      amount: 'Importe',
    },
    size: (text, value) => `Medidas ${sizeWithValue(text, value)}`,
    gift: 'Regalo',
    ownNumbers: (numbers) => `Su ref. ${numbers}`,
    piece: 'Unidad',
    total: {
      goods: 'Subtotal',
      discount: 'Descuento',
      coupon: (code) => `Cupón ${code}`,
      tax: 'Impuesto',
      shipping: 'Envío',
      charge: 'Recargo por método de pago',
      reduction: 'Descuento por método de pago',
      rounding: 'Redondeo',
      saved: 'Usted ahorra',
      paid: 'Pagado',
      balance: 'Saldo pendiente',
    },
    sum: (currency) => `Total ${currency}`,
    coupon: (code) => `El cupón ${code} está incluido en los descuentos.`,
    payment: {
      title: 'Cómo pagar',
      by: (amount, day) => `Pague ${amount} a más tardar el ${day}.`,
      late: (amount, day) => `El pago de ${amount} venció el ${day}. Páguelo ahora, por favor.`,
      bank: (name) => `Transferencia bancaria a ${name}`,
      holder: (name) => `Titular: ${name}`,
      account: (number) => `Número de cuenta: ${number}`,
      code: {
        routing: (code) => `Número de ruta (ABA): ${code}`,
        transit: (code) => `Institución y tránsito: ${code}`,
        iban: (code) => `IBAN: ${code}`,
        bic: (code) => `BIC: ${code}`,
      },
      reference: (number) => `Referencia: ${number}`,
    },
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
      purchaseOrder: 'Bon de commande',
      method: 'Mode de livraison',
    },
    party: { customer: 'Client', shipTo: 'Adresse de livraison' },
    taxNumber: (number) => `N° fiscal ${number}`,
    column: {
      product: 'Produit',
      quantity: 'Quantité',
      unit: 'Unité',
      price: 'Prix unit.',
      discount: 'Remise',
      tax: 'Taxe',
      amount: 'Montant',
    },
    size: (text, value) => `Dimensions ${sizeWithValue(text, value)}`,
    gift: 'Cadeau',
    ownNumbers: (numbers) => `Votre réf. ${numbers}`,
    piece: 'Unité',
    total: {
      goods: 'Sous-total',
      discount: 'Remise',
      coupon: (code) => `Coupon ${code}`,
      tax: 'Taxe',
      shipping: 'Livraison',
      charge: 'Frais de paiement',
      reduction: 'Remise de paiement',
      rounding: 'Arrondi',
      saved: 'Vous économisez',
      paid: 'Payé',
      balance: 'Solde à payer',
    },
    sum: (currency) => `Total ${currency}`,
    coupon: (code) => `Le coupon ${code} est inclus dans les remises.`,
    payment: {
      title: 'Comment payer',
      by: (amount, day) => `À régler : ${amount} au plus tard le ${day}.`,
      late: (amount, day) => `Le paiement de ${amount} était dû le ${day}. Merci de le régler sans délai.`,
      bank: (name) => `Virement bancaire à ${name}`,
      holder: (name) => `Titulaire du compte : ${name}`,
      account: (number) => `Numéro de compte : ${number}`,
      code: {
        routing: (code) => `Numéro d’acheminement (ABA) : ${code}`,
        transit: (code) => `Institution et transit : ${code}`,
        iban: (code) => `IBAN : ${code}`,
        bic: (code) => `BIC : ${code}`,
      },
      reference: (number) => `Référence à indiquer : ${number}`,
    },
    notes: 'Notes',
    comment: (by) => `Commentaire de ${by}`,
    hidden: 'Les prix ne sont pas affichés pour ce compte.',
    page: (page, pages) => `Page ${page} sur ${pages}`,
  },
};

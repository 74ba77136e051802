import type { TransactionKind } from '../../../src/domain/history/transaction.ts';
import type { Language } from './language.ts';

type Texts = {
  /** The e-mails about orders are named after what the company makes of them. */
  name: Readonly<{ orders: Readonly<Record<TransactionKind, string>>; invoices: string; deals: string }>;
  why: (name: string) => string;
  change: (address: string) => string;
};

/** Why a customer gets an e-mail, and where they unsubscribe; the choices are named as in the account settings. */
export const emailPreferenceTexts: Readonly<Record<Language, Texts>> = {
  en: {
    name: {
      orders: { order: 'Orders', invoice: 'Purchases', estimate: 'Estimates' },
      invoices: 'Invoice reminders',
      deals: 'Deals',
    },
    why: (name) => `You’re getting this email because “${name}” is on in your account settings.`,
    change: (address) => `Unsubscribe or change email preferences: ${address}`,
  },
  es: {
    name: {
      orders: { order: 'Pedidos', invoice: 'Compras', estimate: 'Cotizaciones' },
      invoices: 'Recordatorios de facturas',
      deals: 'Ofertas',
    },
    why: (name) =>
      `Recibe este mensaje porque la opción «${name}» está activada en la configuración de su cuenta.`,
    change: (address) => `Darse de baja o cambiar las preferencias de correo: ${address}`,
  },
  fr: {
    name: {
      orders: { order: 'Commandes', invoice: 'Achats', estimate: 'Devis' },
      invoices: 'Rappels de factures',
      deals: 'Offres',
    },
    why: (name) =>
      `Vous recevez cet e-mail parce que l’option «\u00a0${name}\u00a0» est activée dans les paramètres de votre compte.`,
    change: (address) => `Se désabonner ou modifier les préférences d’e-mail\u00a0: ${address}`,
  },
};

import type { Language } from './language.ts';

type Texts = {
  why: Readonly<Record<'orders' | 'invoices' | 'deals', string>>;
  change: (address: string) => string;
};

/** Why a customer gets an e-mail, and where they unsubscribe; the choices are named as in the account settings. */
export const emailPreferenceTexts: Readonly<Record<Language, Texts>> = {
  en: {
    why: {
      orders: 'You’re getting this email because “Purchases” is on in your account settings.',
      invoices: 'You’re getting this email because “Invoice reminders” is on in your account settings.',
      deals: 'You’re getting this email because “Deals” is on in your account settings.',
    },
    change: (address) => `Unsubscribe or change email preferences: ${address}`,
  },
  es: {
    why: {
      orders:
        'Recibe este mensaje porque la opción «Compras» está activada en la configuración de su cuenta.',
      invoices:
        'Recibe este mensaje porque la opción «Recordatorios de facturas» está activada en la configuración de su cuenta.',
      deals: 'Recibe este mensaje porque la opción «Ofertas» está activada en la configuración de su cuenta.',
    },
    change: (address) => `Darse de baja o cambiar las preferencias de correo: ${address}`,
  },
  fr: {
    why: {
      orders:
        'Vous recevez cet e-mail parce que l’option «\u00a0Achats\u00a0» est activée dans les paramètres de votre compte.',
      invoices:
        'Vous recevez cet e-mail parce que l’option «\u00a0Rappels de factures\u00a0» est activée dans les paramètres de votre compte.',
      deals:
        'Vous recevez cet e-mail parce que l’option «\u00a0Offres\u00a0» est activée dans les paramètres de votre compte.',
    },
    change: (address) => `Se désabonner ou modifier les préférences d’e-mail\u00a0: ${address}`,
  },
};

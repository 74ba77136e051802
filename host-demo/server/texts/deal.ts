import type { Language } from './language.ts';

export const dealTexts: Readonly<Record<Language, { open: (address: string) => string }>> = {
  en: { open: (address) => `View deal: ${address}` },
  es: { open: (address) => `Ver la oferta: ${address}` },
  fr: { open: (address) => `Voir l’offre\u00a0: ${address}` },
};

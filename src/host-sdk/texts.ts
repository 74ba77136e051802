/** The only words that the SDK itself shows: parents without a fallback of their own, and no locale files to load. */
const texts = {
  en: { away: 'Ordering can’t be reached right now.', again: 'Try again' },
  es: { away: 'No se puede acceder a los pedidos en este momento.', again: 'Intentar de nuevo' },
  fr: { away: 'La commande est inaccessible pour le moment.', again: 'Réessayer' },
};

export const textsFor = (locale: string): (typeof texts)['en'] => {
  if (/^es\b/i.test(locale)) return texts.es;
  return /^fr\b/i.test(locale) ? texts.fr : texts.en;
};

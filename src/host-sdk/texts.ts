/** The SDK's only texts, for parents without their own fallback; it can't load locale files. */
const texts = {
  en: { message: 'Ordering can’t be reached right now.', retryLabel: 'Try again' },
  es: { message: 'No se puede acceder a los pedidos en este momento.', retryLabel: 'Intentar de nuevo' },
  fr: { message: 'La commande est inaccessible pour le moment.', retryLabel: 'Réessayer' },
};

export const textsFor = (locale: string): (typeof texts)['en'] => {
  if (/^es\b/i.test(locale)) return texts.es;
  return /^fr\b/i.test(locale) ? texts.fr : texts.en;
};

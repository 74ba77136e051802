import { useTranslation } from 'react-i18next';

const REGION = /^[A-Z]{2}$/;

/** A country's name in the reader's language; null for a code that names none. */
export const usePlaceText = (): ((country: string) => string | null) => {
  const { i18n } = useTranslation();
  const names = new Intl.DisplayNames(i18n.language, { type: 'region', fallback: 'none' });
  return (country) => (REGION.test(country) ? (names.of(country) ?? null) : null);
};

import { useTranslation } from 'react-i18next';
import { distinctTermsName, hasPaymentTerms } from '../domain/payments/payterm.ts';

// "Net 30", "Net 15 · Month's end"; the name alone where the days aren't known.
export const useTermsText = () => {
  const { t } = useTranslation('cart');
  return (days: number | null, name: string): string =>
    days && hasPaymentTerms(days)
      ? [t('terms.days', { count: days }), distinctTermsName(name, days)].filter(Boolean).join(' · ')
      : name;
};

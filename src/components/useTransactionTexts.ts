import { useTranslation } from 'react-i18next';
import { countryName } from '../domain/checkout/countryName.ts';
import { distinctTermsName, hasPaymentTerms } from '../domain/checkout/payterm.ts';
import type { Transaction } from '../domain/orders/transaction.ts';

type TextSource = Pick<Transaction, 'terms' | 'termsDays' | 'address' | 'country'>;

/** In the reader's language; payment terms have the back office's name when the days are unknown. */
export const useTransactionTexts = ({ terms, termsDays, address, country }: TextSource) => {
  const { t, i18n } = useTranslation('orders');
  const parts = [t('terms.days', { count: termsDays }), distinctTermsName(terms, termsDays)];
  return {
    terms: hasPaymentTerms(termsDays) ? parts.filter(Boolean).join(' · ') : terms,
    address: [...address, countryName(country, i18n.language)].filter(Boolean),
  };
};

import { useTranslation } from 'react-i18next';
import { countryName } from '../domain/checkout/countryName.ts';
import { distinctTermsName, hasPaymentTerms } from '../domain/checkout/payterm.ts';
import type { Transaction } from '../domain/orders/transaction.ts';

type Said = Pick<Transaction, 'terms' | 'termsDays' | 'address' | 'country'>;

/**
 * Payment terms in the reader's language (the back office's name when the days are unknown) and the lines of the address
 * with the country's name.
 */
export const useTransactionWords = ({ terms, termsDays, address, country }: Said) => {
  const { t, i18n } = useTranslation('orders');
  const days = [t('terms.days', { count: termsDays }), distinctTermsName(terms, termsDays)];
  return {
    terms: hasPaymentTerms(termsDays) ? days.filter(Boolean).join(' · ') : terms,
    address: [...address, countryName(country, i18n.language)].filter(Boolean),
  };
};

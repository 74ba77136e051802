import { useTranslation } from 'react-i18next';
import { countryName } from '../domain/checkout/countryName.ts';
import { distinctTermsName, hasPaymentTerms } from '../domain/checkout/payterm.ts';
import type { Transaction } from '../domain/orders/transaction.ts';

type Said = Pick<Transaction, 'terms' | 'termsDays' | 'address' | 'country'>;

/**
 * What a document says in the reader's words though the back office has its own: how long there is to pay where the days are
 * known, else the name of the terms; and the lines of its address, the last the country's name.
 */
export const useTransactionWords = ({ terms, termsDays, address, country }: Said) => {
  const { t, i18n } = useTranslation('orders');
  const days = [t('terms.days', { count: termsDays }), distinctTermsName(terms, termsDays)];
  return {
    terms: hasPaymentTerms(termsDays) ? days.filter(Boolean).join(' · ') : terms,
    address: [...address, countryName(country, i18n.language)].filter(Boolean),
  };
};

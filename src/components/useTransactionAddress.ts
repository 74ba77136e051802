import { useTranslation } from 'react-i18next';
import { countryName } from '../domain/checkout/countryName.ts';
import type { Transaction } from '../domain/history/transaction.ts';

export const useTransactionAddress = ({
  address,
  country,
}: Pick<Transaction, 'address' | 'country'>): string[] => {
  const { i18n } = useTranslation();
  return [...address, countryName(country, i18n.language)].filter(Boolean);
};

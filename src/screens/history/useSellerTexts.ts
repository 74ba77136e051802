import { useTranslation } from 'react-i18next';
import { countryName } from '../../domain/checkout/countryName.ts';
import { isOpenInvoice } from '../../domain/history/openInvoice.ts';
import { BANK_FACTS, type Transaction } from '../../domain/history/transaction.ts';

/** The seller's address and tax number, and of an open invoice how to pay it; lines to show below each other. */
export const useSellerTexts = (transaction: Transaction): { seller: string[]; howToPay: string[] } => {
  const { t, i18n } = useTranslation('payments');
  const { seller, number } = transaction;
  if (!seller) return { seller: [], howToPay: [] };
  const { address, country, taxNumber, bank } = seller;
  const facts = BANK_FACTS.flatMap((fact) => (bank[fact] ? t(`seller.${fact}`, { value: bank[fact] }) : []));
  const isToPay = facts.length > 0 && isOpenInvoice(transaction);
  return {
    seller: [
      ...address,
      countryName(country, i18n.language),
      taxNumber && t('seller.taxNumber', { value: taxNumber }),
    ].filter(Boolean),
    howToPay: isToPay ? [...facts, t('seller.reference', { value: number })] : [],
  };
};

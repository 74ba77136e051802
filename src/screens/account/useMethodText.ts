import { useTranslation } from 'react-i18next';
import type { Payment } from '../../domain/payments/payment.ts';

/** "Visa ending in 1111", or the kind of method when that isn't known. */
export const useMethodText = () => {
  const { t } = useTranslation('payments');
  return ({ method, card }: Pick<Payment, 'method' | 'card'>): string => {
    if (card) return t('receipt.ending', { brand: card.brand || t('receipt.card'), lastFour: card.lastFour });
    return method ? t(`receipt.${method}`) : '';
  };
};

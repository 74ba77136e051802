import { useTranslation } from 'react-i18next';
import type { SavedMethod } from '../../domain/payments/savedMethod.ts';

/** "Visa ending in 1111", "Account ending in 6789". */
export const useSavedText = () => {
  const { t } = useTranslation('payments');
  return ({ method, brand, lastFour }: Pick<SavedMethod, 'method' | 'brand' | 'lastFour'>): string =>
    method === 'bank'
      ? t('form.savedAccount', { lastFour })
      : t('form.saved', { brand: brand || t('method.card'), lastFour });
};

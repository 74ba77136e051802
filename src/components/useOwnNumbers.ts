import { useTranslation } from 'react-i18next';
import { usePartNumbers } from '../state/partNumbers/usePartNumbers.ts';

const NONE: readonly string[] = [];

/** How own part numbers are shown: "Your no. CB-77"; empty without any. */
export const useOwnNumbersText = (): ((numbers: readonly string[]) => string) => {
  const { t } = useTranslation('catalogue');
  return (numbers) => (numbers.length === 0 ? '' : t('ownNumbers', { numbers: numbers.join(', ') }));
};

/** The customer's own part numbers of products, as they are shown. */
export const useOwnNumbers = (): ((productId: number) => string) => {
  const { byProduct } = usePartNumbers();
  const textOf = useOwnNumbersText();
  return (productId) => textOf(byProduct.get(productId) ?? NONE);
};

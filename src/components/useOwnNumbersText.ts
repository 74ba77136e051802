import { useTranslation } from 'react-i18next';

/** How the customer's own part numbers of a product are shown: "Your no. CB-77"; empty without any. */
export const useOwnNumbersText = (): ((numbers: readonly string[]) => string) => {
  const { t } = useTranslation('catalogue');
  return (numbers) => (numbers.length === 0 ? '' : t('ownNumbers', { numbers: numbers.join(', ') }));
};

import { useTranslation } from 'react-i18next';
import { useFormat } from '../../components/useFormat.ts';
import { toPositive, ZERO } from '../../domain/numbers/decimal.ts';
import { usePrices } from '../../state/cart/usePrices.ts';
import { useCompany } from '../../state/usePortal.ts';

/** The minimum order amount (rules: May it be placed?), and how much is missing. */
export const useMinimumTexts = (): { title: string; text: string } => {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const { minimumOrder } = useCompany().settings;
  const { grossValue, discount } = usePrices(({ totals }) => totals);
  const missing = (toPositive(minimumOrder) ?? ZERO).minus(grossValue.minus(discount));
  return {
    title: t('place.belowMinimum', { amount: format.money(minimumOrder) }),
    text: t('place.toMinimum', { amount: format.money(missing) }),
  };
};

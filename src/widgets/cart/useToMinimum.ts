import { useTranslation } from 'react-i18next';
import { useFormat } from '../../components/useFormat.ts';
import { type Decimal, toPositive, ZERO } from '../../domain/numbers/decimal.ts';
import { usePrices } from '../../state/cart/usePrices.ts';
import { useCompany, usePricesHidden } from '../../state/usePortal.ts';

/** What is missing to the threshold; 0, as text, however far the cart is above it. */
export const useMissing = (threshold: Decimal): string =>
  usePrices(({ totals: { grossValue, discount } }) => {
    const missing = threshold.minus(grossValue).plus(discount);
    return missing.gt(0) ? missing.toFixed() : '0';
  });

/** What is missing to the minimum order, in words; empty where it is reached or amounts are hidden. */
export const useToMinimum = (): string => {
  const { t } = useTranslation('cart');
  const { money } = useFormat();
  const minimum = toPositive(useCompany().settings.minimumOrder);
  const missing = useMissing(minimum ?? ZERO);
  return usePricesHidden() || missing === '0'
    ? ''
    : t('minimum.missing', { missing: money(missing), minimum: money(minimum) });
};

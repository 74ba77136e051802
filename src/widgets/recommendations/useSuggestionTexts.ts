import { useTranslation } from 'react-i18next';
import { useFormat } from '../../components/useFormat.ts';
import { ONE } from '../../domain/numbers/decimal.ts';
import { unitFactor } from '../../domain/pricing/baseQuantity.ts';
import type { UnitOfMeasure } from '../../domain/pricing/types.ts';
import { usualInterval } from '../../domain/recommendations/usualInterval.ts';
import type { SuggestedProducts } from '../../state/recommendations/useSuggestedProducts.ts';

type PurchaseHistory = SuggestedProducts['products'][number]['usual'];

export const useQuantityText = () => {
  const { t } = useTranslation('recommendations');
  const format = useFormat();
  return ({ quantity, unit }: { quantity: string; unit: UnitOfMeasure | null }) => {
    const count = format.number(quantity);
    return unit && !unitFactor(unit).eq(ONE)
      ? t('list.many', { count: Number(quantity), unit: unit.name })
      : count;
  };
};

/** "Bought 6 times, about every 28 days, last on 2 Nov". */
export const usePurchaseHistoryText = () => {
  const { t } = useTranslation('recommendations');
  const format = useFormat();
  const intervalText = (days: number) => {
    const { unit, count } = usualInterval(days);
    return t(unit === 'days' ? 'usual.every' : 'usual.months', { count });
  };
  return (usual: PurchaseHistory): string =>
    [
      usual?.timesBought ? t('usual.times', { count: usual.timesBought }) : '',
      usual?.usualDays ? intervalText(usual.usualDays) : '',
      usual?.lastDay ? t('usual.last', { date: format.date(usual.lastDay, 'short') }) : '',
    ]
      .filter(Boolean)
      .join(', ');
};

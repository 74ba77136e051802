import { useTranslation } from 'react-i18next';
import { useFormat } from '../../components/useFormat.ts';
import type { Offer } from '../../domain/catalogue/product.ts';
import { type UsualQuantity, usualOrder } from '../../domain/favourites/usualQuantity.ts';
import { useCompany } from '../../state/usePortal.ts';

export const useUsualText = () => {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { sizeInput } = useCompany().settings;
  return (usual: UsualQuantity, { units }: Pick<Offer, 'units'>): string => {
    const { quantity, unit, size } = usualOrder(usual, units);
    return [format.number(quantity), unit?.name ?? t('piece'), sizeInput && size?.text]
      .filter(Boolean)
      .join(' × ');
  };
};

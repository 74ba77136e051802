import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { HeartButton } from '../../components/HeartButton.tsx';
import type { Offer, Product } from '../../domain/catalogue/product.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import { useHeart } from '../../state/favourites/useFavourites.ts';
import { useCompany } from '../../state/usePortal.ts';

type FavouriteHeartProps = { product: Product; offer: Offer | null; variant?: 'line' | 'corner' | 'box' };

/** FavouriteOverlays shows the result (rules: Favourite lists). */
export const FavouriteHeart = memo(function FavouriteHeart({
  product,
  offer,
  variant = 'line',
}: FavouriteHeartProps) {
  const { t } = useTranslation('catalogue');
  const { settings } = useCompany();
  const { isFavourite, press } = useHeart({ product, offer });
  const { name } = productTitle(product, settings);
  return (
    <HeartButton
      label={t('favourite', { product: name })}
      pressed={isFavourite}
      position={variant}
      onPress={press}
    />
  );
});

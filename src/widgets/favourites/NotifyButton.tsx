import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../design-system/Button.tsx';
import type { FavouriteProduct } from '../../state/favourites/favouritesService.ts';
import { useHeart } from '../../state/favourites/useFavourites.ts';

const Toggle = styled(Button)`
  min-width: 74px;
  padding-inline: 4px;

  &[aria-pressed='true'] {
    background: var(--wp-brand-tint);
    color: var(--wp-brand-text);
  }
`;

/** `name`: the product's, where others stand beside it. */
type NotifyButtonProps = { soldOut: FavouriteProduct; name?: string };

/** Makes a sold-out product a favorite: a customer is told when a favorite is back in stock. */
export function NotifyButton({ soldOut, name }: NotifyButtonProps) {
  const { t } = useTranslation('catalogue');
  const { isFavourite, press } = useHeart(soldOut);
  return (
    <Toggle
      aria-pressed={isFavourite}
      aria-label={name && t('notify.label', { product: name })}
      onClick={press}
    >
      {isFavourite && !name && <Check aria-hidden />}
      {t(name ? 'notify.word' : isFavourite ? 'notify.on' : 'notify.whenBack')}
    </Toggle>
  );
}

import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { paths } from '../../routing/paths.ts';
import { useCustomer } from '../../state/usePortal.ts';
import { IconLink } from './barStyles.ts';

/** Not shown to visitors. */
export function FavouritesLink({ className = '' }: { className?: string }) {
  const { t } = useTranslation('layout');
  const words = t('account.favourites');
  if (!useCustomer()) return null;
  return (
    <IconLink as={NavLink} to={paths.favourites()} aria-label={words} title={words} className={className}>
      <Heart aria-hidden />
    </IconLink>
  );
}

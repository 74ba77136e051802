import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { styled } from 'styled-components';
import { useCustomer } from '../../state/usePortal.ts';
import { paths } from '../paths.ts';
import { Quiet } from './barStyles.ts';

const Link = styled(Quiet)`
  flex: none;

  &[aria-current='page'] {
    background: var(--wp-brand-tint);
    color: var(--wp-brand-text);
  }
`;

/** The heart that leads to the customer's favourite lists; a visitor has none. */
export function FavouritesLink({ className = '' }: { className?: string }) {
  const { t } = useTranslation('layout');
  const words = t('account.favourites');
  if (!useCustomer()) return null;
  return (
    <Link as={NavLink} to={paths.favourites()} aria-label={words} title={words} className={className}>
      <Heart aria-hidden />
    </Link>
  );
}

import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { NavLink } from '../../components/Link.tsx';
import { phone } from '../../design-system/theme/media.ts';
import { paths } from '../../routing/paths.ts';
import { useCustomer } from '../../state/usePortal.ts';
import { IconLink } from './barStyles.ts';

const OffPhone = styled(IconLink)`
  ${phone} {
    display: none;
  }
`;

export function FavouritesLink() {
  const { t } = useTranslation('layout');
  const words = t('account.favourites');
  if (!useCustomer()) return null;
  return (
    <OffPhone as={NavLink} to={paths.favourites()} aria-label={words} title={words}>
      <Heart aria-hidden />
    </OffPhone>
  );
}

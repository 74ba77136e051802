import { Newspaper } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../components/Link.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { paths } from '../../routing/paths.ts';
import { useCompany } from '../../state/usePortal.ts';

export function FlyerLink() {
  const { t } = useTranslation('home');
  if (!useCompany().pages?.includes('flyer')) return null;
  return (
    <div>
      <ButtonLink as={Link} to={paths.flyer()}>
        <Newspaper aria-hidden />
        {t('flyer')}
      </ButtonLink>
    </div>
  );
}

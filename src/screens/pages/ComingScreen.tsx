import { Hammer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { EmptyState } from '../../design-system/EmptyState.tsx';

type ComingScreenProps = {
  part: 'signup' | 'activation' | 'accountSettings' | 'payments';
};

/** An honest page for a part of the portal that isn't built yet: it says which. */
export function ComingScreen({ part }: ComingScreenProps) {
  const { t } = useTranslation('pages');
  return (
    <div>
      <EmptyState
        icon={<Hammer />}
        title={t(`coming.${part}`)}
        text={t('coming.text')}
        actions={
          <ButtonLink as={Link} to={paths.store()} $variant="primary">
            {t('coming.toStore')}
          </ButtonLink>
        }
      />
    </div>
  );
}

import { Hammer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ScreenFrame } from '../../components/ScreenFrame.ts';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { EmptyState } from '../../design-system/EmptyState.tsx';
import { Heading } from '../../design-system/Heading.ts';
import { paths } from '../../routing/paths.ts';
import { useNamedPage } from '../../state/useNamedPage.ts';

type ComingScreenProps = {
  part: 'payments';
};

export function ComingScreen({ part }: ComingScreenProps) {
  const { t } = useTranslation('pages');
  useNamedPage(t(`name.${part}`));
  return (
    <ScreenFrame>
      <Heading>{t(`name.${part}`)}</Heading>
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
    </ScreenFrame>
  );
}

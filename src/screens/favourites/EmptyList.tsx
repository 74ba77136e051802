import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../components/Link.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { EmptyCard } from '../../design-system/EmptyCard.tsx';
import { paths } from '../../routing/paths.ts';

export function EmptyList() {
  const { t } = useTranslation('favourites');
  return (
    <EmptyCard
      icon={<Heart />}
      title={t('empty.title')}
      text={t('empty.text')}
      actions={
        <ButtonLink as={Link} to={paths.store()} $variant="primary">
          {t('empty.action')}
        </ButtonLink>
      }
    />
  );
}

import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Link } from '../../components/Link.tsx';
import { TextLink } from '../../design-system/TextLink.ts';
import { storeQuery } from '../../domain/catalogue/storeView.ts';
import { paths } from '../../routing/paths.ts';
import { useDeals } from '../../state/deals/useDeals.ts';
import { DealsSection } from '../../widgets/deals/DealsSection.tsx';

const MAX_DEALS = 3;

export function HomeDeals({ isPhone }: { isPhone: boolean }) {
  const { t } = useTranslation('deals');
  const deals = useDeals({ at: useLocation(), max: MAX_DEALS });
  return (
    <DealsSection
      title={t('title')}
      deals={deals}
      link={isPhone ? paths.store(storeQuery({ deals: true })) : null}
      action={
        <TextLink as={Link} to={paths.store(storeQuery({ deals: true }))}>
          {t('all')}
        </TextLink>
      }
    />
  );
}

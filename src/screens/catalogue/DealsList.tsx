import { Tag } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { EmptyState } from '../../design-system/EmptyState.tsx';
import { Heading } from '../../design-system/Heading.ts';
import { VisuallyHidden } from '../../design-system/VisuallyHidden.ts';
import { paths } from '../../routing/paths.ts';
import { useDeals } from '../../state/deals/useDeals.ts';
import { DealGrid, DealSkeletons } from '../../widgets/deals/DealGrid.tsx';
import { LoadFailed } from '../../widgets/visit/LoadFailed.tsx';

const Frame = styled.section`
  display: grid;
  gap: 14px;
`;

/** Today's deals, in place of the products (rules: Category bar). */
export function DealsList() {
  const { t } = useTranslation('deals');
  const id = useId();
  const deals = useDeals({ at: useLocation() });
  const { status, retry } = deals;
  return (
    <Frame aria-labelledby={id} aria-busy={status === 'pending'}>
      <Heading id={id}>{t('title')}</Heading>
      {status === 'pending' && (
        <>
          <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
          <DealSkeletons count={6} />
        </>
      )}
      {status === 'failed' && <LoadFailed title={t('failed')} retry={retry} />}
      {status === 'ready' && deals.deals.length === 0 && (
        <EmptyState
          icon={<Tag />}
          title={t('none.title')}
          text={t('none.text')}
          actions={
            <ButtonLink as={Link} to={paths.store()} $variant="primary">
              {t('none.action')}
            </ButtonLink>
          }
        />
      )}
      {status === 'ready' && deals.deals.length > 0 && <DealGrid deals={deals} />}
    </Frame>
  );
}

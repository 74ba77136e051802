import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { DealGrid } from '../../components/DealGrid.tsx';
import { useAddedNotice } from '../../components/useAddedNotice.ts';
import { Heading } from '../../design-system/Heading.ts';
import { TextLink } from '../../design-system/TextLink.ts';
import { storeQuery } from '../../domain/catalogue/storeView.ts';
import { paths } from '../../routing/paths.ts';
import { useDeals } from '../../state/deals/useDeals.ts';

const MOST = 3;

const Section = styled.section`
  display: grid;
  gap: 10px;
`;

const Top = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;
`;

/** The first of today's deals and a link to all; nothing without deals. */
export function HomeDeals() {
  const { t } = useTranslation('deals');
  const navigate = useNavigate();
  const notice = useAddedNotice(() => void navigate(paths.cart()));
  const id = useId();
  const { deals, offers, terms, isOpen, status, fill } = useDeals({ at: useLocation(), most: MOST });
  if (status !== 'ready' || deals.length === 0) return null;
  return (
    <Section aria-labelledby={id}>
      <Top>
        <Heading as="h2" id={id}>
          {t('title')}
        </Heading>
        <TextLink as={Link} to={paths.store(storeQuery({ deals: true }))}>
          {t('all')}
        </TextLink>
      </Top>
      <DealGrid
        deals={deals}
        offers={offers}
        terms={{ ...terms, hrefOf: paths.product }}
        disabled={!isOpen || !offers}
        onFill={(deal, conditions) =>
          notice({
            added: fill(deal, conditions),
            asked: conditions.length,
            whenAll: t('filled', { deal: deal.name }),
          })
        }
      />
    </Section>
  );
}

import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Skeleton } from '../../design-system/Skeleton.ts';
import type { Deals } from '../../state/deals/useDeals.ts';
import { useAddedNotice } from '../cart/useAddedNotice.ts';
import { DealCard } from './DealCard.tsx';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: 14px;
  align-items: start;
`;

const SKELETON_KEYS = [1, 2, 3, 4, 5, 6];

export function DealSkeletons({ count }: { count: number }) {
  return (
    <Grid aria-hidden>
      {SKELETON_KEYS.slice(0, count).map((key) => (
        <li key={key}>
          <Skeleton $height={236} />
        </li>
      ))}
    </Grid>
  );
}

export function DealGrid({ deals: { deals, offers, terms, isOpen, fill } }: { deals: Deals }) {
  const { t } = useTranslation('deals');
  const notice = useAddedNotice();
  if (!offers) return <DealSkeletons count={deals.length} />;
  return (
    <Grid>
      {deals.map(({ deal, progress }) => (
        <li key={deal.id}>
          <DealCard
            deal={deal}
            progress={progress}
            offers={offers}
            terms={terms}
            disabled={!isOpen}
            onFill={(conditions, filled) =>
              notice({
                result: fill(deal, conditions),
                requestedCount: conditions.length,
                allAddedText: t('filled', { deal: filled }),
              })
            }
          />
        </li>
      ))}
    </Grid>
  );
}

import { styled } from 'styled-components';
import { Skeleton } from '../design-system/Skeleton.ts';
import type { Offer } from '../domain/catalogue/product.ts';
import type { Deal } from '../domain/deals/deal.ts';
import type { ConditionProgress, DealProgress } from '../domain/deals/dealProgress.ts';
import { DealCard, type DealTerms } from './DealCard.tsx';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: 14px;
  align-items: stretch;

  & > li {
    display: grid;
  }
`;

const PLACES = [1, 2, 3, 4, 5, 6];

type DealGridProps = {
  deals: readonly { deal: Deal; progress: DealProgress }[];
  /** Null while loading. */
  offers: ReadonlyMap<number, Offer> | null;
  terms: DealTerms;
  disabled: boolean;
  onFill(deal: Deal, conditions: readonly ConditionProgress[]): void;
};

/** At most six. */
export function DealSkeletons({ count }: { count: number }) {
  return (
    <Grid aria-hidden>
      {PLACES.slice(0, count).map((place) => (
        <li key={place}>
          <Skeleton $height={236} />
        </li>
      ))}
    </Grid>
  );
}

export function DealGrid({ deals, offers, terms, disabled, onFill }: DealGridProps) {
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
            disabled={disabled}
            onFill={(conditions) => onFill(deal, conditions)}
          />
        </li>
      ))}
    </Grid>
  );
}

import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { phone } from '../../design-system/theme/media.ts';
import { ApprovalTile } from './ApprovalTile.tsx';
import { DeliveryTile } from './DeliveryTile.tsx';
import { OwedTile } from './OwedTile.tsx';
import type { HomeTilesData } from './useHome.ts';
import { YearTile } from './YearTile.tsx';

/** Every row is full: fewer tiles are wider. */
const Grid = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px;

  & > * {
    flex: 1 1 256px;
  }

  ${phone} {
    gap: 12px;

    & > * {
      flex-basis: 100%;
    }
  }
`;

const TileSkeleton = styled(Skeleton).attrs({ $height: 252 })`
  ${phone} {
    height: 146px;

    /* The year comes later. */
    &:last-child {
      display: none;
    }
  }
`;

const SKELETON_KEYS = [1, 2, 3];

export function TilesSkeleton() {
  const { t } = useTranslation('home');
  return (
    <Grid role="status" aria-label={t('tilesLoading')}>
      {SKELETON_KEYS.map((key) => (
        <TileSkeleton key={key} />
      ))}
    </Grid>
  );
}

/** What waits for the customer, what they owe, what is delivered next, and what they ordered. A tile with nothing to say is left out. */
export function HomeTiles({ tiles, isPhone }: { tiles: HomeTilesData; isPhone: boolean }) {
  const { approval, owed, credit, delivery, year } = tiles;
  if (!approval && !owed && !credit && !delivery && !year) return null;
  return (
    <Grid>
      {approval && <ApprovalTile {...approval} isPhone={isPhone} />}
      {(owed ?? credit) && <OwedTile owed={owed} credit={credit} isPhone={isPhone} />}
      {delivery && <DeliveryTile delivery={delivery} isPhone={isPhone} />}
      {year && <YearTile year={year} />}
    </Grid>
  );
}

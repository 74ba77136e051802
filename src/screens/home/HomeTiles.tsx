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
  }
`;

const SKELETON_KEYS = [1, 2, 3];

export function TilesSkeleton() {
  const { t } = useTranslation('home');
  return (
    <Grid role="status" aria-label={t('tilesLoading')}>
      {SKELETON_KEYS.map((key) => (
        <Skeleton key={key} $height={252} />
      ))}
    </Grid>
  );
}

/** What waits for the customer, what they owe, what is delivered next, and what they ordered. A tile with nothing to say is left out. */
export function HomeTiles({ tiles: { approval, owed, credit, delivery, year } }: { tiles: HomeTilesData }) {
  if (!approval && !owed && !credit && !delivery && !year) return null;
  return (
    <Grid>
      {approval && <ApprovalTile {...approval} />}
      {(owed ?? credit) && <OwedTile owed={owed} credit={credit} />}
      {delivery && <DeliveryTile delivery={delivery} />}
      {year && <YearTile year={year} />}
    </Grid>
  );
}

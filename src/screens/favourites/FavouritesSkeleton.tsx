import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { ListColumns } from './listLayout.ts';

const ROWS = ['one', 'two', 'three', 'four', 'five'];

const SkeletonRows = styled.div`
  display: grid;
  gap: 20px;
  align-content: start;
`;

export function FavouritesSkeleton() {
  const { t } = useTranslation('favourites');
  return (
    <ListColumns role="status" aria-label={t('loading')}>
      <SkeletonRows>
        <Skeleton $width={140} $height={26} />
        <Skeleton $height={34} />
      </SkeletonRows>
      <SkeletonRows>
        <Skeleton $width={220} $height={26} />
        {ROWS.map((row) => (
          <Skeleton key={row} $height={68} />
        ))}
      </SkeletonRows>
    </ListColumns>
  );
}

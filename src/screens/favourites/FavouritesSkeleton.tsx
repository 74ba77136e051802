import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { ListColumns, ListHeader } from './listLayout.ts';

const ROWS = ['one', 'two', 'three', 'four', 'five'];

const SkeletonRows = styled.div`
  display: grid;
  gap: 20px;
  align-content: start;
`;

export function FavouritesSkeleton() {
  const { t } = useTranslation('favourites');
  return (
    <>
      <ListHeader>
        <Skeleton $width={160} $height={36} />
      </ListHeader>
      <ListColumns role="status" aria-label={t('loading')}>
        <SkeletonRows>
          <Skeleton $height={36} />
        </SkeletonRows>
        <SkeletonRows>
          <Skeleton $width={220} $height={36} />
          {ROWS.map((row) => (
            <Skeleton key={row} $height={87} />
          ))}
        </SkeletonRows>
      </ListColumns>
    </>
  );
}

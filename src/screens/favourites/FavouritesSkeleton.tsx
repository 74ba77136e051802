import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { ListColumns, ListHeader } from './listLayout.ts';

const ROWS = ['one', 'two', 'three', 'four', 'five'];
const CONTROL_HEIGHT = 'var(--wp-control-height)';

const SkeletonRows = styled.div`
  display: grid;
  gap: 20px;
`;

export function FavouritesSkeleton() {
  const { t } = useTranslation('favourites');
  return (
    <>
      <ListHeader>
        <Skeleton $width={160} $height={CONTROL_HEIGHT} />
      </ListHeader>
      <ListColumns role="status" aria-label={t('loading')}>
        <Skeleton $height={CONTROL_HEIGHT} />
        <div>
          <ListHeader>
            <Skeleton $width={220} $height={CONTROL_HEIGHT} />
            <Skeleton $width={240} $height={CONTROL_HEIGHT} />
          </ListHeader>
          <SkeletonRows data-rows>
            {ROWS.map((row) => (
              <Skeleton key={row} $height={87} />
            ))}
          </SkeletonRows>
        </div>
      </ListColumns>
    </>
  );
}

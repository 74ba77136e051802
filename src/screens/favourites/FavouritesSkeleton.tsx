import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { Sheet } from './listLayout.ts';

const ROWS = ['one', 'two', 'three', 'four', 'five'];

const Rows = styled.div`
  display: grid;
  gap: 20px;
  align-content: start;
`;

export function FavouritesSkeleton() {
  const { t } = useTranslation('favourites');
  return (
    <Sheet role="status" aria-label={t('loading')}>
      <Rows>
        <Skeleton $width={140} $height={26} />
        <Skeleton $height={34} />
      </Rows>
      <Rows>
        <Skeleton $width={220} $height={26} />
        {ROWS.map((row) => (
          <Skeleton key={row} $height={68} />
        ))}
      </Rows>
    </Sheet>
  );
}

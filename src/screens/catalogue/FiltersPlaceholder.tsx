import { styled } from 'styled-components';
import { Skeleton } from '../../design-system/Skeleton.ts';

const SkeletonColumn = styled.div`
  display: grid;
  gap: 10px;
  padding-block-start: 4px;
`;

const SKELETON_KEYS = Array.from({ length: 8 }, (_, index) => index);

export function FiltersPlaceholder() {
  return (
    <SkeletonColumn>
      <Skeleton $width="30%" />
      {SKELETON_KEYS.map((key) => (
        <Skeleton key={key} $height={16} />
      ))}
    </SkeletonColumn>
  );
}

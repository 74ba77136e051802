import { styled } from 'styled-components';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { isTableLook, type RowLook, TileFrame } from './itemFrames.ts';
import { RowFrame } from './rowFrames.ts';

const TextColumn = styled.div`
  display: grid;
  grid-row: 1 / -1;
  align-content: start;
  gap: 8px;
`;

const Tiles = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 12px;
`;

type RowSkeletonProps = { look: RowLook; isCompact: boolean };

export function RowSkeleton({ look, isCompact }: RowSkeletonProps) {
  if (isTableLook(look)) {
    return (
      <RowFrame $look={look} $compact={isCompact} aria-hidden>
        <Skeleton $height={isCompact ? 32 : 40} />
        <Skeleton $width="60%" $height={14} />
      </RowFrame>
    );
  }
  return (
    <RowFrame $look={look} $compact={false} aria-hidden>
      <Skeleton $width="100%" $height={84} />
      <TextColumn>
        <Skeleton $width="60%" $height={14} />
        <Skeleton $width="40%" />
        <Skeleton $width="25%" />
      </TextColumn>
    </RowFrame>
  );
}

function TileSkeleton() {
  return (
    <TileFrame $narrow={false} aria-hidden>
      <Skeleton $height={190} />
      <TextColumn>
        <Skeleton $width="80%" $height={14} />
        <Skeleton $width="50%" />
      </TextColumn>
      <Skeleton $height={36} />
    </TileFrame>
  );
}

const indexes = (count: number) => Array.from({ length: count }, (_, index) => index);

export function TileSkeletons({ count }: { count: number }) {
  return indexes(count).map((index) => <TileSkeleton key={index} />);
}

const SKELETON_COUNT = 12;

type ProductSkeletonsProps = RowSkeletonProps & { label: string; isGrid: boolean; columns: number };

export function ProductSkeletons({ label, isGrid, columns, look, isCompact }: ProductSkeletonsProps) {
  if (isGrid) {
    return (
      <Tiles $columns={columns} role="status" aria-label={label}>
        <TileSkeletons count={SKELETON_COUNT} />
      </Tiles>
    );
  }
  const rows = indexes(SKELETON_COUNT).map((index) => (
    <RowSkeleton key={index} look={look} isCompact={isCompact} />
  ));
  return (
    <div role="status" aria-label={label}>
      {rows}
    </div>
  );
}

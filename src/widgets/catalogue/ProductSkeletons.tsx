import { styled } from 'styled-components';
import { Card } from '../../design-system/Card.ts';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { RowFrame, TileFrame } from './itemFrames.ts';

const TextColumn = styled.div`
  display: grid;
  gap: 8px;
`;

const Tiles = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 12px;
`;

export function RowSkeleton({ isNarrow }: { isNarrow: boolean }) {
  return (
    <RowFrame $narrow={isNarrow} aria-hidden>
      <Skeleton $width={64} $height={64} />
      <TextColumn>
        <Skeleton $width="60%" $height={14} />
        <Skeleton $width="40%" />
        <Skeleton $width="25%" />
      </TextColumn>
      {!isNarrow && (
        <>
          <Skeleton $width={64} $height={18} />
          <Skeleton $height={36} />
        </>
      )}
    </RowFrame>
  );
}

function TileSkeleton() {
  return (
    <TileFrame aria-hidden>
      <Skeleton $height={96} />
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

const SKELETON_COUNT = 8;

type ProductSkeletonsProps = { label: string; layout: 'list' | 'grid'; columns: number; isNarrow: boolean };

export function ProductSkeletons({ label, layout, columns, isNarrow }: ProductSkeletonsProps) {
  if (layout === 'grid') {
    return (
      <Tiles $columns={columns} role="status" aria-label={label}>
        <TileSkeletons count={SKELETON_COUNT} />
      </Tiles>
    );
  }
  const rows = indexes(SKELETON_COUNT).map((index) => <RowSkeleton key={index} isNarrow={isNarrow} />);
  return (
    <div role="status" aria-label={label}>
      {isNarrow ? (
        rows
      ) : (
        <Card $flush as="div">
          {rows}
        </Card>
      )}
    </div>
  );
}

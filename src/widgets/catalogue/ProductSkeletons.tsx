import { styled } from 'styled-components';
import { Card } from '../../design-system/Card.ts';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { RowFrame, TileFrame } from './itemFrames.ts';

const Words = styled.div`
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
      <Words>
        <Skeleton $width="60%" $height={14} />
        <Skeleton $width="40%" />
        <Skeleton $width="25%" />
      </Words>
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
      <Words>
        <Skeleton $width="80%" $height={14} />
        <Skeleton $width="50%" />
      </Words>
      <Skeleton $height={36} />
    </TileFrame>
  );
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

export function TileSkeletons({ count }: { count: number }) {
  return numbers(count).map((at) => <TileSkeleton key={at} />);
}

const SHOWN = 8;

type ProductSkeletonsProps = { label: string; layout: 'list' | 'grid'; columns: number; isNarrow: boolean };

export function ProductSkeletons({ label, layout, columns, isNarrow }: ProductSkeletonsProps) {
  if (layout === 'grid') {
    return (
      <Tiles $columns={columns} role="status" aria-label={label}>
        <TileSkeletons count={SHOWN} />
      </Tiles>
    );
  }
  const rows = numbers(SHOWN).map((at) => <RowSkeleton key={at} isNarrow={isNarrow} />);
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

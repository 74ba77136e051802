import { styled } from 'styled-components';
import { Skeleton } from '../design-system/Skeleton.ts';

const Page = styled.div`
  min-height: 100%;
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 18px;
  height: 60px;
  padding: 0 24px;
  border-block-end: 1px solid var(--wp-line);
  background: var(--wp-surface);
`;

const Body = styled.div`
  display: grid;
  gap: 16px;
  padding: 24px;
`;

/** The page skeleton; index.html paints the same before any script runs. */
export function PageSkeleton() {
  return (
    <Page aria-busy="true">
      <Bar>
        <Skeleton $width={34} $height={34} />
        <Skeleton $width={120} $height={14} />
      </Bar>
      <Body>
        <Skeleton $width="40%" $height={18} />
        <Skeleton $height={88} />
        <Skeleton $height={88} />
        <Skeleton $height={88} />
      </Body>
    </Page>
  );
}

import { styled } from 'styled-components';
import { ScreenFrame } from './ScreenFrame.ts';
import { Skeleton } from './Skeleton.ts';

const Body = styled(ScreenFrame)`
  display: grid;
  gap: 16px;
`;

export function ScreenSkeleton() {
  return (
    <Body aria-busy="true">
      <Skeleton $width="40%" $height={32} />
      <Skeleton $height={88} />
      <Skeleton $height={88} />
      <Skeleton $height={88} />
    </Body>
  );
}

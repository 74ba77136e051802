import { styled } from 'styled-components';
import { Skeleton } from './Skeleton.ts';
import { screenWidth } from './screenWidth.ts';
import { phone } from './theme/media.ts';

const Body = styled.div`
  ${screenWidth}
  display: grid;
  gap: 16px;
  padding: 20px 24px;

  ${phone} {
    padding: 16px 12px;
  }
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

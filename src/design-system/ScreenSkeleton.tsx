import { styled } from 'styled-components';
import { screenWidth } from './ScreenFrame.ts';
import { Skeleton } from './Skeleton.ts';
import { phone } from './theme/media.ts';

const Body = styled.div`
  ${screenWidth}
  display: grid;
  gap: 16px;
  padding: 24px;

  ${phone} {
    padding: 14px 12px;
  }
`;

export function ScreenSkeleton() {
  return (
    <Body aria-busy="true">
      <Skeleton $width="40%" $height={18} />
      <Skeleton $height={88} />
      <Skeleton $height={88} />
      <Skeleton $height={88} />
    </Body>
  );
}

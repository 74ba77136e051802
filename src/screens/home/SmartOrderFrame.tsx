import { styled } from 'styled-components';
import { Card } from '../../design-system/Card.ts';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { phone } from '../../design-system/theme/media.ts';

export const SMART_ROWS = { desktop: 4, phone: 2 };
const SKELETON_KEYS = [1, 2, 3, 4, 5];

export const SmartOrderFrame = styled(Card).attrs({ $flush: true })`
  min-height: 380px;

  ${phone} {
    min-height: 236px;
  }
`;

const SkeletonRows = styled.div`
  display: grid;
  align-content: space-evenly;
  height: 378px;
  padding-inline: 16px;

  /* Between rows of one line and of two, with the link to what is recommended below them. */
  ${phone} {
    height: 286px;
  }
`;

export function SmartOrderSkeleton({ label }: { label?: string }) {
  return (
    <SmartOrderFrame as="div">
      <SkeletonRows {...(label && { role: 'status', 'aria-label': label })}>
        {SKELETON_KEYS.map((key) => (
          <Skeleton key={key} $height={24} />
        ))}
      </SkeletonRows>
    </SmartOrderFrame>
  );
}

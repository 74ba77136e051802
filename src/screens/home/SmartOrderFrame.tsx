import { styled } from 'styled-components';
import { Card } from '../../design-system/Card.ts';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { phone } from '../../design-system/theme/media.ts';

/** Initially visible rows. */
export const SMART_ROWS = 4;
const PLACEHOLDERS = [1, 2, 3, 4, 5];

/** Reserves the height of its first rows. */
export const SmartOrderFrame = styled(Card).attrs({ $flush: true })`
  min-height: 380px;

  ${phone} {
    min-height: 698px;
  }
`;

const Waiting = styled.div`
  display: grid;
  align-content: space-evenly;
  height: 380px;
  padding-inline: 16px;

  ${phone} {
    height: 698px;
  }
`;

/** The placeholder while data or code load; without a label it is not announced. */
export function SmartOrderSkeleton({ label }: { label?: string }) {
  return (
    <SmartOrderFrame as="div">
      <Waiting {...(label && { role: 'status', 'aria-label': label })}>
        {PLACEHOLDERS.map((place) => (
          <Skeleton key={place} $height={24} />
        ))}
      </Waiting>
    </SmartOrderFrame>
  );
}

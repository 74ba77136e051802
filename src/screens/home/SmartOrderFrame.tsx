import { styled } from 'styled-components';
import { Card } from '../../design-system/Card.ts';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { phone } from '../../design-system/theme/media.ts';

/** Rows that show at first. */
export const SMART_ROWS = 4;
const PLACES = [1, 2, 3, 4, 5];

/** As high from the start as its first rows will be, so that nothing below it moves when they come. */
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

/** The smart order's place while it, or its code, is on its way; without a label nothing is read out. */
export function SmartOrderSkeleton({ label }: { label?: string }) {
  return (
    <SmartOrderFrame as="div">
      <Waiting {...(label && { role: 'status', 'aria-label': label })}>
        {PLACES.map((place) => (
          <Skeleton key={place} $height={24} />
        ))}
      </Waiting>
    </SmartOrderFrame>
  );
}

import { Columns, ScreenFrame, Stack, SummaryColumn } from '../../design-system/ScreenFrame.ts';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { LinesCard, Row } from './rowStyles.ts';

const ROWS = ['one', 'two', 'three', 'four'];

export function CartSkeleton() {
  return (
    <ScreenFrame aria-busy>
      <Columns>
        <Stack>
          <Skeleton $width={220} $height={32} />
          <LinesCard>
            {ROWS.map((row) => (
              <Row key={row}>
                <Skeleton $width={64} $height={64} />
                <div>
                  <Skeleton $width="60%" $height={14} />
                  <Skeleton $width="40%" />
                </div>
                <Skeleton $width={200} $height={36} />
                <Skeleton $width={72} $height={16} />
              </Row>
            ))}
          </LinesCard>
        </Stack>
        <SummaryColumn>
          <Skeleton $height={450} />
        </SummaryColumn>
      </Columns>
    </ScreenFrame>
  );
}

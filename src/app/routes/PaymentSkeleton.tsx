import { Skeleton } from '../../design-system/Skeleton.ts';

const CARD_FORM_HEIGHT_PX = 330;

export function PaymentSkeleton() {
  return <Skeleton $height={CARD_FORM_HEIGHT_PX} />;
}

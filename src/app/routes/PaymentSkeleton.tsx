import { Skeleton } from '../../design-system/Skeleton.ts';

/** px, of the card form. */
const HEIGHT = 330;

export function PaymentSkeleton() {
  return <Skeleton $height={HEIGHT} />;
}

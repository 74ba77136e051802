import { needsAcceptance } from '../../domain/cart/lineChanges.ts';
import { useCartChanges, useRemovedLines } from '../../state/cart/useCartChanges.ts';
import { CartChanges, RemovedLines } from './lazyCheckoutParts.tsx';

export function CheckoutNotices() {
  const { lines } = useCartChanges();
  const { removed } = useRemovedLines();
  const mustAccept = lines.some(({ changes }) => changes.some(needsAcceptance));
  return (
    <>
      {removed.length > 0 && <RemovedLines />}
      <div data-problem={mustAccept || undefined} tabIndex={-1}>
        {lines.length > 0 && <CartChanges open />}
      </div>
    </>
  );
}

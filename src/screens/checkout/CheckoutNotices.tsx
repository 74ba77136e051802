import { needsAcceptance } from '../../domain/cart/lineChanges.ts';
import { useCartChanges } from '../../state/cart/useCartChanges.ts';
import { CartChanges } from '../../widgets/cart/CartChanges.tsx';
import { RemovedLines } from '../../widgets/cart/RemovedLines.tsx';

/** What changed since the lines were added; a change that must be accepted takes the focus. */
export function CheckoutNotices() {
  const { lines } = useCartChanges();
  const mustAccept = lines.some(({ changes }) => changes.some(needsAcceptance));
  return (
    <>
      <RemovedLines />
      <div data-problem={mustAccept || undefined} tabIndex={-1}>
        <CartChanges open />
      </div>
    </>
  );
}

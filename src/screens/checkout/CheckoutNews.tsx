import { ChangesNotice } from '../../components/ChangesNotice.tsx';
import { RemovedNotice } from '../../components/RemovedNotice.tsx';
import { isToAccept } from '../../domain/cart/lineChanges.ts';
import { storeQuery } from '../../domain/catalogue/storeView.ts';
import { paths } from '../../routing/paths.ts';
import { useCartChanges } from '../../state/cart/useCartChanges.ts';

/** Changes since the lines were added; those that must be accepted get the focus. */
export function CheckoutNews() {
  const { removed, onDismiss, ...changes } = useCartChanges();
  const isInTheWay = changes.lines.some((line) => line.changes.some(isToAccept));
  return (
    <>
      <RemovedNotice
        removed={removed}
        settings={changes.settings}
        similarTo={({ subline }) => (subline ? paths.store(storeQuery({ sublines: [subline] })) : null)}
        onDismiss={onDismiss}
      />
      <div data-problem={isInTheWay || undefined} tabIndex={-1}>
        <ChangesNotice {...changes} open />
      </div>
    </>
  );
}

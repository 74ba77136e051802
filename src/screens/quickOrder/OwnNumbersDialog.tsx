import { Dialog } from '../../design-system/Dialog.tsx';
import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';
import { OverlayBoundary } from '../../design-system/OverlayBoundary.tsx';
import { Skeleton } from '../../design-system/Skeleton.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import { usePartNumbers } from '../../state/partNumbers/usePartNumbers.ts';
import { useCompany } from '../../state/usePortal.ts';

const OwnNumbers = lazyWithRetry(
  () =>
    import(/* webpackChunkName: "customer" */ '../../widgets/partNumbers/OwnNumbers.tsx').then(
      (module) => module.OwnNumbers,
    ),
  () => <Skeleton $height={72} />,
);

type OwnNumbersDialogProps = { product: Product; onClose(): void };

/** The own part numbers of a row's product, without leaving the list. */
export function OwnNumbersDialog({ product, onClose }: OwnNumbersDialogProps) {
  const numbers = usePartNumbers();
  const { name } = productTitle(product, useCompany().settings);
  return (
    <OverlayBoundary open onClose={onClose}>
      <Dialog open onClose={onClose} title={name}>
        <OwnNumbers productId={product.id} numbers={numbers} />
      </Dialog>
    </OverlayBoundary>
  );
}

import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../design-system/Button.tsx';
import { Dialog } from '../../design-system/Dialog.tsx';
import { OverlayBoundary } from '../../design-system/OverlayBoundary.tsx';
import type { Product } from '../../domain/catalogue/product.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import { usePartNumbers } from '../../state/partNumbers/usePartNumbers.ts';
import { useCompany } from '../../state/usePortal.ts';
import { OwnNumbers } from '../../widgets/partNumbers/lazyOwnNumbers.tsx';

const Done = styled.div`
  display: grid;
  margin-block-start: 16px;
`;

type OwnNumbersDialogProps = { product: Product; onClose(): void };

/** The own part numbers of a row's product, without leaving the list. */
export function OwnNumbersDialog({ product, onClose }: OwnNumbersDialogProps) {
  const { t } = useTranslation('quickOrder');
  const numbers = usePartNumbers();
  const { name } = productTitle(product, useCompany().settings);
  return (
    <OverlayBoundary open onClose={onClose}>
      <Dialog open onClose={onClose} title={name}>
        <OwnNumbers productId={product.id} numbers={numbers} />
        <Done>
          <Button onClick={onClose}>{t('scan.done')}</Button>
        </Done>
      </Dialog>
    </OverlayBoundary>
  );
}

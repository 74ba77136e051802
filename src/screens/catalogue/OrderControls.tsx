import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { SizeInput } from '../../components/SizeInput.tsx';
import { UnitSelect } from '../../components/UnitSelect.tsx';
import { DisclosureSummary } from '../../design-system/DisclosureSummary.ts';
import { useEverTrue } from '../../design-system/useEverTrue.ts';
import type { Offer } from '../../domain/catalogue/product.ts';
import { canHaveSize } from '../../domain/pricing/size.ts';
import { useCompany } from '../../state/usePortal.ts';
import type { ProductOrdering } from '../../widgets/catalogue/useProductOrdering.ts';

const Controls = styled.div`
  display: grid;
  gap: 8px;

  &:empty {
    display: none;
  }
`;

type OrderControlsProps = { offer: Offer; productName: string; ordering: ProductOrdering };

export function OrderControls({ offer, productName, ordering }: OrderControlsProps) {
  const { t } = useTranslation('catalogue');
  const { settings } = useCompany();
  const hadSize = useEverTrue(ordering.size !== null);
  return (
    <Controls>
      {settings.sizeInput && (hadSize || canHaveSize(ordering.unit)) && (
        // No field of the back office says which products are cut to size, so it is offered and doesn't ask.
        <details open={hadSize}>
          <DisclosureSummary>{t('size.enter')}</DisclosureSummary>
          <SizeInput product={productName} value={ordering.size} onCommit={ordering.changeSize} />
        </details>
      )}
      {offer.units.length > 0 && (
        <UnitSelect
          product={productName}
          units={offer.units}
          value={ordering.unit}
          onChange={ordering.changeUnit}
        />
      )}
    </Controls>
  );
}

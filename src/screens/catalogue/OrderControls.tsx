import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { SizeInput } from '../../components/SizeInput.tsx';
import { UnitSelect } from '../../components/UnitSelect.tsx';
import { phone } from '../../design-system/theme/media.ts';
import { useEverTrue } from '../../design-system/useEverTrue.ts';
import type { Offer } from '../../domain/catalogue/product.ts';
import { useCompany } from '../../state/usePortal.ts';
import { AddControls } from '../../widgets/catalogue/AddControls.tsx';
import type { ProductOrdering } from '../../widgets/catalogue/useProductOrdering.ts';
import { FavouriteHeart } from '../../widgets/favourites/FavouriteHeart.tsx';

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  padding-block-end: 18px;

  ${phone} {
    column-gap: 8px;
  }
`;

const AddFrame = styled.div<{ $below: boolean }>`
  display: grid;
  justify-content: start;

  ${phone} {
    order: ${({ $below }) => ($below ? 1 : 0)};
    flex-basis: ${({ $below }) => ($below ? '100%' : 'auto')};
    --wp-reason-end: auto;
  }
`;

const SizeFrame = styled.details`
  flex: 0 0 100%;

  & > div {
    max-width: 340px;
  }
`;

const SizeSummary = styled.summary`
  width: fit-content;
  padding-block: 6px;
  border-radius: 3px;
  color: var(--wp-brand-text);
  font-weight: 600;
  cursor: pointer;
`;

type OrderControlsProps = {
  offer: Offer;
  productName: string;
  ordering: ProductOrdering;
  disabled: boolean;
};

export function OrderControls({ offer, productName, ordering, disabled }: OrderControlsProps) {
  const { t } = useTranslation('catalogue');
  const { settings } = useCompany();
  const hadSize = useEverTrue(ordering.size !== null);
  return (
    <Controls data-order>
      {settings.sizeInput && (
        // No field of the back office says which products are cut to size, so it is offered and doesn't ask.
        <SizeFrame open={hadSize}>
          <SizeSummary>{t('size.enter')}</SizeSummary>
          <SizeInput product={productName} value={ordering.size} onCommit={ordering.changeSize} />
        </SizeFrame>
      )}
      {offer.units.length > 0 && (
        <UnitSelect
          product={productName}
          units={offer.units}
          value={ordering.unit}
          onChange={ordering.changeUnit}
        />
      )}
      <AddFrame $below={offer.units.length > 0}>
        <AddControls product={productName} ordering={ordering} kind="full" disabled={disabled} />
      </AddFrame>
      <FavouriteHeart product={offer.product} offer={offer} variant="box" />
    </Controls>
  );
}

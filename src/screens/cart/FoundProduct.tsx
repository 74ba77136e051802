import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ProductPicture } from '../../components/ProductPicture.tsx';
import { QuantityInput } from '../../components/QuantityInput.tsx';
import { StockLabel } from '../../components/StockLabel.tsx';
import { UnitSelect } from '../../components/UnitSelect.tsx';
import { Button } from '../../design-system/Button.tsx';
import { fieldsIn } from '../../design-system/fields.ts';
import { phone } from '../../design-system/theme/media.ts';
import type { Offer } from '../../domain/catalogue/product.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import { useCompany } from '../../state/usePortal.ts';
import { PriceBlock } from '../../widgets/catalogue/PriceBlock.tsx';
import { useLinePrice } from '../../widgets/catalogue/useLinePrice.ts';
import { useProductOrdering } from '../../widgets/catalogue/useProductOrdering.ts';
import { useProductStock } from '../../widgets/catalogue/useProductStock.ts';

const Frame = styled.div`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 8px 12px;

  @container screen (max-width: 1119.98px) {
    grid-template-columns: 36px minmax(0, 1fr) auto;
  }
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;

  @container screen (max-width: 1119.98px) {
    grid-column: 1 / -1;
  }

  ${phone} {
    justify-content: space-between;

    & > :last-child {
      flex: 1 0 100%;
    }
  }
`;

const focusQuantity = (controls: HTMLElement | null) => fieldsIn(controls).at(-1)?.focus();

type FoundProductProps = { offer: Offer; takesFocus: boolean; onAdded(): void };

export function FoundProduct({ offer, takesFocus, onAdded }: FoundProductProps) {
  const { t } = useTranslation(['catalogue', 'quickOrder']);
  const { settings } = useCompany();
  const { product } = offer;
  const ordering = useProductOrdering({ productId: product.id, offer, section: 'cart', alwaysNew: true });
  const line = useLinePrice(offer, ordering);
  const { stock } = useProductStock(product, offer);
  const { name } = productTitle(product, settings);
  const canAdd = line?.price.ok === true && stock?.level !== 'out';
  const add = (quantity: string) => {
    if (canAdd && ordering.add(quantity)) onAdded();
  };
  return (
    <Frame>
      <ProductPicture src={product.image} size={36} />
      <div role="status">
        {name} {stock && <StockLabel stock={stock} />}
      </div>
      <PriceBlock line={line} ordering={ordering} align="end" isPlain />
      <Controls ref={takesFocus ? focusQuantity : null}>
        {offer.units.length > 1 && (
          <UnitSelect
            product={name}
            units={offer.units}
            value={ordering.unit}
            onChange={ordering.changeUnit}
          />
        )}
        <QuantityInput
          product={name}
          value={ordering.quantity}
          unit={ordering.unit}
          min="1"
          adjust={ordering.settle}
          onCommit={ordering.changeQuantity}
          onSize={settings.sizeInput ? ordering.changeSize : undefined}
          onEnter={add}
        />
        <Button
          variant="primary"
          disabled={!canAdd}
          aria-label={t('add.label', { product: name })}
          onClick={() => add(ordering.quantity)}
        >
          {t('add.word')}
        </Button>
      </Controls>
    </Frame>
  );
}

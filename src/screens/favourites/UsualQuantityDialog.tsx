import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { QuantityInput } from '../../components/QuantityInput.tsx';
import { SizeInput } from '../../components/SizeInput.tsx';
import { UnitSelect } from '../../components/UnitSelect.tsx';
import { Button } from '../../design-system/Button.tsx';
import { Dialog } from '../../design-system/Dialog.tsx';
import { wrongFieldIn } from '../../design-system/fields.ts';
import type { Offer } from '../../domain/catalogue/product.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import { toUsualQuantity, type UsualQuantity, usualOrder } from '../../domain/favourites/usualQuantity.ts';
import type { Size } from '../../domain/pricing/size.ts';
import { useCompany } from '../../state/usePortal.ts';

/** Below the fields there is room for their messages. */
const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 12px;
  min-height: 72px;
  --wp-reason-end: auto;

  & > :has(> select) {
    flex: 1 1 150px;
    max-width: 240px;
  }
`;

const SizeFrame = styled.div`
  flex: 1 0 100%;
`;

type UsualQuantityDialogProps = {
  offer: Offer;
  usual: UsualQuantity | undefined;
  onSave(usual: UsualQuantity | null): void;
  onClose(): void;
};

const useUsualOrder = ({ offer, usual, onSave }: Omit<UsualQuantityDialogProps, 'onClose'>) => {
  const { sizeInput } = useCompany().settings;
  const [order, setOrder] = useState(() => usualOrder(usual, offer.units));
  const { quantity, unit, size } = order;
  const fields = useRef<HTMLDivElement>(null);
  const usualWith = (typedQuantity: string) =>
    toUsualQuantity({ unit, size: sizeInput ? size : null, quantity: typedQuantity });
  const save = (typedQuantity: string) => {
    const unreadable = wrongFieldIn(fields.current);
    unreadable?.focus();
    const saved = usualWith(typedQuantity);
    if (saved && !unreadable) onSave(saved);
  };
  const changeSize = (typedSize: Size | null) => {
    setOrder({ ...order, size: typedSize });
    return '';
  };
  return { order, setOrder, fields, canSave: usualWith(quantity) !== null, save, changeSize };
};

export function UsualQuantityDialog({ offer, usual, onSave, onClose }: UsualQuantityDialogProps) {
  const { t } = useTranslation('favourites');
  const { settings } = useCompany();
  const { order, setOrder, fields, canSave, save, changeSize } = useUsualOrder({ offer, usual, onSave });
  const { quantity, unit, size } = order;
  const product = productTitle(offer.product, settings).name;
  return (
    <Dialog
      open
      title={t('usual.title')}
      description={t('usual.hint', { product })}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        <>
          {usual && <Button onClick={() => onSave(null)}>{t('usual.remove')}</Button>}
          <Button variant="primary" disabled={!canSave} onClick={() => save(quantity)}>
            {t('usual.save')}
          </Button>
        </>
      }
    >
      <Fields ref={fields}>
        <QuantityInput
          product={product}
          quantityLabel={settings.quantityLabel}
          value={quantity}
          unit={unit}
          min="1"
          onCommit={(typed) => setOrder({ ...order, quantity: typed })}
          onSize={settings.sizeInput ? changeSize : undefined}
          onEnter={save}
        />
        {offer.units.length > 0 && (
          <UnitSelect
            product={product}
            units={offer.units}
            value={unit}
            onChange={(chosen) => setOrder({ ...order, unit: chosen })}
          />
        )}
        {settings.sizeInput && (
          <SizeFrame>
            <SizeInput product={product} value={size} onCommit={changeSize} />
          </SizeFrame>
        )}
      </Fields>
    </Dialog>
  );
}

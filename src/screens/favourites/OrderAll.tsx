import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StockLabel } from '../../components/StockLabel.tsx';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import type { Offer } from '../../domain/catalogue/product.ts';
import type { OrderAgainLine } from '../../domain/orders/orderAgain.ts';
import { useIsCartOpen } from '../../state/cart/useCart.ts';
import { type ListToOrder, useListOrder } from '../../state/favourites/useListOrder.ts';
import { useAddedNotice } from '../../widgets/cart/useAddedNotice.ts';
import { useProductStock } from '../../widgets/catalogue/useProductStock.ts';
import { AvailabilityNote, OrderAgainNote } from '../../widgets/orders/OrderAgainNote.tsx';
import { OrderLinesPicker } from '../../widgets/orders/OrderLinesPicker.tsx';

function Stock({ offer }: { offer: Offer }) {
  const { stock } = useProductStock(offer.product, offer);
  return stock && <StockLabel stock={stock} />;
}

function ListLineNotes({ line }: { line: OrderAgainLine }) {
  const { t } = useTranslation('favourites');
  const { state, offer, unit, isOtherUnit } = line;
  return (
    <>
      <span>{line.line.code}</span>
      {offer && state === 'available' && <Stock offer={offer} />}
      {isOtherUnit && (
        <OrderAgainNote $tone="warn">
          {unit ? t('order.otherUnit', { unit: unit.name }) : t('order.pieces')}
        </OrderAgainNote>
      )}
      <AvailabilityNote orderAgainLine={line} />
    </>
  );
}

type ListOrderProps = { name: string; list: ListToOrder; onClose(): void };

function ListOrder({ name, list, onClose }: ListOrderProps) {
  const { t } = useTranslation('favourites');
  const order = useListOrder(list);
  return (
    <OrderLinesPicker
      title={t('order.title', { list: name })}
      description={t('order.text')}
      linesToday={order}
      addLabel={(count) => t('order.add', { count })}
      notesOf={(line) => <ListLineNotes line={line} />}
      onClose={onClose}
    >
      {order.gone > 0 && <Alert tone="info" title={t('order.gone', { count: order.gone })} />}
    </OrderLinesPicker>
  );
}

type OrderAllProps = { name: string; list: ListToOrder };

/** Shows a list's products with quantities, prices and stock before any of them goes to the cart. */
export function OrderAll({ name, list }: OrderAllProps) {
  const { t } = useTranslation('favourites');
  const isCartOpen = useIsCartOpen();
  const [isPreviewing, setPreviewing] = useState(false);
  const notice = useAddedNotice();
  const open = () => {
    if (list.productIds.length > 0) setPreviewing(true);
    else notice({ result: { ok: false, reason: 'no_products' }, requestedCount: 0 });
  };
  return (
    <>
      <Button variant="primary" disabled={!isCartOpen} onClick={open}>
        {t('order.all')}
      </Button>
      {isPreviewing && <ListOrder name={name} list={list} onClose={() => setPreviewing(false)} />}
    </>
  );
}

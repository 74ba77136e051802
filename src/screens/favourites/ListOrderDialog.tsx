import { useTranslation } from 'react-i18next';
import { StockLabel } from '../../components/StockLabel.tsx';
import { Alert } from '../../design-system/Alert.tsx';
import type { Offer } from '../../domain/catalogue/product.ts';
import type { OrderAgainLine } from '../../domain/history/orderAgain.ts';
import { type ListToOrder, useListOrder } from '../../state/favourites/useListOrder.ts';
import { useProductStock } from '../../widgets/catalogue/useProductStock.ts';
import { AvailabilityNote, OrderAgainNote } from '../../widgets/history/OrderAgainNote.tsx';
import { OrderLinesPicker } from '../../widgets/history/OrderLinesPicker.tsx';

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

type ListOrderDialogProps = { name: string; list: ListToOrder; onClose(): void };

export function ListOrderDialog({ name, list, onClose }: ListOrderDialogProps) {
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

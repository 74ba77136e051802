import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../design-system/Button.tsx';
import { useIsCartOpen } from '../../state/cart/useCart.ts';
import type { ListToOrder } from '../../state/favourites/useListOrder.ts';
import { useAddedNotice } from '../../widgets/cart/useAddedNotice.ts';
import { ListOrderDialog } from './lazyDialogs.tsx';

type OrderAllProps = { name: string; list: ListToOrder };

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
      {isPreviewing && <ListOrderDialog name={name} list={list} onClose={() => setPreviewing(false)} />}
    </>
  );
}

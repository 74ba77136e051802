import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { useIsCartOpen } from '../../state/cart/useCart.ts';
import type { OrderedProducts } from '../../state/favourites/orderProducts.ts';
import { useOrderProducts } from '../../state/favourites/useOrderProducts.ts';
import { useFavouriteNotices } from './useFavouriteNotices.ts';

type OrderResult = Extract<OrderedProducts, { ok: true }>;

const NotAddedFrame = styled.div`
  margin-block-end: 12px;
`;

function NotAdded({ ordered, onClose }: { ordered: OrderResult; onClose(): void }) {
  const { t } = useTranslation('favourites');
  const format = useFormat();
  const { skipped, gone } = ordered;
  return (
    <NotAddedFrame>
      <Alert
        tone="warn"
        announce="status"
        title={t('order.skipped', { count: skipped.length + gone })}
        action={<Button onClick={onClose}>{t('close')}</Button>}
      >
        <ul>
          {skipped.map(({ productId, name, reason, units }) => (
            <li key={productId}>{t(`order.${reason}`, { product: name, units: format.number(units) })}</li>
          ))}
          {gone > 0 && <li>{t('order.gone', { count: gone })}</li>}
        </ul>
      </Alert>
    </NotAddedFrame>
  );
}

type OrderAllProps = { productIds: readonly number[]; children: (button: ReactNode) => ReactNode };

export function OrderAll({ productIds, children }: OrderAllProps) {
  const { t } = useTranslation('favourites');
  const orderProducts = useOrderProducts();
  const isOpen = useIsCartOpen();
  const notices = useFavouriteNotices();
  const [isBusy, setBusy] = useState(false);
  const [incompleteResult, setIncompleteResult] = useState<OrderResult | null>(null);
  const isBusyRef = useRef(false);

  const order = async () => {
    if (isBusyRef.current) return;
    isBusyRef.current = true;
    setBusy(true);
    setIncompleteResult(null);
    const result = await orderProducts(productIds).finally(() => {
      isBusyRef.current = false;
      setBusy(false);
    });
    if (!result.ok) return notices.refused(result.reason);
    if (result.added > 0) notices.ordered(result.added);
    if (result.skipped.length + result.gone > 0) setIncompleteResult(result);
  };

  return (
    <>
      {children(
        <Button
          variant="primary"
          loading={isBusy}
          disabled={productIds.length === 0 || !isOpen}
          onClick={() => void order()}
        >
          {t('order.all')}
        </Button>,
      )}
      {incompleteResult && <NotAdded ordered={incompleteResult} onClose={() => setIncompleteResult(null)} />}
    </>
  );
}

import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { type OrderedProducts, orderProducts } from '../../state/favourites/orderProducts.ts';
import { useWorkspace } from '../../state/useWorkspace.ts';
import { useFavouriteNotices } from './useFavouriteNotices.ts';

type Ordered = Extract<OrderedProducts, { ok: true }>;

const Missing = styled.div`
  margin-block-end: 12px;
`;

function NotAdded({ ordered, onClose }: { ordered: Ordered; onClose(): void }) {
  const { t } = useTranslation('favourites');
  const format = useFormat();
  const { skipped, gone } = ordered;
  return (
    <Missing>
      <Alert
        tone="warn"
        announce="status"
        title={t('order.skipped', { count: skipped.length + gone })}
        action={<Button onClick={onClose}>{t('close')}</Button>}
      >
        <ul>
          {skipped.map(({ name, reason, units }) => (
            <li key={name}>{t(`order.${reason}`, { product: name, units: format.number(units) })}</li>
          ))}
          {gone > 0 && <li>{t('order.gone', { count: gone })}</li>}
        </ul>
      </Alert>
    </Missing>
  );
}

type OrderAllProps = { productIds: readonly number[]; children: (button: ReactNode) => ReactNode };

/** Adds a whole list to the cart, and names the products that could not be added. */
export function OrderAll({ productIds, children }: OrderAllProps) {
  const { t } = useTranslation('favourites');
  const workspace = useWorkspace();
  const notices = useFavouriteNotices();
  const [isBusy, setBusy] = useState(false);
  const [ordered, setOrdered] = useState<Ordered | null>(null);
  const busy = useRef(false);

  const order = async () => {
    if (busy.current) return;
    busy.current = true;
    setBusy(true);
    setOrdered(null);
    const answer = await orderProducts(workspace, productIds);
    busy.current = false;
    setBusy(false);
    if (!answer.ok) return notices.refused(answer.reason);
    if (answer.added > 0) notices.ordered(answer.added);
    if (answer.skipped.length + answer.gone > 0) setOrdered(answer);
  };

  return (
    <>
      {children(
        <Button
          variant="primary"
          loading={isBusy}
          disabled={productIds.length === 0 || workspace.cart === null}
          onClick={() => void order()}
        >
          {t('order.all')}
        </Button>,
      )}
      {ordered && <NotAdded ordered={ordered} onClose={() => setOrdered(null)} />}
    </>
  );
}

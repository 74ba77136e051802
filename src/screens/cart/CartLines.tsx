import { type ReactNode, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { VirtualList } from '../../design-system/VirtualList.tsx';
import { useCart } from '../../state/cart/useCart.ts';
import { useGifts } from '../../state/cart/useGifts.ts';
import { usePrices } from '../../state/cart/usePrices.ts';
import { cartItems, isGiftKey } from '../../widgets/cart/cartItems.ts';
import { CartLineRow } from './CartLineRow.tsx';
import { GiftRow } from './GiftRow.tsx';
import { LinesCard } from './rowStyles.ts';

const DESKTOP_ROW_HEIGHT_PX = 85;

const useCartItems = () =>
  cartItems(
    useCart((cart) => cart.entries),
    usePrices((prices) => prices.lines),
    useGifts(),
  );

/** Looks for its item itself, because gifts are few. */
function GiftItem({ itemKey }: { itemKey: string }) {
  const item = useCartItems().find(({ key }) => key === itemKey);
  return item?.kind === 'gift' && <GiftRow gift={item.gift} sourceLine={item.sourceLine} />;
}

/** Follows the prices of its own line only. `index`: of the line, without the gifts before it. */
function LineItem({ itemKey, index }: { itemKey: string; index: number }) {
  const line = usePrices(useCallback(({ lines }) => lines[index]?.line, [index]));
  const price = usePrices(useCallback(({ lines }) => lines[index]?.price, [index]));
  return line && price && <CartLineRow lineKey={itemKey} line={line} price={price} />;
}

/** By the keys of the rows: a change within a row leaves the list as it is. */
const rowsOf = (keys: readonly string[]): ReactNode[] => {
  let lines = 0;
  return keys.map((key) =>
    isGiftKey(key) ? (
      <GiftItem key={key} itemKey={key} />
    ) : (
      <LineItem key={key} itemKey={key} index={lines++} />
    ),
  );
};

export function CartLines() {
  const { t } = useTranslation('cart');
  const label = t('lines');
  const joinedKeys = useCartItems()
    .map(({ key }) => key)
    .join('\n');
  return useMemo(() => {
    const keys = joinedKeys.split('\n').filter(Boolean);
    const rows = rowsOf(keys);
    return (
      <LinesCard>
        <VirtualList
          label={label}
          count={keys.length}
          estimate={DESKTOP_ROW_HEIGHT_PX}
          keyOf={(index) => keys[index] ?? String(index)}
          row={(index) => rows[index]}
        />
      </LinesCard>
    );
  }, [joinedKeys, label]);
}

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { VirtualList } from '../../design-system/VirtualList.tsx';
import { useCart } from '../../state/cart/useCart.ts';
import { useGifts } from '../../state/cart/useGifts.ts';
import { usePrices } from '../../state/cart/usePrices.ts';
import { type CartItem, cartItems } from '../../widgets/cart/cartItems.ts';
import { CartLineRow } from './CartLineRow.tsx';
import { GiftRow } from './GiftRow.tsx';
import { LinesCard } from './rowStyles.ts';

const DESKTOP_ROW_HEIGHT_PX = 85;

/** The same function while the keys are the same: for another one the virtual list places all its rows again. */
const useKeyOf = (items: readonly CartItem[]): ((index: number) => string) => {
  const joinedKeys = items.map(({ key }) => key).join('\n');
  return useMemo(() => {
    const keys = joinedKeys.split('\n');
    return (index) => keys[index] ?? String(index);
  }, [joinedKeys]);
};

export function CartLines() {
  const { t } = useTranslation('cart');
  const entries = useCart((cart) => cart.entries);
  const lines = usePrices((prices) => prices.lines);
  const gifts = useGifts();
  const items = cartItems(entries, lines, gifts);
  const keyOf = useKeyOf(items);
  return (
    <LinesCard>
      <VirtualList
        label={t('lines')}
        count={items.length}
        estimate={DESKTOP_ROW_HEIGHT_PX}
        keyOf={keyOf}
        row={(index) => {
          const item = items[index];
          if (!item) return null;
          return item.kind === 'line' ? (
            <CartLineRow lineKey={item.key} line={item.line} price={item.price} />
          ) : (
            <GiftRow gift={item.gift} sourceLine={item.sourceLine} />
          );
        }}
      />
    </LinesCard>
  );
}

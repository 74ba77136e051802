import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { WindowedList } from '../../components/WindowedList.tsx';
import { Card } from '../../design-system/Card.ts';
import { useCart } from '../../state/cart/useCart.ts';
import { useGifts } from '../../state/cart/useGifts.ts';
import { usePrices } from '../../state/cart/usePrices.ts';
import { CartLineRow } from './CartLineRow.tsx';
import { cartItems } from './cartItems.ts';
import { GiftRow } from './GiftRow.tsx';

/** Height of a row on a desktop, px. */
const ROW = 85;

const Sheet = styled(Card)`
  & li:last-child > * {
    border-block-end: 0;
  }
`;

/** The focus of a row that was taken out goes to the one that took its place. */
const useFocusAfterRemoval = (keys: readonly string[]) => {
  const sheet = useRef<HTMLElement>(null);
  const focused = useRef(-1);
  useLayoutEffect(() => {
    if (focused.current < 0 || document.activeElement !== document.body) return;
    const key = keys[Math.min(focused.current, keys.length - 1)];
    focused.current = -1;
    const buttons = sheet.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    [...buttons].find(({ dataset }) => dataset.remove === key)?.focus();
  }, [keys]);
  return {
    sheet,
    onFocus: (target: EventTarget) => {
      const key = target instanceof HTMLElement ? target.dataset.remove : undefined;
      focused.current = key === undefined ? -1 : keys.indexOf(key);
    },
  };
};

/** The lines of the cart; only those in sight are in the page once there are many. */
export function CartLines() {
  const { t } = useTranslation('cart');
  const entries = useCart((cart) => cart.entries);
  const lines = usePrices((prices) => prices.lines);
  const gifts = useGifts();
  const items = cartItems(entries, lines, gifts);
  const keys = entries.map(({ key }) => key);
  const { sheet, onFocus } = useFocusAfterRemoval(keys);
  return (
    <Sheet $flush ref={sheet} onFocus={({ target }) => onFocus(target)}>
      <WindowedList
        label={t('lines')}
        count={items.length}
        estimate={ROW}
        rowKey={(index) => items[index]?.key ?? String(index)}
        row={(index) => {
          const item = items[index];
          if (!item) return null;
          return item.kind === 'line' ? (
            <CartLineRow lineKey={item.key} line={item.line} price={item.price} />
          ) : (
            <GiftRow gift={item.gift} from={item.from} />
          );
        }}
      />
    </Sheet>
  );
}

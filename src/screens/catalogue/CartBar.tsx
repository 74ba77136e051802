import { ChevronRight, ShoppingCart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { phone } from '../../design-system/theme/media.ts';
import { useBottomBar } from '../../design-system/useBottomBar.ts';
import { paths } from '../../routing/paths.ts';
import { useCartCount } from '../../state/cart/useCart.ts';
import { usePricesHidden } from '../../state/usePortal.ts';
import { CartTotal } from '../../widgets/cart/CartTotal.tsx';
import { CART_BAR } from './StoreFrames.ts';

/** Its margin lies on the page's padding, so that nothing moves when the first product is added. */
const Bar = styled(Link)`
  display: none;

  ${phone} {
    position: sticky;
    inset-block-end: calc(var(--wp-seen-bottom, 0px) + var(--wp-navigation-bar, 0px));
    z-index: 5;
    display: flex;
    align-items: center;
    gap: 8px;
    height: ${CART_BAR};
    margin-block-start: -${CART_BAR};
    padding-inline: 14px;
    background: var(--wp-brand);
    color: var(--wp-on-brand);
    font-variant-numeric: tabular-nums;
    text-decoration: none;
    white-space: nowrap;

    & > svg {
      flex: none;
      width: 18px;
    }

    & > span:first-of-type {
      overflow: hidden;
      text-overflow: ellipsis;
    }

    & > :nth-last-child(2) {
      flex: none;
      margin-inline-start: auto;
      font-weight: 650;
    }

    @container portal (max-width: 359.98px) {
      & > svg {
        display: none;
      }
    }

    &:focus-visible {
      outline-color: var(--wp-on-brand);
      outline-offset: -4px;
    }
  }
`;

const cartIcon = <ShoppingCart aria-hidden />;
const arrow = <ChevronRight aria-hidden />;

/** On a phone: the sum of the cart, and the way to it, above the navigation. */
export function CartBar() {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const hidden = usePricesHidden();
  const count = useCartCount() ?? 0;
  const ref = useBottomBar('action');
  if (count === 0) return null;
  return (
    <Bar ref={ref} to={paths.cart()}>
      {cartIcon}
      <strong>{t('store.count', { count, number: format.number(count) })}</strong>
      {!hidden && (
        <span>
          <CartTotal />
        </span>
      )}
      <span>{t('viewCart')}</span>
      {arrow}
    </Bar>
  );
}

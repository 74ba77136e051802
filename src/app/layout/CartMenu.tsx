import { ShoppingCart } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { NavLink } from '../../components/Link.tsx';
import { usePathname } from '../../components/NavigationProvider.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { Button } from '../../design-system/Button.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { Popover } from '../../design-system/Popover.tsx';
import { ReservedSpace } from '../../design-system/ReservedSpace.ts';
import { phone, tight } from '../../design-system/theme/media.ts';
import { paths } from '../../routing/paths.ts';
import { isCartKnown, useCart, useCartCount } from '../../state/cart/useCart.ts';
import { MiniCart } from '../loadCode.ts';
import { narrow } from './barStyles.ts';
import { CartAmount } from './CartAmount.tsx';

const Word = styled.span`
  ${narrow} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

// As wide with an amount as without, so that the header's buttons don't move under a press when the cart is known.
const widths = css`
  min-width: 200px;

  ${narrow} {
    min-width: 144px;
  }

  ${tight} {
    min-width: 0;
  }

  ${phone} {
    gap: 4px;
    padding: 0 8px;
  }
`;

const Trigger = styled(Button)<{ $isOffPhone: boolean }>`
  ${widths}

  ${phone} {
    ${({ $isOffPhone }) => $isOffPhone && { display: 'none' }}
  }
`;

const CartLink = styled(ButtonLink)<{ $isOnPhoneOnly: boolean }>`
  ${widths}

  @container portal (min-width: 768px) {
    ${({ $isOnPhoneOnly }) => $isOnPhoneOnly && { display: 'none' }}
  }
`;

function CartWords() {
  const { t } = useTranslation('layout');
  const format = useFormat();
  const count = useCartCount();
  return (
    <span>
      <Word>
        {t('cart.title')}
        {count === null ? <ReservedSpace $text=" · " /> : ' · '}
      </Word>
      {count === null ? <ReservedSpace $text="0" /> : format.number(count)}
    </span>
  );
}

const HeaderAmount = styled(CartAmount)`
  ${tight} {
    display: none;
  }
`;

type CartMenuProps = {
  /** On a phone, where a panel would cover the screen that is left for it. */
  isLinkOnPhone?: boolean;
};

export function CartMenu({ isLinkOnPhone = false }: CartMenuProps) {
  const { t } = useTranslation('layout');
  const isOnCart = usePathname() === paths.cart();
  const variant = useCart((cart) => isCartKnown(cart) && cart.entries.length > 0) ? 'primary' : 'secondary';
  const content = (
    <>
      <ShoppingCart aria-hidden />
      <CartWords />
      <HeaderAmount />
    </>
  );
  return (
    <>
      {(isOnCart || isLinkOnPhone) && (
        <CartLink as={NavLink} to={paths.cart()} $variant={variant} $isOnPhoneOnly={!isOnCart}>
          {content}
        </CartLink>
      )}
      {/* A panel would repeat what the screen shows. */}
      {!isOnCart && (
        <Popover
          title={t('cart.title')}
          align="end"
          trigger={
            <Trigger variant={variant} $isOffPhone={isLinkOnPhone}>
              {content}
            </Trigger>
          }
        >
          {(close) => (
            <Suspense>
              <MiniCart onLeave={close} />
            </Suspense>
          )}
        </Popover>
      )}
    </>
  );
}

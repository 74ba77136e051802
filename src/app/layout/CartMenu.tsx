import { ShoppingCart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Price } from '../../components/Price.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { Button } from '../../design-system/Button.tsx';
import { Popover } from '../../design-system/Popover.tsx';
import { phone } from '../../design-system/theme/media.ts';
import { useCart, usePrices } from '../../state/cart/useCart.ts';
import { usePricesHidden } from '../../state/usePortal.ts';
import { CartPreview } from './CartPreview.tsx';

const Amount = styled.span`
  font-variant-numeric: tabular-nums;

  ${phone} {
    display: none;
  }
`;

/** The cart in the header: how many lines, what they come to, and a look into it (specification §2, cart dropdown). */
export function CartMenu() {
  const { t } = useTranslation('layout');
  const format = useFormat();
  const hidden = usePricesHidden();
  const count = useCart((cart) => cart.entries.length);
  const total = usePrices((prices) => prices.totals.netValue);
  const spoken = hidden ? format.money('0') : format.money(total);
  return (
    <Popover
      title={t('cart.title')}
      align="end"
      trigger={(wiring) => (
        <Button {...wiring} variant="primary" aria-label={t('cart.button', { count, total: spoken })}>
          <ShoppingCart aria-hidden />
          <span>{format.number(count)}</span>
          <Amount>
            <Price value={format.money(total)} hidden={hidden} />
          </Amount>
        </Button>
      )}
    >
      {() => <CartPreview />}
    </Popover>
  );
}

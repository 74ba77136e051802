import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { Price } from '../../components/Price.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { paths } from '../../routing/paths.ts';
import { useCart, useCartTotal } from '../../state/cart/useCart.ts';
import { useGifts } from '../../state/cart/useGifts.ts';
import { usePrices } from '../../state/cart/usePrices.ts';
import { usePricesHidden } from '../../state/usePortal.ts';
import { cartItems } from './cartItems.ts';
import { MiniCartGift, MiniCartLine } from './MiniCartRows.tsx';
import { useRemoveLine } from './useRemoveLine.ts';

/** Lines shown; the rest is one press away. */
const MAX_LINES = 50;

const List = styled.ul`
  display: grid;
  gap: 10px;
  width: 320px;
  max-width: 100%;
  max-height: min(50vh, 420px);
  padding: 3px;
  margin: -3px;
  overflow-y: auto;
`;

const Total = styled.p`
  display: flex;
  justify-content: space-between;
  margin: 12px 0;
  font-weight: 650;

  & small {
    display: block;
    color: var(--wp-muted);
    font-weight: 400;
  }
`;

const Look = styled.div`
  &:focus {
    outline: none;
  }
`;

const Muted = styled.p`
  color: var(--wp-muted);
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
`;

/** Lines and total of the cart, and a link to the checkout (specification §2, cart dropdown). Removals can be undone. */
export function MiniCart() {
  const { t } = useTranslation('layout');
  const format = useFormat();
  const hidden = usePricesHidden();
  const { remove } = useRemoveLine();
  const entries = useCart((cart) => cart.entries);
  const priced = usePrices((prices) => prices);
  const total = useCartTotal();
  const gifts = useGifts();
  if (entries.length === 0) {
    return (
      <Look tabIndex={-1}>
        <Muted>{t('cart.empty')}</Muted>
      </Look>
    );
  }
  const items = cartItems(entries, priced.lines, gifts);
  const beyond = items.length - MAX_LINES;
  const { tax } = priced.totals;
  return (
    <Look tabIndex={-1}>
      <List>
        {items
          .slice(0, MAX_LINES)
          .map((item) =>
            item.kind === 'gift' ? (
              <MiniCartGift key={item.key} gift={item.gift} />
            ) : (
              <MiniCartLine key={item.key} priced={item} onRemove={(product) => remove(item.key, product)} />
            ),
          )}
      </List>
      {beyond > 0 && <Muted>{t('cart.more', { count: beyond })}</Muted>}
      <Total>
        <span>
          {t('cart.total')}
          {!hidden && tax.gt(0) && <small>{t('cart.withTax', { amount: format.money(tax) })}</small>}
        </span>
        <Price value={total} hidden={hidden} kind="amount" />
      </Total>
      <Actions>
        <ButtonLink as={Link} to={paths.cart()}>
          {t('cart.open')}
        </ButtonLink>
        <ButtonLink as={Link} to={paths.checkout()} $variant="primary">
          {t('cart.checkout')}
        </ButtonLink>
      </Actions>
    </Look>
  );
}

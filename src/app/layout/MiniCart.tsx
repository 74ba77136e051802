import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { holdWhileUnreadable } from '../../components/holdWhileUnreadable.ts';
import { Link } from '../../components/Link.tsx';
import { Price } from '../../components/Price.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { MutedText } from '../../design-system/MutedText.ts';
import { paths } from '../../routing/paths.ts';
import type { CartPrices } from '../../state/cart/cartStates.ts';
import { useCart, useCartTotal } from '../../state/cart/useCart.ts';
import { useGifts } from '../../state/cart/useGifts.ts';
import { usePrices } from '../../state/cart/usePrices.ts';
import { usePricesHidden } from '../../state/usePortal.ts';
import { useTransactionKind } from '../../state/useTransactionKind.ts';
import { cartItems } from '../../widgets/cart/cartItems.ts';
import { useRemoveLine } from '../../widgets/cart/useRemoveLine.ts';
import { useToMinimum } from '../../widgets/cart/useToMinimum.ts';
import { MiniCartGift, MiniCartLine } from './MiniCartRows.tsx';

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

const Panel = styled.div`
  &:focus {
    outline: none;
  }
`;

const Actions = styled.div`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: 8px;
`;

function Included({ totals: { tax, shipping } }: Pick<CartPrices, 'totals'>) {
  const { t } = useTranslation('layout');
  const format = useFormat();
  if (tax.lte(0)) return null;
  return (
    <small>
      {shipping.gt(0)
        ? t('cart.withShipping', { tax: format.money(tax), shipping: format.money(shipping) })
        : t('cart.withTax', { amount: format.money(tax) })}
    </small>
  );
}

type MiniCartProps = {
  onLeave: () => void;
};

export function MiniCart({ onLeave }: MiniCartProps) {
  const { t } = useTranslation('layout');
  const hidden = usePricesHidden();
  const { remove } = useRemoveLine();
  const entries = useCart((cart) => cart.entries);
  const cartPrices = usePrices((prices) => prices);
  const total = useCartTotal();
  const gifts = useGifts();
  const kind = useTransactionKind();
  const toMinimum = useToMinimum();
  if (entries.length === 0) {
    return (
      <Panel tabIndex={-1}>
        <MutedText>{t('cart.empty')}</MutedText>
      </Panel>
    );
  }
  const items = cartItems(entries, cartPrices.lines, gifts);
  const hiddenCount = items.length - MAX_LINES;
  return (
    <Panel tabIndex={-1}>
      <List>
        {items
          .slice(0, MAX_LINES)
          .map((item) =>
            item.kind === 'gift' ? (
              <MiniCartGift key={item.key} gift={item.gift} />
            ) : (
              <MiniCartLine key={item.key} item={item} onRemove={(product) => remove(item.key, product)} />
            ),
          )}
      </List>
      {hiddenCount > 0 && <MutedText>{t('cart.more', { count: hiddenCount })}</MutedText>}
      <Total>
        <span>
          {t('cart.total')}
          {!hidden && <Included totals={cartPrices.totals} />}
          {toMinimum && <small>{toMinimum}</small>}
        </span>
        <Price value={total} hidden={hidden} kind="amount" />
      </Total>
      <Actions>
        <ButtonLink as={Link} to={paths.cart()} onClick={onLeave}>
          {t('cart.open')}
        </ButtonLink>
        <ButtonLink
          as={Link}
          to={paths.checkout()}
          $variant={toMinimum ? 'secondary' : 'primary'}
          onClick={(event: MouseEvent<HTMLElement>) => {
            holdWhileUnreadable(event);
            onLeave();
          }}
        >
          {t(`cart.checkout.${kind}`)}
        </ButtonLink>
      </Actions>
    </Panel>
  );
}

import { X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { Price } from '../../components/Price.tsx';
import { ProductPicture } from '../../components/ProductPicture.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { WhyPrice } from '../../components/WhyPrice.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { IconButton } from '../../design-system/IconButton.tsx';
import type { PricedCartLine } from '../../domain/cart/priceCart.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import { pricePerChosenUnit } from '../../domain/pricing/baseQuantity.ts';
import { explainLine } from '../../domain/pricing/explanation.ts';
import { sizeOf } from '../../domain/pricing/size.ts';
import { useRemoval } from '../../screens/cart/useRemoval.ts';
import { useCart } from '../../state/cart/useCart.ts';
import { usePrices } from '../../state/cart/usePrices.ts';
import { usePortal, usePricesHidden } from '../../state/usePortal.ts';
import { paths } from '../paths.ts';

/** Lines shown; the rest is one press away. */
const MOST = 50;

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

const Row = styled.li`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) auto;
  align-items: center;
  gap: 10px;

  & p {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & small {
    display: block;
    color: var(--wp-muted);
  }
`;

const Second = styled.small`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
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

function PreviewRow({ priced, onRemove }: { priced: PricedCartLine; onRemove(product: string): void }) {
  const { t } = useTranslation(['layout', 'common']);
  const format = useFormat();
  const hidden = usePricesHidden();
  const { settings } = usePortal().company;
  const { line, price, amounts } = priced;
  const { name, second } = productTitle({ ...line, barcode: '' }, settings);
  const size = settings.sizeInput ? sizeOf(line) : null;
  const piece = [line.unit?.name ?? t('common:piece'), size?.text].filter(Boolean).join(' · ');
  const explain = () =>
    price.ok ? explainLine(price, { ...line, size: size?.value ?? null }, { amounts }) : null;
  return (
    <Row>
      <ProductPicture src={line.imageUrl} size={44} />
      <div>
        <p>{name}</p>
        <Second title={second}>{second}</Second>
        <small>
          {format.number(line.quantity)} ×{' '}
          {hidden ? (
            <Price value={null} hidden />
          ) : price.ok ? (
            <WhyPrice explain={explain}>
              {format.price(pricePerChosenUnit(price.originalNetPrice, line.unit).times(size?.value ?? 1))}
            </WhyPrice>
          ) : (
            '—'
          )}
          {` · ${piece}`}
        </small>
      </div>
      <IconButton
        data-remove
        label={t('cart.remove', { product: name })}
        icon={<X aria-hidden />}
        onClick={() => onRemove(name)}
      />
    </Row>
  );
}

/** A look into the cart: its lines, what they come to, and the way to the checkout (specification §2, cart dropdown). A removal can be undone. */
export function CartPreview() {
  const { t } = useTranslation('layout');
  const format = useFormat();
  const hidden = usePricesHidden();
  const removal = useRemoval();
  const look = useRef<HTMLDivElement>(null);
  const entries = useCart((cart) => cart.entries);
  const priced = usePrices((prices) => prices);
  /** The focus goes to the line that took the place of the one that went. */
  const remove = (at: number, key: string, product: string) => {
    removal.remove(key, product);
    requestAnimationFrame(() => {
      const buttons = look.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
      (buttons[Math.min(at, buttons.length - 1)] ?? look.current)?.focus();
    });
  };
  if (entries.length === 0) {
    return (
      <Look ref={look} tabIndex={-1}>
        <Muted>{t('cart.empty')}</Muted>
      </Look>
    );
  }
  const beyond = entries.length - MOST;
  const { tax } = priced.totals;
  return (
    <Look ref={look} tabIndex={-1}>
      <List>
        {priced.lines.slice(0, MOST).map((line, at) => {
          const key = entries[at]?.key ?? '';
          return <PreviewRow key={key} priced={line} onRemove={(product) => remove(at, key, product)} />;
        })}
      </List>
      {beyond > 0 && <Muted>{t('cart.more', { count: beyond })}</Muted>}
      <Total>
        <span>
          {t('cart.total')}
          {!hidden && tax.gt(0) && <small>{t('cart.withTax', { amount: format.money(tax) })}</small>}
        </span>
        <Price value={priced.totals.netValue} hidden={hidden} kind="amount" />
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

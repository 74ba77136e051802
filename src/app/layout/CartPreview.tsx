import { X } from 'lucide-react';
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
import { removeLine } from '../../state/cart/changeLines.ts';
import { useCart } from '../../state/cart/useCart.ts';
import { usePrices } from '../../state/cart/usePrices.ts';
import { usePortal, usePricesHidden } from '../../state/usePortal.ts';
import { useWorkspace } from '../../state/useWorkspace.ts';
import { paths } from '../paths.ts';

/** Lines shown; the rest is one press away. */
const MOST = 5;

const List = styled.ul`
  display: grid;
  gap: 10px;
  width: 320px;
  max-width: 100%;
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

const Total = styled.p`
  display: flex;
  justify-content: space-between;
  margin: 12px 0;
  font-weight: 650;
`;

const Muted = styled.p`
  color: var(--wp-muted);
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
`;

function PreviewRow({ priced, onRemove }: { priced: PricedCartLine; onRemove(): void }) {
  const { t } = useTranslation('layout');
  const format = useFormat();
  const hidden = usePricesHidden();
  const { settings } = usePortal().company;
  const { line, price, amounts } = priced;
  const { name, details } = productTitle({ ...line, barcode: '' }, settings);
  const size = settings.sizeInput ? sizeOf(line) : null;
  const piece = [line.unit?.name, size?.text].filter(Boolean).join(' · ');
  const explain = () =>
    price.ok ? explainLine(price, { ...line, size: size?.value ?? null }, { amounts }) : null;
  return (
    <Row>
      <ProductPicture src={line.imageUrl} size={44} />
      <div>
        <p>{name}</p>
        <small>{details[0]}</small>
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
          {piece && ` · ${piece}`}
        </small>
      </div>
      <IconButton label={t('cart.remove', { product: name })} icon={<X aria-hidden />} onClick={onRemove} />
    </Row>
  );
}

/** A look into the cart: its lines, what they come to, and the way to the checkout (specification §2, cart dropdown). */
export function CartPreview() {
  const { t } = useTranslation('layout');
  const hidden = usePricesHidden();
  const workspace = useWorkspace();
  const entries = useCart((cart) => cart.entries);
  const priced = usePrices((prices) => prices);
  if (entries.length === 0) return <Muted>{t('cart.empty')}</Muted>;
  const beyond = entries.length - MOST;
  return (
    <>
      <List>
        {priced.lines.slice(0, MOST).map((line, at) => {
          const key = entries[at]?.key ?? '';
          return <PreviewRow key={key} priced={line} onRemove={() => removeLine(workspace, key)} />;
        })}
      </List>
      {beyond > 0 && <Muted>{t('cart.more', { count: beyond })}</Muted>}
      <Total>
        <span>{t('cart.total')}</span>
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
    </>
  );
}

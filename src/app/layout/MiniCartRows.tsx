import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Price } from '../../components/Price.tsx';
import type { Explain } from '../../components/PriceTrail.tsx';
import { ProductPicture } from '../../components/ProductPicture.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { WhyPrice } from '../../components/WhyPrice.tsx';
import { IconButton } from '../../design-system/IconButton.tsx';
import { keepFocus } from '../../design-system/keepFocus.ts';
import type { PricedCartLine } from '../../domain/cart/priceCart.ts';
import { giftTitle, productTitle } from '../../domain/catalogue/productTitle.ts';
import { pricePerChosenUnit } from '../../domain/pricing/baseQuantity.ts';
import { toSize } from '../../domain/pricing/size.ts';
import type { Gift } from '../../domain/pricing/types.ts';
import { usePortal, usePricesHidden } from '../../state/usePortal.ts';

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

const OrderedLine = styled.small`
  && {
    display: flex;
    justify-content: space-between;
    gap: 8px;
  }

  & > strong {
    color: var(--wp-ink);
    font-weight: 600;
  }
`;

const SecondLine = styled.small`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export function MiniCartLine({ item, onRemove }: { item: PricedCartLine; onRemove(product: string): void }) {
  const { t } = useTranslation(['layout', 'common']);
  const format = useFormat();
  const hidden = usePricesHidden();
  const { settings } = usePortal().company;
  const { line, price, amounts } = item;
  const { name, second } = productTitle({ ...line, barcode: '' }, settings);
  const size = settings.sizeInput ? toSize(line) : null;
  const unitText = [line.unit?.name ?? t('common:piece'), size?.text].filter(Boolean).join(' · ');
  const explain: Explain = ({ explainLine }) =>
    price.ok ? explainLine(price, { ...line, size: size?.value ?? null }, { amounts }) : null;
  return (
    <Row>
      <ProductPicture src={line.imageUrl} size={44} />
      <div>
        <p>{name}</p>
        <SecondLine title={second}>{second}</SecondLine>
        <OrderedLine>
          <span>
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
            {` · ${unitText}`}
          </span>
          {!hidden && price.ok && <strong>{format.money(price.gross.minus(price.discount))}</strong>}
        </OrderedLine>
      </div>
      <IconButton
        data-remove-line
        label={t('cart.remove', { product: name })}
        icon={<X aria-hidden />}
        onClick={({ currentTarget }) => {
          keepFocus(currentTarget);
          onRemove(name);
        }}
      />
    </Row>
  );
}

export function MiniCartGift({ gift }: { gift: Gift }) {
  const { t } = useTranslation('cart');
  const format = useFormat();
  const { settings } = usePortal().company;
  return (
    <Row>
      <ProductPicture src={gift.imageUrl ?? ''} size={44} />
      <div>
        <p>{giftTitle(gift, settings) || t('gift.unnamed')}</p>
        <small>
          {format.number(gift.quantity)} × {t('gift.free')}
        </small>
      </div>
    </Row>
  );
}

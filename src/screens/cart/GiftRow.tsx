import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ProductPicture } from '../../components/ProductPicture.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { Badge } from '../../design-system/Badge.ts';
import type { CartLine } from '../../domain/cart/cartLine.ts';
import { giftTitle, productTitle } from '../../domain/catalogue/productTitle.ts';
import { toPositive } from '../../domain/numbers/decimal.ts';
import type { Gift } from '../../domain/pricing/types.ts';
import { useCompany } from '../../state/usePortal.ts';
import { Row } from './rowStyles.ts';

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  font-weight: 650;
`;

/** A gift follows from its line and can't be edited (rules: Gifts). */
export function GiftRow({ gift, sourceLine }: { gift: Gift; sourceLine: CartLine }) {
  const { t } = useTranslation('cart');
  const format = useFormat();
  const { settings } = useCompany();
  const rule = sourceLine.rules?.gifts.find(({ productId }) => productId === gift.productId);
  const step = toPositive(rule?.step);
  const minimum = toPositive(rule?.minValue);
  const reason = step
    ? t('gift.every', { number: format.number(step) })
    : minimum
      ? t('gift.from', { number: format.number(minimum) })
      : t('gift.with', { product: productTitle({ ...sourceLine, barcode: '' }, settings).name });
  return (
    <Row>
      <ProductPicture src={gift.imageUrl ?? ''} />
      <div>
        <Name>
          {giftTitle(gift, settings) || t('gift.unnamed')}
          <Badge $tone="ok">{t('gift.badge')}</Badge>
        </Name>
        <p>{reason}</p>
      </div>
      <div>
        <p>{t('line.pieces', { count: gift.quantity.toNumber(), number: format.number(gift.quantity) })}</p>
      </div>
      <p>{t('gift.free')}</p>
    </Row>
  );
}

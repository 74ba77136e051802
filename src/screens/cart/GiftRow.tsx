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
import { Amount, Controls, Facts, Row, Words } from './rowStyles.ts';

const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  font-weight: 650;
`;

/** A gift follows from its line and can't be edited (rules: Amounts of a line). */
export function GiftRow({ gift, from }: { gift: Gift; from: CartLine }) {
  const { t } = useTranslation('cart');
  const format = useFormat();
  const { settings } = useCompany();
  const rule = from.rules?.gifts.find(({ productId }) => productId === gift.productId);
  const step = toPositive(rule?.step);
  const least = toPositive(rule?.minValue);
  const why = step
    ? t('gift.every', { number: format.number(step) })
    : least
      ? t('gift.from', { number: format.number(least) })
      : t('gift.with', { product: productTitle({ ...from, barcode: '' }, settings).name });
  return (
    <Row>
      <ProductPicture src={gift.imageUrl ?? ''} />
      <Words>
        <Name>
          {giftTitle(gift, settings) || t('gift.unnamed')}
          <Badge $tone="ok">{t('gift.badge')}</Badge>
        </Name>
        <Facts>{why}</Facts>
      </Words>
      <Controls>
        <Facts>
          {t('line.pieces', { count: gift.quantity.toNumber(), number: format.number(gift.quantity) })}
        </Facts>
      </Controls>
      <Amount>{t('gift.free')}</Amount>
    </Row>
  );
}

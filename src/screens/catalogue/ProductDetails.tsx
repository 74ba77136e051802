import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { ProductPicture } from '../../components/ProductPicture.tsx';
import { StockLabel } from '../../components/StockLabel.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { WarehouseTable } from '../../components/WarehouseTable.tsx';
import { Card } from '../../design-system/Card.ts';
import { Heading } from '../../design-system/Heading.ts';
import { MutedText } from '../../design-system/MutedText.ts';
import { TextLink } from '../../design-system/TextLink.ts';
import { phone } from '../../design-system/theme/media.ts';
import { useEverTrue } from '../../design-system/useEverTrue.ts';
import type { Offer } from '../../domain/catalogue/product.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import { toSize } from '../../domain/pricing/size.ts';
import { paths } from '../../routing/paths.ts';
import { useCartEntry } from '../../state/cart/useCart.ts';
import { useLoadedPartNumbers } from '../../state/partNumbers/usePartNumbers.ts';
import { useCompany } from '../../state/usePortal.ts';
import { NextStepLine, PriceBlock } from '../../widgets/catalogue/PriceBlock.tsx';
import { useLinePrice } from '../../widgets/catalogue/useLinePrice.ts';
import { useProductOrdering } from '../../widgets/catalogue/useProductOrdering.ts';
import { useProductStock } from '../../widgets/catalogue/useProductStock.ts';
import { OwnNumbers } from '../../widgets/partNumbers/lazyOwnNumbers.tsx';
import { BoughtLinks } from './BoughtLinks.tsx';
import { OrderControls } from './OrderControls.tsx';
import { PriceBreaks } from './PriceBreaks.tsx';
import { ProductFacts } from './ProductFacts.tsx';

export const DetailColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 24px;
  align-items: start;

  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
`;

export const PictureCard = styled(Card)`
  display: grid;
  place-items: center;
  padding: 0;
  background: var(--wp-picture);
  overflow: hidden;

  & > span {
    max-width: 520px;
  }

  ${phone} {
    & > span {
      max-width: 280px;
    }
  }
`;

export const TextColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
`;

const Title = styled(Heading)`
  font-size: 24px;
`;

/** Stays after the last step, so that the layout doesn't shift. */
const NextStepFrame = styled.div`
  min-height: 20px;
`;

const WarehousesCard = styled(Card)`
  display: grid;
  gap: 8px;
`;

export function ProductDetails({ offer }: { offer: Offer }) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const { settings } = useCompany();
  const stockId = useId();
  const { product } = offer;
  const numbers = useLoadedPartNumbers();
  const [onlyWarehouse] = offer.warehouses.length === 1 ? offer.warehouses : [];
  const cartEntry = useCartEntry(product.id);
  const ordering = useProductOrdering({
    productId: product.id,
    offer,
    section: 'product',
    alwaysNew: settings.sizeInput,
  });
  const line = useLinePrice(offer, ordering);
  const hasSteps = useEverTrue(Boolean(line?.step));
  const { stock } = useProductStock(product, offer);
  const title = productTitle(product, settings);
  const remark = settings.showCodeInsteadOfRemark ? '' : product.remark;
  const cartSize = cartEntry && toSize(cartEntry.line)?.text;

  return (
    <DetailColumns>
      <PictureCard as="div">
        <ProductPicture src={product.image} size="fill" eager />
      </PictureCard>
      <TextColumn>
        <Title>{title.name}</Title>
        {remark !== '' && remark !== title.name && <MutedText>{remark}</MutedText>}
        <div>
          <PriceBlock line={line} ordering={ordering} large />
          {hasSteps && (
            <NextStepFrame>
              <NextStepLine line={line} ordering={ordering} />
            </NextStepFrame>
          )}
        </div>
        {stock && <StockLabel stock={stock} />}
        <OrderControls
          offer={offer}
          productName={title.name}
          ordering={ordering}
          disabled={!line?.price.ok || stock?.level === 'out'}
        />
        {settings.sizeInput && cartEntry && (
          <MutedText>
            {t('product.inCart', {
              quantity: [format.number(cartEntry.line.quantity), cartSize].filter(Boolean).join(' × '),
            })}{' '}
            <TextLink as={Link} to={paths.cart()}>
              {t('viewCart')}
            </TextLink>
          </MutedText>
        )}
        <BoughtLinks productId={product.id} />
        <ProductFacts product={product} />
        <PriceBreaks offer={offer} />
        {stock && onlyWarehouse && (
          <MutedText>
            {t('warehouses.only', { quantity: format.number(onlyWarehouse.quantity ?? '0') })}
          </MutedText>
        )}
        {stock && offer.warehouses.length > 1 && (
          <WarehousesCard aria-labelledby={stockId}>
            <Heading as="h2" id={stockId}>
              {t('warehouses.title')}
            </Heading>
            <WarehouseTable warehouses={offer.warehouses} />
          </WarehousesCard>
        )}
        {numbers && <OwnNumbers productId={product.id} numbers={numbers} />}
      </TextColumn>
    </DetailColumns>
  );
}

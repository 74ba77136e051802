import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { ProductPicture } from '../../components/ProductPicture.tsx';
import { SizeInput } from '../../components/SizeInput.tsx';
import { StockLabel } from '../../components/StockLabel.tsx';
import { UnitSelect } from '../../components/UnitSelect.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { WarehouseTable } from '../../components/WarehouseTable.tsx';
import { Card } from '../../design-system/Card.ts';
import { Heading } from '../../design-system/Heading.ts';
import { TextLink } from '../../design-system/TextLink.ts';
import { phone } from '../../design-system/theme/media.ts';
import { useEverTrue } from '../../design-system/useEverTrue.ts';
import type { Offer } from '../../domain/catalogue/product.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import { storeQuery } from '../../domain/catalogue/storeView.ts';
import { toSize } from '../../domain/pricing/size.ts';
import { paths } from '../../routing/paths.ts';
import { useCartEntry } from '../../state/catalogue/useCartEntry.ts';
import { useCompany } from '../../state/usePortal.ts';
import { AddControls } from '../../widgets/catalogue/AddControls.tsx';
import { PriceBlock, StepLine } from '../../widgets/catalogue/PriceBlock.tsx';
import { useLinePrice } from '../../widgets/catalogue/useLinePrice.ts';
import { useProductOrdering } from '../../widgets/catalogue/useProductOrdering.ts';
import { useProductStock } from '../../widgets/catalogue/useProductStock.ts';
import { FavouriteHeart } from '../../widgets/favourites/FavouriteHeart.tsx';
import { PriceBreaks } from './PriceBreaks.tsx';

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 24px;
  align-items: start;

  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
`;

const Stage = styled(Card)`
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

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
`;

const Title = styled(Heading)`
  font-size: 24px;
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 5px 20px;

  & dt {
    color: var(--wp-muted);
  }
`;

/** Stays after the last step, so that the layout doesn't shift. */
const Step = styled.div`
  min-height: 20px;
`;

/** Reserves space for field errors. */
const Order = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  padding-block-end: 18px;
`;

const Adding = styled.div<{ $below: boolean }>`
  display: grid;
  justify-content: start;

  ${phone} {
    order: ${({ $below }) => ($below ? 1 : 0)};
    flex-basis: ${({ $below }) => ($below ? '100%' : 'auto')};
    --wp-reason-end: auto;
  }
`;

const Sizes = styled.div`
  flex: 0 0 100%;

  & > * {
    max-width: 340px;
  }
`;

const Part = styled(Card)`
  display: grid;
  gap: 8px;
`;

const Muted = styled.p`
  color: var(--wp-muted);
`;

export function ProductDetails({ offer }: { offer: Offer }) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const { settings } = useCompany();
  const stockId = useId();
  const { product } = offer;
  const entry = useCartEntry(product.id);
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
  const inCartSize = entry && toSize(entry.line)?.text;
  const facts = [
    ['code', product.code],
    ['barcode', product.barcode || product.ean],
    ['manufacturerPart', product.manufacturerPart],
    ['size', product.size],
  ] as const;
  const places = [
    { name: 'brand', value: product.brand, view: { brands: [product.brand] } },
    { name: 'line', value: product.line, view: { lines: [product.line] } },
    { name: 'subline', value: product.subline, view: { sublines: [product.subline] } },
  ] as const;

  return (
    <Sheet>
      <Stage as="div">
        <ProductPicture src={product.image} size="fill" eager />
      </Stage>
      <Words>
        <Title>{title.name}</Title>
        {remark !== '' && remark !== title.name && <Muted>{remark}</Muted>}
        <div>
          <PriceBlock line={line} ordering={ordering} large withStep={false} />
          {hasSteps && (
            <Step>
              <StepLine line={line} ordering={ordering} />
            </Step>
          )}
        </div>
        {stock && <StockLabel stock={stock} />}
        <Order data-order>
          {settings.sizeInput && (
            <Sizes>
              <SizeInput product={title.name} value={ordering.size} onCommit={ordering.changeSize} />
            </Sizes>
          )}
          {offer.units.length > 0 && (
            <UnitSelect
              product={title.name}
              units={offer.units}
              value={ordering.unit}
              onChange={ordering.changeUnit}
            />
          )}
          <Adding $below={offer.units.length > 0}>
            <AddControls
              product={title.name}
              ordering={ordering}
              kind="full"
              disabled={!line?.price.ok || stock?.level === 'out'}
            />
          </Adding>
          <FavouriteHeart product={product} offer={offer} place="box" />
        </Order>
        {settings.sizeInput && entry && (
          <Muted>
            {t('product.inCart', {
              quantity: [format.number(entry.line.quantity), inCartSize].filter(Boolean).join(' × '),
            })}{' '}
            <TextLink as={Link} to={paths.cart()}>
              {t('viewCart')}
            </TextLink>
          </Muted>
        )}
        <Facts>
          {facts.map(
            ([name, value]) =>
              value !== '' && (
                <div key={name} style={{ display: 'contents' }}>
                  <dt>{t(`product.${name}`)}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
          {places.map(
            ({ name, value, view }) =>
              value !== '' && (
                <div key={name} style={{ display: 'contents' }}>
                  <dt>{t(`product.${name}`)}</dt>
                  <dd>
                    <TextLink as={Link} to={paths.store(storeQuery(view))}>
                      {value}
                    </TextLink>
                  </dd>
                </div>
              ),
          )}
        </Facts>
        <PriceBreaks offer={offer} />
        {stock && offer.warehouses.length > 0 && (
          <Part aria-labelledby={stockId}>
            <Heading as="h2" id={stockId}>
              {t('warehouses.title')}
            </Heading>
            <WarehouseTable warehouses={offer.warehouses} />
          </Part>
        )}
      </Words>
    </Sheet>
  );
}

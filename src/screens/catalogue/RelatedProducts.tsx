import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ProductPicture } from '../../components/ProductPicture.tsx';
import { StockLabel } from '../../components/StockLabel.tsx';
import { Card } from '../../design-system/Card.ts';
import { Heading } from '../../design-system/Heading.ts';
import type { Offer, Product } from '../../domain/catalogue/product.ts';
import { useRelated } from '../../state/recommendations/useRelated.ts';
import { AddControls } from '../../widgets/catalogue/AddControls.tsx';
import { PriceBlock } from '../../widgets/catalogue/PriceBlock.tsx';
import { ProductName } from '../../widgets/catalogue/ProductText.tsx';
import { useProductForSale } from '../../widgets/catalogue/useProductForSale.ts';

const MOST = 4;
/** Beside the picture of a sold-out product, above the fold. */
const MOST_INSTEAD = 3;

const Section = styled.section`
  display: grid;
  gap: 10px;
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 270px), 1fr));
  gap: 12px;
`;

const RelatedCard = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px;
  align-items: start;
  padding: 10px 12px;

  /* Price and Add are beside the text. */
  &[data-row] {
    align-items: center;
    padding-block: 4px;

    & > :last-child {
      grid-template-columns: minmax(0, 1fr) auto;
    }

    & a {
      -webkit-line-clamp: 3;
    }

    & > * > :last-child {
      grid-area: 1 / 2 / 3;
      align-self: center;
    }
  }
`;

const Text = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  align-items: start;
  gap: 2px 12px;
  height: 100%;
`;

const Offered = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  align-self: end;

  & > :last-child {
    margin-inline-start: auto;
  }

  /* What the price was stands above it, so that Add stays beside it. */
  & > :first-child > div {
    flex-direction: column;
    align-items: start;
  }
`;

type RelatedProductProps = { offer: Offer; section: string; isRow: boolean };

function RelatedProduct({ offer, section, isRow }: RelatedProductProps) {
  const { product } = offer;
  const { name, ordering, line, stock, disabled, soldOut } = useProductForSale({
    product,
    offer,
    section,
    isNarrow: true,
  });
  return (
    <RelatedCard as="li" data-row={isRow || undefined}>
      <ProductPicture src={product.image} size={isRow ? 44 : 64} />
      <Text>
        <ProductName product={product} />
        {stock && <StockLabel stock={stock} />}
        <Offered>
          <PriceBlock line={line} ordering={ordering} isPlain />
          <AddControls
            product={name}
            ordering={ordering}
            kind="short"
            disabled={disabled}
            soldOut={soldOut}
          />
        </Offered>
      </Text>
    </RelatedCard>
  );
}

type RelatedProductsProps = {
  product: Product;
  isSoldOut: boolean;
  /** They are loaded and not shown yet. */
  isHeld?: boolean;
};

/** What replaces a sold-out product, or else what is bought with it, or is like it. Nothing while that isn't known. */
export function RelatedProducts({ product, isSoldOut, isHeld }: RelatedProductsProps) {
  const { t } = useTranslation(['recommendations', 'catalogue']);
  const id = useId();
  const { kind, products } = useRelated(product, { isSoldOut, most: isSoldOut ? MOST_INSTEAD : MOST });
  if (isHeld || products.length === 0) return null;
  const title =
    kind === 'similar' ? t('product.similar', { subline: product.subline }) : t(`product.${kind}`);
  return (
    <Section aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {isSoldOut ? t('product.substitutes') : title}
      </Heading>
      <Cards>
        {products.map((offer) => (
          <RelatedProduct key={offer.product.id} offer={offer} section={kind} isRow={isSoldOut} />
        ))}
      </Cards>
    </Section>
  );
}

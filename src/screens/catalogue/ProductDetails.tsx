import { Suspense } from 'react';
import { ProductPicture } from '../../components/ProductPicture.tsx';
import { usualOrder } from '../../domain/catalogue/lastPurchase.ts';
import type { Offer } from '../../domain/catalogue/product.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import type { Stock } from '../../domain/inventory/stock.ts';
import { usePurchases } from '../../state/history/usePurchases.ts';
import { usePartNumbersQuery } from '../../state/partNumbers/usePartNumbers.ts';
import { useCompany, useCustomer } from '../../state/usePortal.ts';
import { useLinePrice } from '../../widgets/catalogue/useLinePrice.ts';
import { useProductOrdering } from '../../widgets/catalogue/useProductOrdering.ts';
import { useProductStock } from '../../widgets/catalogue/useProductStock.ts';
import { FavouriteHeart } from '../../widgets/favourites/FavouriteHeart.tsx';
import { OwnNumbers } from '../../widgets/partNumbers/lazyOwnNumbers.tsx';
import { BuyCard } from './BuyCard.tsx';
import { BoughtCard } from './lazyBoughtCard.tsx';
import { PriceBreaks } from './PriceBreaks.tsx';
import { ProductDeals } from './ProductDeals.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { DetailColumns, Extras, MoreColumn, PictureCard, TopColumn } from './ProductFrame.ts';
import { ProductHead } from './ProductHead.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';
import { usePriceBreaks } from './usePriceBreaks.ts';
import { useWithCart } from './useWithCart.ts';

type Known = { stock: Stock | null; purchases: ReturnType<typeof usePurchases> };

const usePageOrdering = (offer: Offer, { stock, purchases }: Known) => {
  const latest = typeof purchases === 'object' ? purchases?.last[0] : undefined;
  // What is chosen here is added to what is in the cart already.
  return useProductOrdering({
    productId: offer.product.id,
    offer,
    section: 'product',
    alwaysNew: true,
    initial: usualOrder(latest, offer.units, stock),
  });
};

export function ProductDetails({ offer }: { offer: Offer }) {
  const { product } = offer;
  const isCustomer = useCustomer() !== null;
  const { data: numbers, isPending } = usePartNumbersQuery();
  const { name } = productTitle(product, useCompany().settings);
  const { stock } = useProductStock(product, offer);
  const purchases = usePurchases(product.id);
  const ordering = usePageOrdering(offer, { stock, purchases });
  const withCart = useWithCart(ordering);
  const line = useLinePrice(offer, withCart.priced);
  const breaks = usePriceBreaks(offer);
  const isSoldOut = stock?.level === 'out';
  // On a phone each stands above the next and would move it.
  const isHeld = isCustomer && purchases === null;
  return (
    <DetailColumns>
      <PictureCard as="div">
        <ProductPicture src={product.image} size="fill" eager />
        <FavouriteHeart product={product} offer={offer} variant="corner" />
      </PictureCard>
      <TopColumn>
        <ProductHead product={product} stock={stock} />
        <PriceBreaks offer={offer} breaks={breaks} ordering={ordering} price={line?.price} />
        {isSoldOut && <RelatedProducts product={product} isSoldOut />}
      </TopColumn>
      <BuyCard
        offer={offer}
        productName={name}
        ordering={ordering}
        withCart={withCart}
        line={line}
        breaks={breaks}
        stock={stock}
      />
      <MoreColumn>
        <ProductFacts product={product} />
        {isCustomer && <BoughtCard productId={product.id} />}
        {numbers && !isHeld && <OwnNumbers productId={product.id} numbers={numbers} />}
      </MoreColumn>
      <Extras>
        <Suspense>
          <ProductDeals productId={product.id} />
        </Suspense>
        {!isSoldOut && (
          <RelatedProducts product={product} isSoldOut={false} isHeld={isHeld || (isCustomer && isPending)} />
        )}
      </Extras>
    </DetailColumns>
  );
}

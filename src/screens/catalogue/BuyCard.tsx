import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { SmallText } from '../../design-system/MutedText.ts';
import { TextLink } from '../../design-system/TextLink.ts';
import { phone } from '../../design-system/theme/media.ts';
import { useEverTrue } from '../../design-system/useEverTrue.ts';
import type { CartLine } from '../../domain/cart/cartLine.ts';
import type { Offer } from '../../domain/catalogue/product.ts';
import type { Stock } from '../../domain/inventory/stock.ts';
import type { PriceBreak } from '../../domain/pricing/priceBreaks.ts';
import { priceOfAdded } from '../../domain/pricing/priceOfAdded.ts';
import { toSize } from '../../domain/pricing/size.ts';
import { paths } from '../../routing/paths.ts';
import { useCartEntry } from '../../state/cart/useCart.ts';
import { useCompany } from '../../state/usePortal.ts';
import { NextStepLine, PriceBlock } from '../../widgets/catalogue/PriceBlock.tsx';
import type { useLinePrice } from '../../widgets/catalogue/useLinePrice.ts';
import type { ProductOrdering } from '../../widgets/catalogue/useProductOrdering.ts';
import { NotifyButton } from '../../widgets/favourites/NotifyButton.tsx';
import { BuyBar } from './BuyBar.tsx';
import { OrderControls } from './OrderControls.tsx';
import { BuyFrame } from './ProductFrame.ts';
import { ProductWarehouses } from './ProductWarehouses.tsx';
import type { useWithCart } from './useWithCart.ts';

/** A pack's price has room before it is there. With price breaks what is saved is said, and not what the price was. */
const PriceFrame = styled.div<{ $hasBreaks: boolean; $isSoldOut: boolean }>`
  order: -1;
  margin-block-end: -4px;

  & > :first-child {
    justify-content: start;
    min-height: 44px;
  }

  & s {
    display: ${({ $hasBreaks }) => ($hasBreaks ? 'none' : 'inline')};
  }

  & > :first-child > div {
    font-size: ${({ $isSoldOut }) => ($isSoldOut ? 24 : 16)}px;
  }

  & + button {
    margin-block-start: 8px;
  }

  ${phone} {
    order: 0;
    margin-block: -8px;
  }
`;

// It has room before it says something, so that the layout doesn't shift.
const GiftFrame = styled.div`
  min-height: 20px;
`;

/** At the card's end it moves nothing when it comes; on a phone, where others follow, it has room before. */
const CartFrame = styled.div`
  &:empty {
    display: none;
  }

  ${phone} {
    min-height: 20px;
    margin-block: -8px;

    &:empty {
      display: block;
    }
  }
`;

type BuyCardProps = {
  offer: Offer;
  productName: string;
  ordering: ProductOrdering;
  withCart: ReturnType<typeof useWithCart>;
  line: ReturnType<typeof useLinePrice>;
  breaks: readonly PriceBreak[];
  stock: Stock | null;
};

function InCart({ line: { quantity, unit, ...line } }: { line: CartLine }) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const parts = [format.number(quantity), unit?.name, toSize(line)?.text];
  return (
    <SmallText>
      {t('product.inCart', { quantity: parts.filter(Boolean).join(' × ') })}{' '}
      <TextLink as={Link} to={paths.cart()}>
        {t('viewCart')}
      </TextLink>
    </SmallText>
  );
}

export function BuyCard({
  offer,
  productName,
  ordering,
  withCart: { inCart, priced },
  line,
  breaks,
  stock,
}: BuyCardProps) {
  const { settings } = useCompany();
  const cartEntry = useCartEntry(offer.product.id);
  const fields = useRef<HTMLElement>(null);
  const price = line && priceOfAdded(line.price, inCart);
  const isSoldOut = stock?.level === 'out';
  const total = price?.ok && !isSoldOut ? price.gross.minus(price.discount) : null;
  // The price breaks say at which quantity it becomes cheaper.
  const hasGifts = useEverTrue(Boolean(line?.step && (line.step.gifts.length > 0 || breaks.length < 2)));
  return (
    // What has the focus stays as it is when the last purchase becomes known.
    <BuyFrame ref={fields} data-order onFocus={ordering.keepChoice}>
      <PriceFrame $hasBreaks={breaks.length > 1} $isSoldOut={isSoldOut}>
        <PriceBlock line={line} ordering={ordering} total={total} />
        {hasGifts && (
          <GiftFrame>
            <NextStepLine line={line} ordering={priced} />
          </GiftFrame>
        )}
      </PriceFrame>
      {(!isSoldOut || cartEntry) && (
        <OrderControls offer={offer} productName={productName} ordering={ordering} />
      )}
      {isSoldOut && <NotifyButton soldOut={{ product: offer.product, offer }} />}
      {!isSoldOut && (
        <BuyBar
          product={productName}
          ordering={ordering}
          price={price ?? undefined}
          breaks={breaks}
          isMore={cartEntry !== null && !settings.sizeInput}
          disabled={!price?.ok}
          fields={fields}
        />
      )}
      {stock && !isSoldOut && <ProductWarehouses warehouses={offer.warehouses} />}
      <CartFrame>{cartEntry && <InCart line={cartEntry.line} />}</CartFrame>
    </BuyFrame>
  );
}

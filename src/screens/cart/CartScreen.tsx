import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { BarFrame } from '../../components/BarFrame.ts';
import { Alert } from '../../design-system/Alert.tsx';
import { Card } from '../../design-system/Card.ts';
import {
  Columns,
  OnlyInTwoColumns,
  ScreenFrame,
  Stack,
  SummaryColumn,
} from '../../design-system/ScreenFrame.ts';
import { SkipLink } from '../../design-system/SkipLink.ts';
import { useCart } from '../../state/cart/useCart.ts';
import { usePrices } from '../../state/cart/usePrices.ts';
import { useRecordCart } from '../../state/cart/useRecordCart.ts';
import { CartTotalBar } from '../../widgets/cart/CartTotalBar.tsx';
import { AddByCode } from './AddByCode.tsx';
import { CartHeading } from './CartHeading.tsx';
import { CartLines } from './CartLines.tsx';
import { CartListActions } from './CartListActions.tsx';
import { CartNotes } from './CartNotes.tsx';
import { CartNotices } from './CartNotices.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import { CheckoutLink } from './CheckoutLink.tsx';
import { DeliveryAndTerms } from './DeliveryAndTerms.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { IsReviewing } from './LineChanges.tsx';
import { Summary } from './Summary.tsx';

const OVER_TITLE = { insetBlockStart: 0, insetInlineStart: 0 };

function CartRecord() {
  useRecordCart('view_cart', useLocation());
  return null;
}

/** What follows the prices is a component of its own, so that a change doesn't rerender the screen. */
export function CartScreen() {
  const { t } = useTranslation('cart');
  const isEmpty = useCart((cart) => cart.entries.length === 0);
  const isCartLoading = useCart(({ restored, sync }) => !restored && sync === 'saving');
  const unpricedCount = usePrices(({ lines }) => lines.filter(({ price }) => !price.ok).length);
  const [isReviewing, setReviewing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const summaryLink = useRef<HTMLAnchorElement>(null);
  const barLink = useRef<HTMLAnchorElement>(null);
  // The one that isn't displayed at this width doesn't take the focus.
  const focusCheckout = () => {
    for (const link of [summaryLink, barLink]) link.current?.focus();
  };

  if (isEmpty && isCartLoading) return <CartSkeleton />;
  if (isEmpty) {
    return (
      <ScreenFrame>
        <CartRecord />
        <Stack>
          <CartHeading ref={heading} />
          <CartNotices onReview={setReviewing} />
          <Card>
            <EmptyCart />
          </Card>
        </Stack>
      </ScreenFrame>
    );
  }
  return (
    <BarFrame>
      <CartRecord />
      <Columns>
        <Stack>
          <CartHeading ref={heading}>
            <SkipLink as="button" type="button" style={OVER_TITLE} onClick={focusCheckout}>
              {t('skipLines')}
            </SkipLink>
          </CartHeading>
          <CartNotices onReview={setReviewing} />
          {unpricedCount > 0 && (
            <Alert tone="warn" title={t('unpriced.title', { count: unpricedCount })}>
              {t('unpriced.text')}
            </Alert>
          )}
          <IsReviewing value={isReviewing}>
            <CartLines />
          </IsReviewing>
          <AddByCode />
          <CartListActions />
          <CartNotes />
        </Stack>
        <SummaryColumn>
          <Summary>
            <OnlyInTwoColumns>
              <CheckoutLink ref={summaryLink} />
            </OnlyInTwoColumns>
            <DeliveryAndTerms />
          </Summary>
        </SummaryColumn>
      </Columns>
      <CartTotalBar>
        <CheckoutLink ref={barLink} />
      </CartTotalBar>
    </BarFrame>
  );
}

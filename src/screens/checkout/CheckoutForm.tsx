import { type FormEvent, type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { OrderNotes } from '../../components/OrderNotes.tsx';
import { Beside, Columns, OnlyBeside, Stack } from '../../components/ScreenFrame.ts';
import { TotalBar } from '../../components/TotalBar.tsx';
import { afterPaint } from '../../design-system/afterPaint.ts';
import { Button } from '../../design-system/Button.tsx';
import { Heading } from '../../design-system/Heading.ts';
import { usePrices } from '../../state/cart/usePrices.ts';
import type { Checkout } from '../../state/checkout/useCheckout.ts';
import { useCompany, usePricesHidden } from '../../state/usePortal.ts';
import { useWorkspace } from '../../state/useWorkspace.ts';
import { ApprovalNeeded } from './ApprovalNeeded.tsx';
import { CouponSection } from './CouponSection.tsx';
import { Muted } from './checkoutStyles.ts';
import { PaymentSection } from './PaymentSection.tsx';
import { RecipientSection } from './RecipientSection.tsx';
import { ReviewSection } from './ReviewSection.tsx';
import { shownReasons } from './reasons.ts';
import { ShippingAddressSection } from './ShippingAddressSection.tsx';
import { ShippingMethodSection } from './ShippingMethodSection.tsx';
import { SubmitCard } from './SubmitCard.tsx';
import { preloadSubmission, type useSubmitOrder } from './useSubmitOrder.ts';
import { Verdict } from './Verdict.tsx';

const Progress = styled(Muted)`
  &:empty {
    margin-block-start: -12px;
  }
`;

type CheckoutFormProps = {
  checkout: Checkout;
  placing: ReturnType<typeof useSubmitOrder>;
  page: RefObject<HTMLFormElement | null>;
};

/** The checkout on one page (experience: Checkout). */
export function CheckoutForm({ checkout, placing, page }: CheckoutFormProps) {
  const { t } = useTranslation('checkout');
  const hidden = usePricesHidden();
  const total = usePrices(({ totals }) => totals.netValue);
  const company = useCompany();
  const { cart } = useWorkspace();
  const { kind, customer, details, reasons } = checkout;
  const { tried, stage, place } = placing;
  const shown = shownReasons(reasons, tried);
  useEffect(() => void afterPaint().then(preloadSubmission), []);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    void place(checkout);
  };
  const button = (
    <Button type="submit" variant="primary" size="large" loading={stage !== null}>
      {t(`place.action.${kind}`)}
    </Button>
  );
  return (
    <form ref={page} onSubmit={submit} noValidate>
      <Columns>
        <Stack>
          <Heading>{t('title')}</Heading>
          <RecipientSection
            customer={customer}
            details={details}
            error={shown.has('sub_customer_required') ? t('who.missing') : undefined}
          />
          <ShippingAddressSection checkout={checkout} tried={tried} shown={shown} />
          <ShippingMethodSection
            checkout={checkout}
            error={shown.has('shipping_method_required') ? t('how.missing') : undefined}
          />
          <PaymentSection checkout={checkout} shown={shown} />
          <OrderNotes
            notes={details.notes}
            purchaseOrder={details.purchaseOrder}
            onChange={(changes) => cart?.setDetails(changes)}
          />
          <CouponSection coupon={details.coupon} />
          <ReviewSection kind={kind} shown={shown} />
        </Stack>
        <Beside>
          <SubmitCard checkout={checkout} shown={shown}>
            <Verdict checkout={checkout} placing={placing} onRetry={() => submit()} />
            <ApprovalNeeded />
            <Progress role="status">{stage && t(`place.stage.${stage}`, { company: company.name })}</Progress>
            <OnlyBeside>{button}</OnlyBeside>
          </SubmitCard>
        </Beside>
      </Columns>
      <TotalBar label={t('place.total')} total={total} hidden={hidden}>
        {button}
      </TotalBar>
    </form>
  );
}

import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { OrderNotes } from '../../components/OrderNotes.tsx';
import { Columns, OnlyInTwoColumns, Stack, SummaryColumn } from '../../components/ScreenFrame.ts';
import { TotalBar } from '../../components/TotalBar.tsx';
import { afterPaint } from '../../design-system/afterPaint.ts';
import { Button } from '../../design-system/Button.tsx';
import { Heading } from '../../design-system/Heading.ts';
import { MutedText } from '../../design-system/MutedText.ts';
import { useCartService } from '../../state/cart/useCartService.ts';
import { usePrices } from '../../state/cart/usePrices.ts';
import type { Checkout } from '../../state/checkout/useCheckout.ts';
import { useOrdersService } from '../../state/orders/useOrdersService.ts';
import { useCompany, usePricesHidden } from '../../state/usePortal.ts';
import type { PaymentPanelHandle } from '../../widgets/payments/payWithProps.ts';
import { OfflineNote } from '../../widgets/visit/OfflineNote.tsx';
import { ApprovalNeeded } from './ApprovalNeeded.tsx';
import { CheckoutProblem } from './CheckoutProblem.tsx';
import { CouponSection } from './CouponSection.tsx';
import { visibleReasonsOf } from './checkoutIssues.ts';
import { preloadCheckoutParts } from './lazyCheckoutParts.tsx';
import { type LazyPayWith, PaymentSection } from './PaymentSection.tsx';
import { RecipientSection } from './RecipientSection.tsx';
import { ReviewSection } from './ReviewSection.tsx';
import { ShippingAddressSection } from './ShippingAddressSection.tsx';
import { ShippingMethodSection } from './ShippingMethodSection.tsx';
import { SubmitCard } from './SubmitCard.tsx';
import type { useSubmitOrder } from './useSubmitOrder.ts';

const ProgressText = styled(MutedText)`
  &:empty {
    position: absolute;
  }
`;

const SummaryPlace = styled.div`
  &:empty {
    display: none;
  }
`;

type CheckoutFormProps = {
  PayWith: LazyPayWith;
  checkout: Checkout;
  submission: ReturnType<typeof useSubmitOrder>;
  formRef: RefObject<HTMLFormElement | null>;
};

export function CheckoutForm({ PayWith, checkout, submission, formRef }: CheckoutFormProps) {
  const { t } = useTranslation(['checkout', 'payments']);
  const hidden = usePricesHidden();
  const total = usePrices(({ totals }) => totals.netValue);
  const company = useCompany();
  const cart = useCartService();
  const { preload } = useOrdersService();
  const { kind, customer, details, reasons } = checkout;
  const { showsErrors, stage, place } = submission;
  const panel = useRef<PaymentPanelHandle>(null);
  const [canPay, setCanPay] = useState(false);
  /** The code that pays and the saved cards are loaded when a method is chosen: before that, nothing could be paid. */
  const attachPanel = useCallback((handle: PaymentPanelHandle | null) => {
    panel.current = handle;
    setCanPay(handle !== null);
  }, []);
  const isPaying = checkout.payment !== null;
  const [isLocked, setIsLocked] = useState(false);
  const [summaryPlace, setSummaryPlace] = useState<HTMLElement | null>(null);
  const visibleReasons = visibleReasonsOf(reasons, showsErrors);
  useEffect(() => {
    void afterPaint().then(() => {
      preload();
      preloadCheckoutParts();
    });
  }, [preload]);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (isPaying && !canPay) return;
    void place(checkout, checkout.payment && panel.current);
  };
  const button = (
    <Button
      type="submit"
      variant="primary"
      size="large"
      loading={stage !== null || (isPaying && !canPay)}
      disabled={isPaying && isLocked}
    >
      {t(`place.${isPaying ? 'pay' : 'action'}.${kind}`)}
    </Button>
  );
  return (
    <form ref={formRef} onSubmit={submit} noValidate>
      <Columns>
        <Stack>
          <Heading>{t(`title.${kind}`)}</Heading>
          <RecipientSection
            customer={customer}
            details={details}
            error={visibleReasons.has('sub_customer_required') ? t('who.missing') : undefined}
          />
          <ShippingAddressSection
            checkout={checkout}
            showsErrors={showsErrors}
            visibleReasons={visibleReasons}
          />
          <ShippingMethodSection
            checkout={checkout}
            error={visibleReasons.has('shipping_method_required') ? t('how.missing') : undefined}
          />
          <PaymentSection
            PayWith={PayWith}
            checkout={checkout}
            visibleReasons={visibleReasons}
            panel={attachPanel}
            summaryPlace={summaryPlace}
            onSubmit={() => formRef.current?.requestSubmit()}
            onPaid={submission.conclude}
            onLock={setIsLocked}
          />
          <OrderNotes
            notes={details.notes}
            purchaseOrder={details.purchaseOrder}
            onChange={(changes) => cart.actions()?.setDetails(changes)}
          />
          <CouponSection coupon={details.coupon} />
          <ReviewSection kind={kind} visibleReasons={visibleReasons} problem={submission.problem} />
        </Stack>
        <SummaryColumn>
          <SubmitCard checkout={checkout}>
            <ApprovalNeeded />
            <OnlyInTwoColumns>{button}</OnlyInTwoColumns>
            <OfflineNote text={t('place.offline')} />
            <ProgressText role="status">
              {stage &&
                (isPaying
                  ? t(`payments:stage.${stage}`)
                  : t(`place.stage.${stage}`, { company: company.name }))}
            </ProgressText>
            <SummaryPlace ref={setSummaryPlace} />
            <CheckoutProblem checkout={checkout} submission={submission} onRetry={() => submit()} />
          </SubmitCard>
        </SummaryColumn>
      </Columns>
      <TotalBar label={t('place.total')} total={total} hidden={hidden}>
        {button}
      </TotalBar>
    </form>
  );
}

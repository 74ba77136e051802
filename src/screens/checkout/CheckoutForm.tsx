import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../components/useFormat.ts';
import { afterPaint } from '../../design-system/afterPaint.ts';
import { Button } from '../../design-system/Button.tsx';
import { MutedText } from '../../design-system/MutedText.ts';
import { OnlyInTwoColumns, SummaryColumn } from '../../design-system/ScreenFrame.ts';
import { usePrices } from '../../state/cart/usePrices.ts';
import type { Checkout } from '../../state/checkout/useCheckout.ts';
import { useOrdersService } from '../../state/checkout/useOrdersService.ts';
import { useCompany, usePricesHidden } from '../../state/usePortal.ts';
import { CartTotalBar } from '../../widgets/cart/CartTotalBar.tsx';
import { useToMinimum } from '../../widgets/cart/useToMinimum.ts';
import type { PaymentPanelHandle } from '../../widgets/payments/payWithProps.ts';
import { OfflineNote } from '../../widgets/visit/OfflineNote.tsx';
import { ApprovalNeeded } from './ApprovalNeeded.tsx';
import { BelowMinimum, CheckoutProblem } from './CheckoutProblem.tsx';
import { CheckoutSections } from './CheckoutSections.tsx';
import { CheckoutColumns } from './checkoutStyles.ts';
import { preloadCheckoutParts } from './lazyCheckoutParts.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import type { LazyPayWith } from './PaymentSection.tsx';
import { SummaryPlace, WithSummaryPlace } from './summaryPlace.tsx';
import type { useSubmitOrder } from './useSubmitOrder.ts';

type CheckoutFormProps = {
  PayWith: LazyPayWith;
  checkout: Checkout;
  submission: ReturnType<typeof useSubmitOrder>;
  formRef: RefObject<HTMLFormElement | null>;
};

/** The code that pays and the saved cards are loaded when a method is chosen: before that, nothing could be paid. */
const usePanel = () => {
  const panel = useRef<PaymentPanelHandle>(null);
  const [canPay, setCanPay] = useState(false);
  const [savedText, setSavedText] = useState<string | null>(null);
  const [mustEnter, setMustEnter] = useState(false);
  const attachPanel = useCallback((handle: PaymentPanelHandle | null) => {
    panel.current = handle;
    setCanPay(handle !== null);
    setSavedText(handle?.savedText ?? null);
    setMustEnter(handle?.mustEnter ?? false);
  }, []);
  return { panel, canPay, savedText, mustEnter, attachPanel };
};

type PlaceButtonProps = Omit<CheckoutFormProps, 'PayWith' | 'formRef'> & {
  canPay: boolean;
  isLocked: boolean;
  amount?: string;
};

/** `amount`: where it isn't beside the button. */
function PlaceButton({ checkout, submission, canPay, isLocked, amount }: PlaceButtonProps) {
  const { t } = useTranslation('checkout');
  const isPaying = checkout.payment !== null;
  const needsApproval = checkout.customer.requiresApproval && !isPaying;
  const action = needsApproval
    ? t('place.approval.action')
    : t(`place.${isPaying ? 'pay' : 'action'}.${checkout.kind}`);
  return (
    <Button
      type="submit"
      variant={useToMinimum() ? 'secondary' : 'primary'}
      size="large"
      loading={submission.stage !== null || (isPaying && !canPay)}
      disabled={isPaying && isLocked}
    >
      {amount ? `${action} · ${amount}` : action}
    </Button>
  );
}

function Progress({ checkout, submission }: Pick<CheckoutFormProps, 'checkout' | 'submission'>) {
  const { t } = useTranslation(['checkout', 'payments']);
  const company = useCompany();
  const { stage } = submission;
  const text =
    stage &&
    (checkout.payment ? t(`payments:stage.${stage}`) : t(`place.stage.${stage}`, { company: company.name }));
  return <MutedText role="status">{text}</MutedText>;
}

export function CheckoutForm({ PayWith, checkout, submission, formRef }: CheckoutFormProps) {
  const { t } = useTranslation(['checkout', 'payments']);
  const format = useFormat();
  const hidden = usePricesHidden();
  const total = usePrices(({ totals }) => totals.netValue);
  const { preload } = useOrdersService();
  const { panel, canPay, savedText, mustEnter, attachPanel } = usePanel();
  const [isLocked, setIsLocked] = useState(false);
  useEffect(() => {
    void afterPaint().then(() => {
      preload();
      preloadCheckoutParts();
    });
  }, [preload]);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (checkout.payment && !canPay) return;
    void submission.place(checkout, checkout.payment && panel.current);
  };
  const button = { checkout, submission, canPay, isLocked };
  return (
    <form ref={formRef} data-replaces-navigation onSubmit={submit} noValidate>
      <WithSummaryPlace>
        <CheckoutColumns>
          <CheckoutSections
            PayWith={PayWith}
            checkout={checkout}
            submission={submission}
            savedText={savedText}
            mustEnter={mustEnter}
            panel={attachPanel}
            onSubmit={() => formRef.current?.requestSubmit()}
            onLock={setIsLocked}
          />
          <SummaryColumn>
            <OrderSummary checkout={checkout} submission={submission}>
              <BelowMinimum checkout={checkout} />
              <ApprovalNeeded />
              <OnlyInTwoColumns>
                <PlaceButton
                  {...button}
                  amount={hidden || checkout.delivery.lacksMethod ? '' : format.money(total)}
                />
              </OnlyInTwoColumns>
              <OfflineNote text={t('place.offline')} />
              <Progress checkout={checkout} submission={submission} />
              <SummaryPlace />
              <CheckoutProblem checkout={checkout} submission={submission} onRetry={() => submit()} />
            </OrderSummary>
          </SummaryColumn>
        </CheckoutColumns>
      </WithSummaryPlace>
      <CartTotalBar>
        <PlaceButton {...button} />
      </CartTotalBar>
    </form>
  );
}

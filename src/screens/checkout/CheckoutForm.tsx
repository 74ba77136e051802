import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { TotalBar } from '../../components/TotalBar.tsx';
import { afterPaint } from '../../design-system/afterPaint.ts';
import { Button } from '../../design-system/Button.tsx';
import { MutedText } from '../../design-system/MutedText.ts';
import { Columns, OnlyInTwoColumns, SummaryColumn } from '../../design-system/ScreenFrame.ts';
import { usePrices } from '../../state/cart/usePrices.ts';
import type { Checkout } from '../../state/checkout/useCheckout.ts';
import { useOrdersService } from '../../state/checkout/useOrdersService.ts';
import { useCompany, usePricesHidden } from '../../state/usePortal.ts';
import type { PaymentPanelHandle } from '../../widgets/payments/payWithProps.ts';
import { OfflineNote } from '../../widgets/visit/OfflineNote.tsx';
import { ApprovalNeeded } from './ApprovalNeeded.tsx';
import { CheckoutProblem } from './CheckoutProblem.tsx';
import { CheckoutSections } from './CheckoutSections.tsx';
import { preloadCheckoutParts } from './lazyCheckoutParts.tsx';
import type { LazyPayWith } from './PaymentSection.tsx';
import { SubmitCard } from './SubmitCard.tsx';
import { SummaryPlace, WithSummaryPlace } from './summaryPlace.tsx';
import type { useSubmitOrder } from './useSubmitOrder.ts';

const ProgressText = styled(MutedText)`
  &:empty {
    position: absolute;
  }
`;

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
  const attachPanel = useCallback((handle: PaymentPanelHandle | null) => {
    panel.current = handle;
    setCanPay(handle !== null);
  }, []);
  return { panel, canPay, attachPanel };
};

export function CheckoutForm({ PayWith, checkout, submission, formRef }: CheckoutFormProps) {
  const { t } = useTranslation(['checkout', 'payments']);
  const hidden = usePricesHidden();
  const total = usePrices(({ totals }) => totals.netValue);
  const company = useCompany();
  const { preload } = useOrdersService();
  const { kind } = checkout;
  const { stage, place } = submission;
  const { panel, canPay, attachPanel } = usePanel();
  const isPaying = checkout.payment !== null;
  const [isLocked, setIsLocked] = useState(false);
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
      <WithSummaryPlace>
        <Columns>
          <CheckoutSections
            PayWith={PayWith}
            checkout={checkout}
            submission={submission}
            panel={attachPanel}
            onSubmit={() => formRef.current?.requestSubmit()}
            onLock={setIsLocked}
          />
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
              <SummaryPlace />
              <CheckoutProblem checkout={checkout} submission={submission} onRetry={() => submit()} />
            </SubmitCard>
          </SummaryColumn>
        </Columns>
      </WithSummaryPlace>
      <TotalBar label={t('place.total')} total={total} hidden={hidden}>
        {button}
      </TotalBar>
    </form>
  );
}

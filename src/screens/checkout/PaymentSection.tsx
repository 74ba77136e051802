import type { ComponentType, Ref } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../design-system/Alert.tsx';
import { Heading } from '../../design-system/Heading.ts';
import { MutedText } from '../../design-system/MutedText.ts';
import { cartKey } from '../../domain/cart/cartKey.ts';
import { beforeCharge } from '../../domain/cart/totals.ts';
import type { OrderBlocker } from '../../domain/checkout/orderBlockers.ts';
import { distinctTermsName, hasPaymentTerms } from '../../domain/payments/payterm.ts';
import { useCartService } from '../../state/cart/useCartService.ts';
import { usePrices } from '../../state/cart/usePrices.ts';
import type { Checkout } from '../../state/checkout/useCheckout.ts';
import { useCredit } from '../../state/checkout/useCredit.ts';
import type { PaymentResult } from '../../state/payments/paymentsService.ts';
import { usePaymentsService } from '../../state/payments/usePaymentsService.ts';
import { useCompany } from '../../state/usePortal.ts';
import { CreditDetails } from '../../widgets/credit/CreditDetails.tsx';
import { PaymentMethods } from '../../widgets/payments/PaymentMethods.tsx';
import type { PaymentPanelHandle, PayWithProps } from '../../widgets/payments/payWithProps.ts';
import { Section } from './checkoutStyles.ts';
import { CreditExceeded } from './lazyCheckoutParts.tsx';
import { useSummaryPlace } from './summaryPlace.tsx';

/** The code that pays is loaded when a method is chosen. */
export type LazyPayWith = ComponentType<PayWithProps>;

type PaymentSectionProps = {
  PayWith: LazyPayWith;
  checkout: Checkout;
  visibleReasons: ReadonlySet<OrderBlocker>;
  panel: Ref<PaymentPanelHandle | null>;
  onSubmit(): void;
  onPaid(result: PaymentResult): void;
  onLock(isLocked: boolean): void;
};

function PayAtSummary({ PayWith, ...props }: Omit<PayWithProps, 'summaryPlace'> & { PayWith: LazyPayWith }) {
  return <PayWith {...props} summaryPlace={useSummaryPlace()} />;
}

type PaymentProblemsProps = Pick<PaymentSectionProps, 'visibleReasons'> & { total: string };

function PaymentProblems({ visibleReasons, total }: PaymentProblemsProps) {
  const { t } = useTranslation('checkout');
  const company = useCompany();
  const credit = useCredit(total);
  return (
    <>
      {credit && visibleReasons.has('credit_exceeded') && (
        <div data-problem tabIndex={-1}>
          <CreditExceeded>
            <CreditDetails credit={credit} />
          </CreditExceeded>
        </div>
      )}
      {visibleReasons.has('no_gateway') && (
        <div data-problem tabIndex={-1}>
          <Alert tone="warn" title={t('terms.noGateway.title')}>
            {t('terms.noGateway.text', { company: company.name, phone: company.phone })}
          </Alert>
        </div>
      )}
    </>
  );
}

/** Terms, how it is paid now, or that the company looks at it first; nothing where nothing is due (rules: May it be placed?). */
export function PaymentSection({
  PayWith,
  checkout,
  visibleReasons,
  panel,
  onSubmit,
  onPaid,
  onLock,
}: PaymentSectionProps) {
  const titleId = useId();
  const { t } = useTranslation(['checkout', 'cart', 'payments']);
  const company = useCompany();
  const cart = useCartService();
  const service = usePaymentsService();
  const totals = usePrices((prices) => prices.totals);
  const { kind, customer, paymentOptions, payment } = checkout;
  const { terms } = customer;
  const termsName = distinctTermsName(checkout.termsLabel, terms.days);
  const hasTerms = hasPaymentTerms(terms.days);
  const termsText = t('cart:terms.days', { count: terms.days });
  const amount = beforeCharge(totals);
  const canPay = paymentOptions.methods.length > 0;
  if (!hasTerms && !canPay && !checkout.isHeld && !visibleReasons.has('no_gateway')) return null;
  return (
    <Section aria-labelledby={titleId} data-section="terms">
      <Heading as="h2" id={titleId}>
        {t('terms.title')}
      </Heading>
      {hasTerms && (
        <p>
          {termsText}
          {termsName && <MutedText as="span"> · {termsName}</MutedText>}
        </p>
      )}
      {checkout.isHeld && <p>{t(`terms.held.${kind}`, { company: company.name })}</p>}
      {canPay && (
        <PaymentMethods
          options={paymentOptions}
          amount={amount}
          method={payment?.method ?? null}
          onChange={(paymentMethod) => cart.actions()?.setDetails({ paymentMethod })}
          termsLabel={hasTerms ? t('terms.daysLabel', { count: terms.days }) : undefined}
          isMissing={visibleReasons.has('payment_required')}
        />
      )}
      {payment && (
        <PayAtSummary
          PayWith={PayWith}
          key={payment.method}
          ref={panel}
          service={service}
          options={paymentOptions}
          target={{ kind: 'cart', key: cartKey(customer, checkout.details), method: checkout.method }}
          amount={amount}
          currency={company.currency}
          method={payment.method}
          canSave
          hasButton={false}
          onSubmit={onSubmit}
          onResult={onPaid}
          onLock={onLock}
        />
      )}
      <PaymentProblems visibleReasons={visibleReasons} total={totals.netValue.toFixed()} />
    </Section>
  );
}

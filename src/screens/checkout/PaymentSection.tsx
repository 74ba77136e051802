import { CreditCard } from 'lucide-react';
import type { ComponentType, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../components/useFormat.ts';
import { Alert } from '../../design-system/Alert.tsx';
import { DottedParts } from '../../design-system/DottedParts.tsx';
import { cartKey } from '../../domain/cart/cartKey.ts';
import { beforeCharge } from '../../domain/cart/totals.ts';
import type { OrderBlocker } from '../../domain/checkout/orderBlockers.ts';
import { methodName } from '../../domain/payments/gateways.ts';
import { distinctTermsName, hasPaymentTerms } from '../../domain/payments/payterm.ts';
import { useCartService } from '../../state/cart/useCartService.ts';
import { usePrices } from '../../state/cart/usePrices.ts';
import type { Checkout } from '../../state/checkout/useCheckout.ts';
import { useCredit } from '../../state/checkout/useCredit.ts';
import { useDueDate } from '../../state/checkout/useDueDate.ts';
import type { PaymentResult } from '../../state/payments/paymentsService.ts';
import { usePaymentsService } from '../../state/payments/usePaymentsService.ts';
import { useCompany } from '../../state/usePortal.ts';
import { CreditDetails } from '../../widgets/credit/CreditDetails.tsx';
import { PaymentMethods } from '../../widgets/payments/PaymentMethods.tsx';
import type { PaymentPanelHandle, PayWithProps } from '../../widgets/payments/payWithProps.ts';
import { CheckoutSection } from './CheckoutSection.tsx';
import { CreditExceeded } from './lazyCheckoutParts.tsx';
import { useSummaryPlace } from './summaryPlace.tsx';
import type { OpenSections } from './useOpenSections.ts';

/** The code that pays is loaded when a method is chosen. */
export type LazyPayWith = ComponentType<PayWithProps>;

type PaymentSectionProps = {
  PayWith: LazyPayWith;
  checkout: Checkout;
  sections: OpenSections;
  /** The saved card or account that pays. */
  savedText: string | null;
  visibleReasons: ReadonlySet<OrderBlocker>;
  panel: Ref<PaymentPanelHandle | null>;
  onSubmit(): void;
  onPaid(result: PaymentResult): void;
  onLock(isLocked: boolean): void;
};

function PayAtSummary({ PayWith, ...props }: Omit<PayWithProps, 'summaryPlace'> & { PayWith: LazyPayWith }) {
  return <PayWith {...props} summaryPlace={useSummaryPlace()} />;
}

type PaymentFieldsProps = Omit<PaymentSectionProps, 'sections' | 'savedText'>;

function PaymentFields({
  PayWith,
  checkout,
  visibleReasons,
  panel,
  onSubmit,
  onPaid,
  onLock,
}: PaymentFieldsProps) {
  const { t } = useTranslation('cart');
  const { currency } = useCompany();
  const cart = useCartService();
  const service = usePaymentsService();
  const amount = beforeCharge(usePrices((prices) => prices.totals));
  const { customer, paymentOptions, payment } = checkout;
  const { days } = customer.terms;
  return (
    <>
      <PaymentMethods
        options={paymentOptions}
        amount={amount}
        method={payment?.method ?? null}
        onChange={(paymentMethod) => cart.actions()?.setDetails({ paymentMethod })}
        termsLabel={hasPaymentTerms(days) ? t('terms.days', { count: days }) : undefined}
        isMissing={visibleReasons.has('payment_required')}
      />
      {payment && (
        <PayAtSummary
          PayWith={PayWith}
          key={payment.method}
          ref={panel}
          service={service}
          options={paymentOptions}
          target={{ kind: 'cart', key: cartKey(customer, checkout.details), method: checkout.method }}
          amount={amount}
          currency={currency}
          method={payment.method}
          canSave
          hasButton={false}
          onSubmit={onSubmit}
          onResult={onPaid}
          onLock={onLock}
        />
      )}
    </>
  );
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

type SummaryProps = Pick<PaymentSectionProps, 'checkout' | 'savedText'> & { total: string };

/** "Net 30 · due Friday, Dec 25 · $4,111.89 credit left", "Visa ending in 1111", or that it isn't chosen yet. */
function PaymentSummary({ checkout, savedText, total }: SummaryProps): ReactNode {
  const { t } = useTranslation(['checkout', 'cart', 'payments']);
  const format = useFormat();
  const company = useCompany();
  const credit = useCredit(total);
  const dueDate = useDueDate(checkout.kind);
  const { kind, customer, payment, paymentOptions, termsLabel } = checkout;
  const { days } = customer.terms;
  if (payment)
    return <strong>{savedText ?? t(`payments:method.${methodName(payment.method, paymentOptions)}`)}</strong>;
  if (checkout.isHeld) return t(`terms.held.${kind}`, { company: company.name });
  if (!hasPaymentTerms(days)) return t('terms.choose');
  return (
    <DottedParts>
      <strong>{t('cart:terms.days', { count: days })}</strong>
      {distinctTermsName(termsLabel, days)}
      {dueDate && t('terms.due', { date: format.date(dueDate, 'short') })}
      {credit &&
        kind !== 'estimate' &&
        !credit.left.lt(0) &&
        t('terms.creditLeft', { amount: format.money(credit.left) })}
    </DottedParts>
  );
}

/** Terms, how it is paid now, or that the company looks at it first; nothing where nothing is due (rules: May it be placed?). */
export function PaymentSection({ sections, savedText, ...props }: PaymentSectionProps) {
  const { t } = useTranslation('checkout');
  const total = usePrices((prices) => prices.totals.netValue).toFixed();
  const { checkout, visibleReasons } = props;
  const canPay = checkout.paymentOptions.methods.length > 0;
  const isDue = hasPaymentTerms(checkout.customer.terms.days) || canPay || checkout.isHeld;
  if (!isDue && !visibleReasons.has('no_gateway')) return null;
  return (
    <CheckoutSection
      name="terms"
      sections={sections}
      icon={<CreditCard aria-hidden />}
      title={t('terms.title')}
      isFixed={!canPay}
      keepsFields
      summary={isDue && <PaymentSummary checkout={checkout} savedText={savedText} total={total} />}
      notice={<PaymentProblems visibleReasons={visibleReasons} total={total} />}
    >
      <PaymentFields {...props} />
    </CheckoutSection>
  );
}

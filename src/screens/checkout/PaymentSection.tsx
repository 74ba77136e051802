import { useTranslation } from 'react-i18next';
import { Alert } from '../../design-system/Alert.tsx';
import { Heading } from '../../design-system/Heading.ts';
import type { OrderBlocker } from '../../domain/checkout/orderBlockers.ts';
import { distinctTermsName, hasPaymentTerms } from '../../domain/checkout/payterm.ts';
import { usePrices } from '../../state/cart/usePrices.ts';
import type { Checkout } from '../../state/checkout/useCheckout.ts';
import { useCredit } from '../../state/checkout/useCredit.ts';
import { useCompany } from '../../state/usePortal.ts';
import { CreditExceeded } from '../../widgets/credit/CreditExceeded.tsx';
import { MutedText, Section } from './checkoutStyles.ts';
import { PaymentChoice } from './PaymentChoice.tsx';

type PaymentSectionProps = { checkout: Checkout; visibleReasons: ReadonlySet<OrderBlocker> };

/** The portal can't take payments yet, so the customer only chooses a method. */
export function PaymentSection({ checkout, visibleReasons }: PaymentSectionProps) {
  const { t } = useTranslation(['checkout', 'cart', 'orders']);
  const company = useCompany();
  const { terms } = checkout.customer;
  const credit = useCredit(usePrices(({ totals }) => totals.netValue).toFixed());
  const termsName = distinctTermsName(checkout.termsLabel, terms.days);
  const contact = { company: company.name, phone: company.phone };
  return (
    <Section aria-labelledby="checkout-terms">
      <Heading as="h2" id="checkout-terms">
        {t('terms.title')}
      </Heading>
      {hasPaymentTerms(terms.days) && (
        <p>
          {t('cart:terms.days', { count: terms.days })}
          {termsName && <MutedText as="span"> · {termsName}</MutedText>}
        </p>
      )}
      {checkout.paymentMethods.length > 0 && <PaymentChoice checkout={checkout} />}
      {credit && visibleReasons.has('credit_exceeded') && (
        <div data-problem tabIndex={-1}>
          <CreditExceeded credit={credit} />
        </div>
      )}
      {visibleReasons.has('no_gateway') && (
        <div data-problem tabIndex={-1}>
          <Alert tone="warn" title={t('terms.noGateway.title')}>
            {t('terms.noGateway.text', contact)}
          </Alert>
        </div>
      )}
      {visibleReasons.has('payment_required') && (
        <div data-problem tabIndex={-1}>
          <Alert tone="warn" title={t('terms.cardLater.title')}>
            {t('terms.cardLater.text', contact)}
          </Alert>
        </div>
      )}
    </Section>
  );
}

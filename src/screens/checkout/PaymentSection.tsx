import { useTranslation } from 'react-i18next';
import { useFormat } from '../../components/useFormat.ts';
import { Alert } from '../../design-system/Alert.tsx';
import { Heading } from '../../design-system/Heading.ts';
import type { OrderBlocker } from '../../domain/checkout/orderBlockers.ts';
import { distinctTermsName, hasPaymentTerms } from '../../domain/checkout/payterm.ts';
import type { Checkout } from '../../state/checkout/useCheckout.ts';
import { useCompany } from '../../state/usePortal.ts';
import { MutedText, Section } from './checkoutStyles.ts';
import { PaymentChoice } from './PaymentChoice.tsx';

type PaymentSectionProps = { checkout: Checkout; visibleReasons: ReadonlySet<OrderBlocker> };

/** The portal can't take payments yet, so the customer only chooses a method. */
export function PaymentSection({ checkout, visibleReasons }: PaymentSectionProps) {
  const { t } = useTranslation(['checkout', 'cart']);
  const format = useFormat();
  const company = useCompany();
  const { terms, creditLimit, openBalance } = checkout.customer;
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
      {visibleReasons.has('credit_exceeded') && (
        <div data-problem tabIndex={-1}>
          <Alert tone="bad" title={t('terms.credit.title')} announce={null}>
            {t('terms.credit.text', {
              limit: format.money(creditLimit),
              balance: format.money(openBalance ?? '0'),
              ...contact,
            })}
          </Alert>
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

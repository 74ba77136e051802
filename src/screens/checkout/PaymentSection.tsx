import { useTranslation } from 'react-i18next';
import { useFormat } from '../../components/useFormat.ts';
import { Alert } from '../../design-system/Alert.tsx';
import { Heading } from '../../design-system/Heading.ts';
import type { OrderBlocker } from '../../domain/checkout/orderBlockers.ts';
import { distinctTermsName, hasPaymentTerms } from '../../domain/checkout/payterm.ts';
import type { Checkout } from '../../state/checkout/useCheckout.ts';
import { useCompany } from '../../state/usePortal.ts';
import { Muted, Section } from './checkoutStyles.ts';
import { PaymentChoice } from './PaymentChoice.tsx';

type PaymentSectionProps = { checkout: Checkout; shown: ReadonlySet<OrderBlocker> };

/**
 * When and how it is paid for. The way of paying can be chosen, with what it costs; paying itself comes with a later part of
 * the portal, and this says so.
 */
export function PaymentSection({ checkout, shown }: PaymentSectionProps) {
  const { t } = useTranslation(['checkout', 'orders']);
  const format = useFormat();
  const company = useCompany();
  const { terms, creditLimit, openBalance } = checkout.customer;
  const termsName = distinctTermsName(terms.name, terms.days);
  const contact = { company: company.name, phone: company.phone };
  return (
    <Section aria-labelledby="checkout-terms">
      <Heading as="h2" id="checkout-terms">
        {t('terms.title')}
      </Heading>
      {hasPaymentTerms(terms.days) && (
        <p>
          {t('orders:terms.days', { count: terms.days })}
          {termsName && <Muted as="span"> · {termsName}</Muted>}
        </p>
      )}
      {checkout.paymentMethods.length > 0 && <PaymentChoice checkout={checkout} />}
      {shown.has('credit_exceeded') && (
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
      {shown.has('no_gateway') && (
        <div data-problem tabIndex={-1}>
          <Alert tone="warn" title={t('terms.noGateway.title')}>
            {t('terms.noGateway.text', contact)}
          </Alert>
        </div>
      )}
      {shown.has('payment_required') && (
        <div data-problem tabIndex={-1}>
          <Alert tone="warn" title={t('terms.cardLater.title')}>
            {t('terms.cardLater.text', contact)}
          </Alert>
        </div>
      )}
    </Section>
  );
}

import { useTranslation } from 'react-i18next';
import { useFormat } from '../../components/useFormat.ts';
import { Alert } from '../../design-system/Alert.tsx';
import { Heading } from '../../design-system/Heading.ts';
import { buysOnTerms } from '../../domain/checkout/payterm.ts';
import type { NotPlaceableReason } from '../../domain/checkout/placeable.ts';
import type { Customer } from '../../domain/session/customer.ts';
import { useCompany } from '../../state/usePortal.ts';
import { Muted, Section } from './checkoutStyles.ts';

type TermsSectionProps = { customer: Customer; shown: ReadonlySet<NotPlaceableReason> };

/** When it is paid for. Cards and banks come with a later part of the portal, and this says so. */
export function TermsSection({ customer, shown }: TermsSectionProps) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const company = useCompany();
  const { terms, creditLimit, openBalance } = customer;
  const contact = { company: company.name, phone: company.phone };
  return (
    <Section aria-labelledby="checkout-terms">
      <Heading as="h2" id="checkout-terms">
        {t('terms.title')}
      </Heading>
      {buysOnTerms(terms.days) && (
        <p>
          {t('terms.days', { count: terms.days })}
          {!terms.name.includes(String(terms.days)) && terms.name && <Muted as="span"> · {terms.name}</Muted>}
        </p>
      )}
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

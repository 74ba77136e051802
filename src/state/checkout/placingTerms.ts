import type { CheckoutSettings } from '../../api/checkout/loadCheckoutSettings.ts';
import { arePricesHidden } from '../../domain/catalogue/arePricesHidden.ts';
import type { PlacingTerms } from '../../domain/checkout/paymentDue.ts';
import { transactionKind } from '../../domain/checkout/transactionKind.ts';
import type { Customer } from '../../domain/session/customer.ts';
import type { CompanySettings } from '../../domain/tenant/company.ts';

export type PlacingCustomer = Pick<Customer, 'terms' | 'gateways' | 'forceShowPrice'>;

/** The terms on which a customer places; nothing is preauthorized while the payment settings are unknown. */
export const placingTerms = (
  settings: Pick<CompanySettings, 'enableInvoice' | 'hidePrices'>,
  customer: PlacingCustomer,
  paymentSettings: CheckoutSettings['paymentSettings'] = {},
): PlacingTerms => ({
  kind: transactionKind(settings.enableInvoice),
  paytermDays: customer.terms.days,
  arePricesHidden: arePricesHidden(settings, customer),
  preauthorization: paymentSettings.PAYMENTS_ENABLE_ORDER_PREAUTHORIZATION,
  gateways: customer.gateways.map(({ platform }) => platform),
});

import type { Customer } from '../access/customer.ts';
import { arePricesHidden } from '../catalogue/arePricesHidden.ts';
import type { CompanySettings } from '../tenant/company.ts';
import { transactionKind } from '../tenant/transactionKind.ts';
import type { PlacingTerms } from './paymentDue.ts';

export type PlacingCustomer = Pick<Customer, 'terms' | 'gateways' | 'forceShowPrice'>;

export const placingTerms = (
  settings: Pick<CompanySettings, 'enableInvoice' | 'hidePrices'>,
  customer: PlacingCustomer,
  paymentSettings: Readonly<Record<string, string>> = {},
): PlacingTerms => ({
  kind: transactionKind(settings.enableInvoice),
  paytermDays: customer.terms.days,
  arePricesHidden: arePricesHidden(settings, customer),
  preauthorization: paymentSettings.PAYMENTS_ENABLE_ORDER_PREAUTHORIZATION,
  gateways: customer.gateways.map(({ platform }) => platform),
});

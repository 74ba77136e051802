import { gatewaysOf } from '../../../host-demo/seeds/make/gateways.ts';
import type { CustomerSeed, TenantSeed } from '../../../host-demo/seeds/types.ts';
import { smallTenants } from '../backEnd/tenants.ts';

const CHARGES: Record<string, NonNullable<TenantSeed['companySettings']['payment_charge']>> = {
  demo: { credit_card: { is_charge: true, charge: '2.9', is_charge_percent: true } },
  andina: { bank_account: { is_charge: true, charge: '3500', is_charge_percent: false } },
  wolf: { credit_card: { is_charge: false, charge: '1', is_charge_percent: true } },
};

/** Orders of this client are charged at once; those of the client without terms are preauthorized. */
export const TERMS_CLIENT = 230;

/** A customer like the one without terms, who has them. */
const withTerms = (customers: readonly CustomerSeed[]): CustomerSeed[] => {
  const cash = customers.find(({ user }) => user.email.startsWith('cash@'));
  if (!cash) throw new Error('the company has no customer without terms');
  const user = { ...cash.user, id: 23, email: 'terms@demo.test', client_id: TERMS_CLIENT, payterm_days: 30 };
  return [{ ...cash, user }];
};

/** A customer without payment terms, beside the ones of the small companies. */
const withoutTerms = (customers: readonly CustomerSeed[], id: number, email: string): CustomerSeed[] => {
  const [template] = customers;
  if (!template) throw new Error('the company has no customer');
  const user = {
    ...template.user,
    id,
    email,
    client_id: id * 10,
    client_name: 'Client without terms',
    payterm_days: 0,
    credit_limit: null,
  };
  return [{ ...template, user, past: [], recommendation: null, documents: {} }];
};

/** The small companies with their accounts at the providers' emulator, and their charges. */
export const payingTenants: readonly TenantSeed[] = smallTenants.map((tenant) => {
  const { alias } = tenant.company;
  const charge = CHARGES[alias];
  return {
    ...tenant,
    gateways: gatewaysOf(alias),
    ...(alias === 'demo' && {
      paymentSettings: { ...tenant.paymentSettings, PAYMENTS_ENABLE_ORDER_PREAUTHORIZATION: 'TRUE' },
    }),
    companySettings: { ...tenant.companySettings, ...(charge && { payment_charge: charge }) },
    customers: [
      ...tenant.customers,
      ...(alias === 'demo' ? withTerms(tenant.customers) : []),
      ...(alias === 'andina' ? withoutTerms(tenant.customers, 21, 'contado@andina.test') : []),
    ],
  };
});

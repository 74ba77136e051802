import type { TenantSeed } from '../../../host-demo/seeds/types.ts';
import { smallTenants } from '../backEnd/tenants.ts';

export const COMPANY = 'demo';
/** Higher than the ids of the small companies' customers. */
const FIRST_ID = 500;

export const clientIdOf = (shopper: number): number => (FIRST_ID + shopper) * 10;
export const emailOf = (shopper: number): string => `shopper${shopper}@${COMPANY}.test`;

/** The demo company with additional customers, who have no credit limit. */
export const withShoppers = (count: number): TenantSeed[] =>
  smallTenants
    .filter(({ company }) => company.alias === COMPANY)
    .map((tenant) => {
      const [template] = tenant.customers;
      if (!template) throw new Error('the company has no customer');
      const shoppers = Array.from({ length: count }, (_, shopper) => ({
        ...template,
        user: {
          ...template.user,
          id: FIRST_ID + shopper,
          client_id: clientIdOf(shopper),
          client_code: `S-${shopper}`,
          email: emailOf(shopper),
          credit_limit: null,
        },
        past: [],
        recommendation: null,
        documents: {},
      }));
      return { ...tenant, customers: [...tenant.customers, ...shoppers] };
    });

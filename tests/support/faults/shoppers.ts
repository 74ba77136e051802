import type { TenantSeed } from '../../../host-demo/seeds/types.ts';
import { smallTenants } from '../backEnd/tenants.ts';

export const COMPANY = 'demo';
/** Beyond the ids that the small companies use. */
const FIRST_ID = 500;

export const clientIdOf = (shopper: number): number => (FIRST_ID + shopper) * 10;
export const emailOf = (shopper: number): string => `shopper${shopper}@${COMPANY}.test`;

/** The demo company with so many customers more, who may owe as much as they like. */
export const withShoppers = (count: number): TenantSeed[] =>
  smallTenants
    .filter(({ company }) => company.alias === COMPANY)
    .map((tenant) => {
      const [like] = tenant.customers;
      if (!like) throw new Error('the company has no customer');
      const shoppers = Array.from({ length: count }, (_, shopper) => ({
        ...like,
        user: {
          ...like.user,
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

import type { TenantSeed } from '../../../host-demo/seeds/types.ts';
import { payingTenants } from './payingTenants.ts';

const FIRST_ID = 700;

export const payerIdOf = (payer: number): number => (FIRST_ID + payer) * 10;
export const payerEmailOf = (payer: number, company: 'demo' | 'andina'): string =>
  `payer${payer}@${company}.test`;
export const invoiceNumberOf = (payer: number, invoice: number): string => `INV-P${payer}-${invoice}`;

/** Ten bags of rice with tax, as all invoices of the payers. */
export const INVOICE_TOTAL = 194.4;

const invoicesOf = (payer: number, count: number) =>
  Array.from({ length: count }, (_, invoice) => ({
    kind: 'invoice' as const,
    number: invoiceNumberOf(payer, invoice),
    daysAgo: 10,
    status: 'open' as const,
    openShare: 1,
    lines: [{ product_id: 102, quantity: 10, units: null }],
  }));

const isCompany = (alias: string): alias is 'demo' | 'andina' => alias === 'demo' || alias === 'andina';

/** Demo and andina with customers without credit limits; those of demo have open invoices of 194.40 each. */
export const withPayers = (count: number, invoices: number): TenantSeed[] =>
  payingTenants.flatMap((tenant) => {
    const { alias } = tenant.company;
    const [template] = tenant.customers;
    if (!isCompany(alias) || !template) return [];
    const payers = Array.from({ length: count }, (_, payer) => ({
      ...template,
      user: {
        ...template.user,
        id: FIRST_ID + payer,
        client_id: payerIdOf(payer),
        client_code: `P-${payer}`,
        email: payerEmailOf(payer, alias),
        credit_limit: null,
        payterm_days: payer % 2 === 0 ? 0 : 30,
      },
      pricing: { percent: 0, nets: [] },
      past: alias === 'demo' ? invoicesOf(payer, invoices) : [],
      recommendation: null,
      documents: {},
    }));
    return [{ ...tenant, customers: [...tenant.customers, ...payers] }];
  });

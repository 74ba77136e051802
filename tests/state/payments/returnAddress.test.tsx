import { beforeEach, describe, expect, it } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import type { Parent } from '../../../src/bridge/contract.ts';
import type { PaymentMethod } from '../../../src/domain/payments/paymentMethod.ts';
import type { PaymentSource, PaymentTarget } from '../../../src/state/payments/paymentsService.ts';
import { aCartLine } from '../../domain/builders.ts';
import { aParent } from '../../support/aParent.ts';
import { aCompany } from '../../support/builders.ts';
import { companySettings } from '../../support/cart.ts';
import { aCustomer } from '../../support/customer.ts';
import { aPaymentWire } from '../../support/payments/paymentWire.ts';
import { stillSold } from '../../support/stillSold.ts';
import { aWorkspace } from '../../support/workspace.ts';

const ORIGIN = 'http://localhost:3000';
const CART: PaymentTarget = { kind: 'cart', key: '7-1', method: null };
const INVOICE = { id: 'i-1', number: 'FV 20/7', net: '120.00', balance: '100.00', currency: 'USD' };
const INVOICES: PaymentTarget = { kind: 'invoices', parts: [{ invoice: INVOICE, amount: '60.50' }] };
const formOf = (gateway: string): PaymentTarget => ({
  kind: 'form',
  formId: 'sealed',
  apiKey: 'key',
  clientId: 7,
  gateways: [gateway],
  invoice: INVOICE,
  amount: '100.00',
});
const TOKEN: PaymentSource = {
  kind: 'token',
  descriptor: 'D',
  value: 'V',
  securityCode: null,
  deviceSessionId: '',
  saves: false,
};

type Paying = { gateway?: string; method?: PaymentMethod; enableInvoice?: string; parent?: Parent };

/** The address that the call which pays names, for a cart of three jars at 10 or for invoices. */
const addressOf = async (
  target: PaymentTarget,
  { gateway = 'openpay', method = 'card', enableInvoice, parent }: Paying = {},
) => {
  const customer = aCustomer({
    terms: { name: '', code: '', days: 0 },
    gateways: [{ platform: gateway, publicKey: '' }],
    isTaxable: false,
  });
  const company = aCompany();
  const { asked, workspace, cart } = aWorkspace(
    (call) => {
      if (call.path === '/company_settings') return companySettings([]);
      if (call.path === '/payment_settings') return { success: true, settings: {} };
      if (/^\/(openpay|payu)\//.test(call.path))
        return { success: true, payment: aPaymentWire({ status: 'paid', invoices: [] }) };
      const lines = cart.state.getState().entries.map(({ line }) => line);
      const sold = stillSold(call, lines, customer);
      if (sold) return sold;
      throw new CallError('not_found', { status: 404 });
    },
    {
      company: { ...company, settings: { ...company.settings, enableInvoice: enableInvoice ?? null } },
      customer,
      parent: parent ?? null,
    },
  );
  cart.setEntries([{ key: '1', position: 0, line: aCartLine({ productId: 1, quantity: '3' }) }]);
  cart.setDetails({ paymentMethod: method, orderNumber: 'WEB-1234567', orderNumberMadeAt: Date.now() });
  const source: PaymentSource = method === 'bank' ? { kind: 'bank_page' } : TOKEN;
  await workspace.payments.pay(target, { method, charge: null }, source);
  const [sent] = asked.filter(({ path }) => /^\/(openpay|payu)\//.test(path));
  return (sent?.body as { redirect_url?: string } | undefined)?.redirect_url;
};

beforeEach(() => sessionStorage.clear());

// The current location, the number, an amount query parameter, and an embedded flag (rules: Return from a bank).
describe('the payment return link', () => {
  it.each([
    ['an order', CART, {}, '/checkout/WEB-1234567?amount=30'],
    ['an order paid at a bank', CART, { method: 'bank' }, '/checkout/WEB-1234567?amount=30'],
    ['an order paid by PayU', CART, { gateway: 'payu' }, '/checkout/WEB-1234567?amount=30'],
    ['an invoice made at the checkout', CART, { enableInvoice: '1' }, '/checkout/INV-1234567?amount=30'],
    ['an invoice of the history', INVOICES, {}, '/account/FV%2020%2F7?amount=60.5'],
    ['a public form', formOf('openpay'), {}, '/payment-form/sealed/FV%2020%2F7?amount=100'],
  ] satisfies [string, PaymentTarget, Paying, string][])('of %s', async (_, target, paying, path) => {
    expect(await addressOf(target, paying)).toBe(ORIGIN + path);
  });

  it.each([
    ['an order', CART, '/checkout/WEB-1234567?amount=30&embedded=1'],
    ['an invoice', INVOICES, '/account/FV%2020%2F7?amount=60.5&embedded=1'],
  ])('of %s says when the portal is embedded', async (_, target, path) => {
    expect(await addressOf(target, { parent: aParent().parent })).toBe(ORIGIN + path);
  });

  it('is the parent’s own address when the parent’s page goes to the bank', async () => {
    const returnUrl = 'https://crm.example.com/orders?invoice=5';
    const leave = async () => ({ ok: true, value: null }) as const;
    const parent = { ...aParent().parent, payments: { returnUrl, leave } };
    expect(await addressOf(CART, { parent })).toBe(returnUrl);
  });
});

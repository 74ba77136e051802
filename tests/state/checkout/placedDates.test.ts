import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CompanySettings } from '../../../src/domain/tenant/company.ts';
import { placeOrder } from '../../../src/state/checkout/placeOrder.ts';
import { aCartLine } from '../../domain/builders.ts';
import { aCompany } from '../../support/builders.ts';
import { aCustomer } from '../../support/customer.ts';
import { stillSold } from '../../support/stillSold.ts';
import { type Asked, aWorkspace } from '../../support/workspace.ts';

const WEDNESDAY = new Date(2026, 10, 18, 12);
const FRIDAY = new Date(2026, 10, 20, 9);

beforeEach(() => {
  vi.useFakeTimers({ now: WEDNESDAY, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const PLACING = '/rest/visitSync';
const stores = ({ path }: Asked) =>
  path === PLACING
    ? {
        success: true,
        transaction: { id: 'id-1', kind: 'order', transaction_number: 'WEB-1', netvalue: 10 },
        differences: [],
        repeated: false,
      }
    : undefined;

/** A cart that is begun now. */
const aCart = (settings: Partial<CompanySettings>, customer = aCustomer()) => {
  const line = aCartLine();
  const made = aWorkspace((call) => stores(call) ?? stillSold(call, [line], customer), {
    company: aCompany({ settings }),
    customer,
  });
  made.cart.setEntries([{ key: '1', position: 0, line }]);
  return {
    /** The visit as it was sent. */
    place: async () => {
      expect(await placeOrder(made.workspace, null)).toMatchObject({ ok: true });
      return made.asked.find(({ path }) => path === PLACING)?.body;
    },
  };
};

describe('the ship date of what is sent', () => {
  it.each<[string, Partial<CompanySettings>, string]>([
    ['the next day', {}, '2026-11-19'],
    ['as many days later as the company adds', { addDays: '2' }, '2026-11-21'],
    ['Monday instead of the Saturday it would be', { addDays: '2', skipWeekend: true }, '2026-11-23'],
    ['Monday instead of the Sunday it would be', { addDays: '3', skipWeekend: true }, '2026-11-23'],
    ['a day of the week as it is', { addDays: '1', skipWeekend: true }, '2026-11-20'],
  ])('is, of a Wednesday, %s', async (_, settings, ship_date) => {
    expect(await aCart(settings).place()).toMatchObject({ visit: { order: [{ ship_date }] } });
  });

  it.each([
    ['order', null],
    ['invoice', '1'],
    ['estimate', '2'],
  ])('stands on an %s', async (kind, enableInvoice) => {
    const { place } = aCart({ enableInvoice, addDays: '2', skipWeekend: true });
    expect(await place()).toMatchObject({ visit: { [kind]: [{ ship_date: '2026-11-23' }] } });
  });
});

describe('an invoice', () => {
  const invoicing = { enableInvoice: '1', addDays: '2', skipWeekend: true };

  it.each([
    ['30 days from today, on 30 days’ terms', 30, '2026-12-18'],
    ['45 days from today, on 45 days’ terms', 45, '2027-01-02'],
  ])('is due %s, whenever it ships', async (_, days, invoice_due_date) => {
    const customer = aCustomer({ terms: { name: 'Terms', code: 'T', days } });
    expect(await aCart(invoicing, customer).place()).toMatchObject({
      visit: { invoice: [{ invoice_date: '2026-11-18', invoice_due_date }] },
    });
  });
});

describe('a cart that was begun two days before it is sent', () => {
  it('goes with the dates of the day on which it is sent', async () => {
    const { place } = aCart({ enableInvoice: '1', addDays: '1', skipWeekend: true });
    vi.setSystemTime(FRIDAY);
    expect(await place()).toMatchObject({
      visit: {
        invoice: [{ invoice_date: '2026-11-20', ship_date: '2026-11-23', invoice_due_date: '2026-12-20' }],
      },
    });
  });
});

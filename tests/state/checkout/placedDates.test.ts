import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CompanySettings } from '../../../src/domain/tenant/company.ts';
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
const PLACE_ORDER_PATH = '/rest/visitSync';
const respondToPlacing = ({ path }: Asked) =>
  path === PLACE_ORDER_PATH
    ? {
        success: true,
        transaction: { id: 'id-1', kind: 'order', transaction_number: 'WEB-1', netvalue: 10 },
        differences: [],
        repeated: false,
      }
    : undefined;

const openTestCart = (settings: Partial<CompanySettings>, customer = aCustomer()) => {
  const line = aCartLine();
  const opened = aWorkspace((call) => respondToPlacing(call) ?? stillSold(call, [line], customer), {
    company: aCompany({ settings }),
    customer,
  });
  opened.cart.setEntries([{ key: '1', position: 0, line }]);
  return {
    place: async () => {
      expect(await opened.workspace.orders.submit(null)).toMatchObject({ status: 'placed' });
      return opened.asked.find(({ path }) => path === PLACE_ORDER_PATH)?.body;
    },
  };
};

describe('the ship date of a sent order', () => {
  it.each<[string, Partial<CompanySettings>, string]>([
    ['the next day', {}, '2026-11-19'],
    ['as many days later as the company adds', { addDays: '2' }, '2026-11-21'],
    ['Monday instead of the Saturday it would be', { addDays: '2', skipWeekend: true }, '2026-11-23'],
    ['Monday instead of the Sunday it would be', { addDays: '3', skipWeekend: true }, '2026-11-23'],
    ['a day of the week as it is', { addDays: '1', skipWeekend: true }, '2026-11-20'],
  ])('on a Wednesday, with %s', async (_, settings, ship_date) => {
    expect(await openTestCart(settings).place()).toMatchObject({ visit: { order: [{ ship_date }] } });
  });

  it.each([
    ['order', null],
    ['invoice', '1'],
    ['estimate', '2'],
  ])('is set on an %s', async (kind, enableInvoice) => {
    const { place } = openTestCart({ enableInvoice, addDays: '2', skipWeekend: true });
    expect(await place()).toMatchObject({ visit: { [kind]: [{ ship_date: '2026-11-23' }] } });
  });
});

describe('an invoice', () => {
  const invoicing = { enableInvoice: '1', addDays: '2', skipWeekend: true };

  it.each([
    ['30 days from today, on 30 days’ terms', 30, '2026-12-18'],
    ['45 days from today, on 45 days’ terms', 45, '2027-01-02'],
  ])('is due %s, independent of its ship date', async (_, days, invoice_due_date) => {
    const customer = aCustomer({ terms: { name: 'Terms', code: 'T', days } });
    expect(await openTestCart(invoicing, customer).place()).toMatchObject({
      visit: { invoice: [{ invoice_date: '2026-11-18', invoice_due_date }] },
    });
  });
});

describe('a cart that was started two days before it is sent', () => {
  it('has the dates of the day of sending', async () => {
    const { place } = openTestCart({ enableInvoice: '1', addDays: '1', skipWeekend: true });
    vi.setSystemTime(FRIDAY);
    expect(await place()).toMatchObject({
      visit: {
        invoice: [{ invoice_date: '2026-11-20', ship_date: '2026-11-23', invoice_due_date: '2026-12-20' }],
      },
    });
  });
});

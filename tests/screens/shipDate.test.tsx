import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CompanySettings } from '../../src/domain/tenant/company.ts';
import { CartScreen } from '../../src/screens/cart/CartScreen.tsx';
import { aCartLine } from '../domain/builders.ts';
import { aCompany } from '../support/builders.ts';
import { fillCart } from '../support/cart.ts';
import { renderPortal } from '../support/renderPortal.tsx';
import { open } from './checkout/openCheckout.tsx';

const WEDNESDAY = new Date(2026, 10, 18, 12);

beforeEach(() => {
  vi.useFakeTimers({ now: WEDNESDAY, toFake: ['Date'] });
});
describe('on a Wednesday', () => {
  it.each<[string, Partial<CompanySettings>, string]>([
    ['the next day', {}, 'Thu, Nov 19'],
    ['as many days later as the company adds', { addDays: '2' }, 'Sat, Nov 21'],
    ['Monday instead of a Saturday', { addDays: '2', skipWeekend: true }, 'Mon, Nov 23'],
  ])('cart and checkout show the ship date: %s', async (_, settings, date) => {
    const company = aCompany({ settings });
    const { unmount } = await open({ company });
    expect(screen.getByRole('region', { name: 'Shipping' })).toHaveTextContent(`Ships on ${date}`);
    expect(screen.getByText('Ships on', { selector: 'dt' }).nextElementSibling).toHaveTextContent(date);
    unmount();
    const { workspace } = await renderPortal(<CartScreen />, { company, at: '/cart', route: '/cart' });
    fillCart(workspace, [aCartLine()]);
    expect((await screen.findAllByText(`Ships ${date} · Net 30`)).length).toBeGreaterThan(0);
  });
});

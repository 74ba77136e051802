import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfirmationScreen } from '../../../src/screens/checkout/ConfirmationScreen.tsx';
import { readPlacedNotice } from '../../../src/screens/checkout/placedNotice.ts';
import { aTransactionWire } from '../../support/cart.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

const open = (transaction: Record<string, unknown> = {}) =>
  renderPortal(<ConfirmationScreen />, {
    at: '/confirmation/id-1',
    route: '/confirmation/:id',
    answers: { '/transactions/id-1': { success: true, transaction: aTransactionWire(transaction) } },
  });

describe('the confirmation', () => {
  it('says the number, what happens next, and what was ordered', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Order placed' })).toHaveFocus();
    expect(screen.getByText(/Number WEB-1 · Bluebird Foods has your order .+ Thu, Nov 19/)).toBeVisible();
    expect(screen.getByText('$27.00').closest('li')).toHaveTextContent('3 × Jar · OLV-1');
    expect(screen.getByText('$27.00')).toBeVisible();
    expect(screen.getByText('$46.89')).toBeVisible();
    expect(screen.queryByText('It waits for approval')).toBeNull();
    expect(screen.getByRole('link', { name: 'Your history' })).toHaveAttribute('href', '/account');
  });

  it('names for whom, where to, its purchase order, and offers its PDF and to order it again', async () => {
    await open({ sub_customer_name: 'Airport Hotel', f1: 'PO-77', encrypted_id: 'sealed', kind: 'estimate' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Estimate made' })).toHaveFocus();
    expect(screen.getByText('For Airport Hotel')).toBeVisible();
    expect(screen.getByText('12 Main Street')).toBeVisible();
    expect(screen.getByText('Your purchase order PO-77')).toBeVisible();
    const pdf = screen.getByRole('link', { name: 'PDF of WEB-1, opens in a new tab' });
    expect(pdf).toHaveAttribute('href', 'http://service.test/documents/estimate/sealed.pdf?lang=en');
    expect(pdf).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'Request again' })).toHaveAttribute(
      'href',
      '/account?document=id-1&again=1',
    );
  });

  it('says that it waits for approval', async () => {
    await open({ approval_status: 0 });
    expect(await screen.findByText('It waits for approval')).toBeVisible();
    expect(screen.getByText('Number WEB-1')).toBeVisible();
    expect(screen.queryByText(/plans to ship/)).toBeNull();
  });

  it('says so when there is no such order', async () => {
    await renderPortal(<ConfirmationScreen />, { at: '/confirmation/x', route: '/confirmation/:id' });
    expect(await screen.findByText('There is no such document')).toBeVisible();
  });
});

describe('the notice that comes with it', () => {
  it.each([
    { state: null, notice: { corrected: false, kept: 0 } },
    { state: 'odd', notice: { corrected: false, kept: 0 } },
    { state: { corrected: true, kept: 2 }, notice: { corrected: true, kept: 2 } },
    { state: { corrected: 'yes', kept: '2' }, notice: { corrected: false, kept: 0 } },
  ])('is read from $state', ({ state, notice }) => {
    expect(readPlacedNotice(state)).toEqual(notice);
  });
});

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
    expect(screen.getByText('3 × Jar · OLV-1')).toBeVisible();
    expect(screen.getByText('$27.00')).toBeVisible();
    expect(screen.getByText('$46.89')).toBeVisible();
    expect(screen.queryByText('It waits for approval')).toBeNull();
    expect(screen.getByRole('link', { name: 'Your history' })).toHaveAttribute('href', '/account');
  });

  it('says that it waits for approval', async () => {
    await open({ approval_status: 0 });
    expect(await screen.findByText('It waits for approval')).toBeVisible();
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

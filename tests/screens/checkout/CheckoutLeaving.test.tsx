import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { aCustomer } from '../../support/customer.ts';
import { warnsBeforeLeaving } from '../../support/warnsBeforeLeaving.ts';
import { open, placed, withGround } from './openCheckout.tsx';

const holdPlacing = () => {
  const response = { resolve: (_: unknown) => {}, reject: (_: CallError) => {} };
  const placing = () =>
    new Promise((resolve, reject) => {
      Object.assign(response, { resolve, reject });
    });
  return { response, placing };
};

describe('leaving the page while an order is being placed', () => {
  it('shows a prompt until it is placed', async () => {
    const { response, placing } = holdPlacing();
    const { user, button, address } = await withGround({ placing });
    expect(warnsBeforeLeaving()).toBe(false);
    await user.click(button);
    await screen.findByText('Sending to Bluebird Foods…');
    expect(warnsBeforeLeaving()).toBe(true);
    response.resolve(placed);
    await waitFor(() => expect(address()).toBe('/confirmation/id-1'));
    expect(warnsBeforeLeaving()).toBe(false);
  });

  it('shows no prompt once it is refused', async () => {
    const { response, placing } = holdPlacing();
    const { user, button } = await withGround({ placing });
    await user.click(button);
    await screen.findByText('Sending to Bluebird Foods…');
    expect(warnsBeforeLeaving()).toBe(true);
    response.reject(new CallError('refused', { code: 'credit_exceeded', status: 422 }));
    await screen.findByText('Your order wasn’t placed');
    await waitFor(() => expect(warnsBeforeLeaving()).toBe(false));
  });

  it('shows a prompt while prices are verified', async () => {
    const { user, button } = await withGround({ more: { '/pricing': () => new Promise(() => undefined) } });
    await user.click(button);
    await screen.findByText('Checking prices and stock…');
    expect(warnsBeforeLeaving()).toBe(true);
  });

  it('shows no prompt if nothing was sent', async () => {
    const address = { ...aCustomer().address, state: '' };
    const { user, button } = await open({ customer: aCustomer({ address, addresses: [] }) });
    await user.click(button);
    expect(screen.getByText('Your order wasn’t placed')).toBeVisible();
    expect(warnsBeforeLeaving()).toBe(false);
  });
});

import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { asksToStay } from '../../support/asksToStay.ts';
import { open, placed, withGround } from './openCheckout.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

/** A back office that answers a placing when it is told to. */
const aSlowPlacing = () => {
  const answer = { arrives: (_: unknown) => {}, isRefused: (_: CallError) => {} };
  const placing = () =>
    new Promise((arrives, isRefused) => {
      Object.assign(answer, { arrives, isRefused });
    });
  return { answer, placing };
};

describe('whoever leaves the page while an order is being placed', () => {
  it('is asked first, and no longer once it is placed', async () => {
    const { answer, placing } = aSlowPlacing();
    const { user, button, address } = await withGround({ placing });
    expect(asksToStay()).toBe(false);
    await user.click(button);
    await screen.findByText('Sending to Bluebird Foods…');
    expect(asksToStay()).toBe(true);
    answer.arrives(placed);
    await waitFor(() => expect(address()).toBe('/confirmation/id-1'));
    expect(asksToStay()).toBe(false);
  });

  it('is asked no longer once it is refused', async () => {
    const { answer, placing } = aSlowPlacing();
    const { user, button } = await withGround({ placing });
    await user.click(button);
    await screen.findByText('Sending to Bluebird Foods…');
    expect(asksToStay()).toBe(true);
    answer.isRefused(new CallError('refused', { code: 'credit_exceeded', status: 422 }));
    await screen.findByText('Your order wasn’t placed');
    expect(asksToStay()).toBe(false);
  });

  it('is asked while prices are checked too', async () => {
    const { user, button } = await withGround({ more: { '/pricing': () => new Promise(() => undefined) } });
    await user.click(button);
    await screen.findByText('Checking prices and stock…');
    expect(asksToStay()).toBe(true);
  });

  it('is not asked where nothing was sent', async () => {
    const { user, button } = await open();
    await user.click(button);
    expect(screen.getByText('Select a shipping method')).toBeVisible();
    expect(asksToStay()).toBe(false);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCartLine } from '../../domain/builders.ts';
import { aCustomer } from '../../support/customer.ts';
import { withGround } from './openCheckout.tsx';

const MISSING_STATE_OR_CITY = 'Please enter a shipping address with a state/city';

describe('an incomplete known address', () => {
  const miami = aCustomer().address;

  it.each([
    ['a state', { state: '' }],
    ['a city', { city: '' }],
    ['both', { city: '', state: '' }],
  ])('without %s shows an error beside the addresses, and nothing is sent', async (_, missingFields) => {
    const address = { ...miami, ...missingFields };
    const { user, button, placings } = await withGround({
      customer: aCustomer({ address, addresses: [address] }),
    });
    const addresses = screen.getByRole('group', { name: 'Select an address' });
    expect(addresses).toHaveAccessibleDescription('');
    await user.click(button);
    expect(within(addresses).getByText(MISSING_STATE_OR_CITY)).toBeVisible();
    expect(addresses).toHaveAccessibleDescription(MISSING_STATE_OR_CITY);
    expect(addresses).toBeInvalid();
    expect(screen.getByText('One issue needs your attention')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('radio', { name: /12 Main Street/ })).toHaveFocus());
    expect(placings()).toEqual([]);
  });

  it('is no blocker once another is chosen', async () => {
    const address = { ...miami, state: '' };
    const {
      user,
      button,
      placings,
      address: place,
    } = await withGround({
      customer: aCustomer({ address, addresses: [{ ...miami, lines: ['7 Bay Road'] }] }),
    });
    await user.click(button);
    expect(screen.getAllByText(MISSING_STATE_OR_CITY)[0]).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /7 Bay Road/ }));
    expect(screen.queryByText(MISSING_STATE_OR_CITY)).toBeNull();
    await user.click(button);
    await waitFor(() => expect(place()).toBe('/confirmation/id-1'));
    expect(placings()[0]?.body).toMatchObject({
      visit: { order: [{ client_shipaddress1: '7 Bay Road', ship_address_state: 'FL' }] },
    });
  });
});

describe('a product without a selected unit', () => {
  const CASE = { code: 'CS12', name: 'Case of 12', factor: '12' };

  it('shows an error with a link when placing is tried, and nothing is sent', async () => {
    const { user, button, placings, address } = await withGround({
      lines: [aCartLine({ units: [CASE], unit: null })],
    });
    expect(screen.queryByText('Please select a unit of measure')).toBeNull();
    await user.click(button);
    const review = within(screen.getByRole('region', { name: 'Your order' }));
    expect(review.getAllByText('Please select a unit of measure')[0]).toBeVisible();
    expect(screen.getByText('One issue needs your attention')).toBeVisible();
    expect(placings()).toEqual([]);
    await user.click(review.getByRole('link', { name: 'Go to cart' }));
    expect(address()).toBe('/cart');
  });

  it('shows no error if a unit is selected', async () => {
    const { user, button, placings, address } = await withGround({
      lines: [aCartLine({ units: [CASE], unit: CASE })],
    });
    await user.click(button);
    await waitFor(() => expect(address()).toBe('/confirmation/id-1'));
    expect(placings()).toHaveLength(1);
  });
});

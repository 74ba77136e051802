import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCartLine } from '../../domain/builders.ts';
import { companySettings, fillCart } from '../../support/cart.ts';
import { aCustomer } from '../../support/customer.ts';
import { edit, open } from './openCheckout.tsx';

const section = (name: string) => screen.getByRole('region', { name });
const onTerms = aCustomer({
  address: { ...aCustomer().address, state: 'NJ' },
  addresses: [],
  isTaxable: false,
  terms: { name: '', code: '', days: 30 },
  creditLimit: '1000',
  openBalance: '0',
});

describe('the sections of the checkout', () => {
  it('say what is chosen in a line each, and what is missing is open', async () => {
    await open({ customer: onTerms });
    expect(section('Ship to')).toHaveTextContent('Corner Deli · 12 Main Street, Miami, NJ 33101');
    expect(section('Payment')).toHaveTextContent(/Net 30 · due .* · \$970\.00 credit left afterward/);
    expect(section('Reference')).toHaveTextContent('Your reference and notes (optional)');
    expect(section('Shipping')).toHaveTextContent(/^ShippingSelect a shipping method/);
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Done Shipping' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit Ship to', expanded: false })).toBeVisible();
  });

  it('say nothing of shipping where the company has no methods', async () => {
    await open({ customer: onTerms, more: { '/company_settings': companySettings([]) } });
    expect(screen.queryByRole('region', { name: 'Shipping' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Place order · $30.00' })).toBeVisible();
  });

  it('stay open once they are complete, until they are closed or another is edited', async () => {
    const { user } = await open({ customer: onTerms });
    await user.click(screen.getByRole('radio', { name: /Ground shipping/ }));
    expect(section('Shipping')).toHaveTextContent(/Ground shipping · \$18\.00 · Ships on/);
    expect(screen.getByRole('radio', { name: /Ground shipping/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Done Shipping' }));
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit Shipping' })).toHaveFocus();

    await edit(user, 'Ship to');
    expect(screen.getByRole('radio', { name: /12 Main Street/ })).toBeChecked();
    await edit(user, 'Reference');
    expect(screen.queryByRole('radio')).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'PO number' }), '2254');
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'Back door');
    await user.click(screen.getByRole('button', { name: 'Done Reference' }));
    expect(section('Reference')).toHaveTextContent('PO 2254 · Back door');
  });

  it('keep a typed address in the account as the one that orders go to', async () => {
    const saved = {
      success: true,
      addresses: [
        {
          id: 'a',
          ship_address: '1 Pier',
          ship_city: 'Newark',
          ship_state: 'NJ',
          ship_country: 'US',
          is_own: true,
          is_default: true,
        },
      ],
    };
    const { user, http } = await open({
      customer: onTerms,
      more: { '/users/addresses/save': saved, '/users/addresses/default': saved },
    });
    await edit(user, 'Ship to');
    await user.click(screen.getByRole('radio', { name: 'Use a different address' }));
    const save = await screen.findByRole('button', { name: 'Save this address and always use it' });
    expect(save).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'Street and number' }), '1 Pier');
    await user.type(screen.getByRole('textbox', { name: 'City' }), 'Newark');
    await user.type(screen.getByRole('combobox', { name: 'State' }), 'NJ');
    await user.click(save);
    expect(await screen.findByText('Address saved. We’ll ship here from now on.')).toBeVisible();
    const [first, second] = http.sent.filter(({ path }) => path.startsWith('/users/addresses/'));
    expect(first?.body).toMatchObject({ ship_address: '1 Pier', ship_city: 'Newark', ship_state: 'NJ' });
    expect(second?.path).toBe('/users/addresses/default');
    expect(screen.getByRole('radio', { name: /1 Pier/ })).toBeChecked();
  });
});

describe('the summary', () => {
  it('has shipping from the lowest cost, and what is left to free shipping once it is chosen', async () => {
    const { user } = await open({
      customer: onTerms,
      more: {
        '/company_settings': companySettings([
          { code: 'G', name: 'Ground shipping', fixed: 18, free_minimum: 50 },
          { code: 'B', name: 'Boat', fixed: 9 },
        ]),
      },
    });
    const summary = section('Your order');
    expect(summary).toHaveTextContent('Shippingfrom $9.00');
    expect(screen.getAllByText('Total before shipping')).toHaveLength(2);
    expect(within(summary).getByRole('button', { name: 'Place order' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /Ground shipping/ }));
    expect(summary).toHaveTextContent('Ground shipping$18.00');
    expect(summary).toHaveTextContent('$20.00 more for free shipping');
    expect(within(summary).getByRole('button', { name: 'Place order · $48.00' })).toBeVisible();
    expect(summary).toHaveTextContent('Pay by');
    expect(screen.queryByText('Total before shipping')).toBeNull();
    // 3 × $10.00 and $18.00, in the summary and in the bar of narrow screens.
    expect(screen.getAllByText('Total').map(({ parentElement }) => parentElement?.textContent)).toEqual([
      'Total$48.00',
      'Total$48.00Place order',
    ]);
  });

  it('names no cost where shipping may be free', async () => {
    await open({
      customer: onTerms,
      more: {
        '/company_settings': companySettings([
          { code: 'G', name: 'Ground shipping', fixed: 18, free_minimum: 20 },
          { code: 'B', name: 'Boat', fixed: 9 },
        ]),
      },
    });
    expect(section('Your order')).toHaveTextContent(/Shipping—Total before shipping/);
  });
});

describe('the next order', () => {
  it('starts with the address, shipping and payment of the last one', async () => {
    const dock = { ...onTerms.address, lines: ['7 Bay Road'] };
    const { user, button, address, workspace } = await open({
      customer: { ...onTerms, addresses: [onTerms.address, dock] },
    });
    await user.click(screen.getByRole('radio', { name: /Express/ }));
    await edit(user, 'Ship to');
    await user.click(screen.getByRole('radio', { name: /7 Bay Road/ }));
    await user.click(button);
    await waitFor(() => expect(address()).toBe('/confirmation/id-1'));
    fillCart(workspace, [aCartLine({ quantity: '2' })]);
    expect(workspace.cart?.state.getState().details).toMatchObject({
      address: { lines: ['7 Bay Road'] },
      lastShippingMethodCode: 'X',
    });
  });
});

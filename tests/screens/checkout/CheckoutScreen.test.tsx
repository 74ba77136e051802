import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { LineError } from '../../../src/api/lineError.ts';
import type { CardAnswer } from '../../../src/state/payments/paymentsService.ts';
import { aCartLine } from '../../domain/builders.ts';
import { aCompany, aProductWire } from '../../support/builders.ts';
import { aTransactionWire, cartContents, companySettings, fillCart } from '../../support/cart.ts';
import { aCustomer } from '../../support/customer.ts';
import { edit, methods, open, placed, withGround } from './openCheckout.tsx';

beforeEach(() => {
  sessionStorage.clear();
});

/** What pays, while its code is loaded. */
const NotLoaded = () => null;

describe('the checkout', () => {
  it('places the order and leads to its confirmation', async () => {
    const { user, button, address, placings, workspace } = await withGround();
    await edit(user, 'Reference');
    await user.type(screen.getByRole('textbox', { name: 'PO number' }), 'PO-7');
    await user.click(button);
    await waitFor(() => expect(address()).toBe('/confirmation/id-1'));
    expect(placings()).toHaveLength(1);
    expect(placings()[0]?.body).toMatchObject({
      visit: {
        order: [{ f1: 'PO-7', shipping_method_code: 'G', ship_address_city: 'Miami', shipping_cost: 18 }],
      },
    });
    expect(cartContents(workspace)).toEqual([]);
  });

  it.each([
    ['product_unavailable', 'No longer available. Remove it from your cart.'],
    ['unit_required', 'Select a unit of measure in your cart.'],
    ['invalid_quantity', 'This quantity can’t be ordered. Change it in your cart.'],
    ['invalid_size', 'This size can’t be read. Enter it in your cart as dimensions such as 2x3.'],
  ])('shows %s beside the refused line, and keeps everything', async (code, sentence) => {
    const lines = [
      aCartLine({ productId: 1, name: 'Olive oil', quantity: '3' }),
      aCartLine({ productId: 2, name: 'Vinegar', quantity: '2' }),
    ];
    const refuse = () => {
      throw new LineError(2, { code, status: 422 });
    };
    const { user, button, workspace } = await withGround({ lines, placing: refuse });
    await edit(user, 'Reference');
    await user.type(screen.getByRole('textbox', { name: 'PO number' }), 'PO-7');
    await user.click(button);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(`Vinegar: ${sentence} Your cart hasn’t changed.`);
    expect(within(alert).getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart');
    const review = within(screen.getByRole('list', { name: 'Your order' }));
    const [oil, vinegar] = review.getAllByRole('listitem');
    expect(vinegar).toHaveTextContent(sentence);
    expect(oil).not.toHaveTextContent(sentence);
    expect(screen.getByRole('textbox', { name: 'PO number' })).toHaveValue('PO-7');
    expect(screen.getByRole('region', { name: 'Shipping' })).toHaveTextContent('Ground shipping');
    expect(cartContents(workspace)).toHaveLength(2);
  });

  it('sends one order for two presses', async () => {
    const answer = Promise.withResolvers<unknown>();
    const { user, button, placings, address } = await withGround({ placing: () => answer.promise });
    await user.click(button);
    await user.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    answer.resolve(placed);
    await waitFor(() => expect(address()).toBe('/confirmation/id-1'));
    expect(placings()).toHaveLength(1);
  });

  it('shows all errors beside their fields, and focuses the first', async () => {
    const group = aCustomer({
      address: { ...aCustomer().address, state: 'NJ' },
      subCustomers: [{ id: 5, code: '1301', name: 'Pier Bistro', branchName: 'Hoboken', address: null }],
    });
    const { user, button, placings } = await open({ customer: group });
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
    await edit(user, 'Ship to');
    await user.click(screen.getByRole('radio', { name: 'Use a different address' }));
    await user.click(button);

    expect(screen.getByRole('group', { name: 'Customer of Corner Deli' })).toHaveAccessibleDescription(
      'Select a customer',
    );
    expect(screen.getByRole('group', { name: 'Select a shipping method' })).toHaveAccessibleDescription(
      'Select a shipping method',
    );
    expect(await screen.findByRole('textbox', { name: 'City', description: 'Enter the city' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveAccessibleDescription('Enter the state');
    // Customer, shipping method, and three fields of the address.
    expect(screen.getByText('5 issues need your attention')).toBeVisible();
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(5);
    await waitFor(() => expect(screen.getByRole('radio', { name: /Pier Bistro/ })).toHaveFocus());
    expect(placings()).toEqual([]);
  });

  it('requires the street of a typed address, and sends nothing without it', async () => {
    const { user, button, placings } = await withGround();
    await edit(user, 'Ship to');
    await user.click(screen.getByRole('radio', { name: 'Use a different address' }));
    await user.type(screen.getByRole('textbox', { name: 'City' }), 'Newark');
    await user.type(screen.getByRole('combobox', { name: 'State' }), 'NJ');
    await user.click(button);
    expect(await screen.findByRole('textbox', { description: 'Enter the street and number' })).toBeVisible();
    expect(screen.getByText('One issue needs your attention')).toBeVisible();
    expect(placings()).toEqual([]);
  });

  it('stores a typed address and notes in the cart with every keystroke', async () => {
    const { user, workspace } = await open();
    await edit(user, 'Ship to');
    await user.click(screen.getByRole('radio', { name: 'Use a different address' }));
    await user.type(screen.getByRole('textbox', { name: 'Street and number' }), '1 Pier');
    await user.type(screen.getByRole('textbox', { name: 'City' }), 'Newark');
    await edit(user, 'Reference');
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'Ring twice');
    expect(workspace.cart?.state.getState().details).toMatchObject({
      address: { lines: ['1 Pier'], city: 'Newark' },
      notes: 'Ring twice',
    });
    await user.click(screen.getByRole('radio', { name: /12 Main Street/ }));
    expect(workspace.cart?.state.getState().details.address).toBeNull();
  });

  describe('the delivery methods', () => {
    const methodNames = () =>
      within(screen.getByRole('group', { name: 'Select a shipping method' }))
        .getAllByRole('radio')
        .map((radio) => [
          radio.closest('label')?.textContent?.split('Available')[0],
          radio.matches(':checked'),
        ]);
    const onlyNorth = companySettings([
      { code: 'X', name: 'Express', fixed: 35, zones: ['NJ'] },
      { code: 'B', name: 'Boat', fixed: 9, zones: ['NY'] },
    ]);

    it('are those that serve the address; the only one is no question, and sent', async () => {
      const { user, button, placings } = await open();
      expect(screen.queryByRole('group', { name: 'Select a shipping method' })).toBeNull();
      expect(screen.getByRole('region', { name: 'Shipping' })).toHaveTextContent('Ground shipping · $18.00');
      await user.click(button);
      await waitFor(() => expect(placings()).toHaveLength(1));
      expect(placings()[0]?.body).toMatchObject({
        visit: { order: [{ shipping_method_code: 'G', shipping_cost: 18 }] },
      });
    });

    it.each([
      ['40', 'Ground shippingFree from $40.00 · $10.00 to go$18.00'],
      ['30', 'Ground shippingFree from $30.00Free'],
    ])('say from when they are free: the company’s from %s, or their own', async (minimum, ground) => {
      await open({
        company: aCompany({ settings: { freeShippingMinimum: minimum } }),
        more: {
          '/company_settings': companySettings([
            { code: 'G', name: 'Ground shipping', fixed: 18 },
            { code: 'X', name: 'Express', fixed: 35, free_minimum: 0 },
            { code: 'B', name: 'Boat', fixed: 9, free_minimum: 900, zones: ['FL'] },
          ]),
        },
      });
      const radios = within(screen.getByRole('group', { name: 'Select a shipping method' })).getAllByRole(
        'radio',
      );
      expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
        ground,
        'Express$35.00',
        'BoatAvailable only in FL · Free from $900.00 · $870.00 to go$9.00',
      ]);
    });

    it('says at once that no method serves the address, and sends nothing', async () => {
      const { user, button, placings } = await open({ more: { '/company_settings': onlyNorth } });
      const addresses = screen.getByRole('group', { name: 'Select an address' });
      expect(addresses).toHaveAccessibleDescription(/^We don’t ship to your location\./);
      expect(screen.queryByRole('group', { name: 'Select a shipping method' })).toBeNull();
      await user.click(button);
      expect(placings()).toEqual([]);
    });

    it('drops the chosen one, with a message, when the address is changed to one that it doesn’t serve', async () => {
      const jersey = { ...aCustomer().address, lines: ['7 Bay Road'], city: 'Newark', state: 'NJ' };
      const { user, workspace } = await open({
        customer: aCustomer({ addresses: [aCustomer().address, jersey] }),
      });
      await edit(user, 'Ship to');
      await user.click(screen.getByRole('radio', { name: /7 Bay Road/ }));
      await edit(user, 'Shipping');
      expect(methodNames()).toEqual([
        ['Ground shipping$18.00', true],
        ['Express', false],
      ]);
      await user.click(screen.getByRole('radio', { name: /Express/ }));
      const total = screen.getByRole('region', { name: 'Your order' });
      expect(total).toHaveTextContent('Shipping (Express)$35.00');

      await edit(user, 'Ship to');
      await user.click(screen.getByRole('radio', { name: /12 Main Street/ }));
      expect(screen.getByText('Express doesn’t ship to this address')).toBeVisible();
      expect(screen.getByText('Ground shipping has been selected instead.')).toBeVisible();
      expect(total).toHaveTextContent('Ground shipping$18.00');

      await user.click(screen.getByRole('radio', { name: /7 Bay Road/ }));
      expect(screen.queryByText(/doesn’t ship to this address/)).toBeNull();
      expect(workspace.cart?.prices.getState()?.totals.shipping.toFixed(2)).toBe('35.00');
    });

    it('has the one of the last order selected in the next', async () => {
      const { user, button, address, workspace } = await open({
        customer: aCustomer({ address: { ...aCustomer().address, state: 'NJ' }, addresses: [] }),
      });
      await user.click(screen.getByRole('radio', { name: /Express/ }));
      await user.click(button);
      await waitFor(() => expect(address()).toBe('/confirmation/id-1'));
      fillCart(workspace, [aCartLine({ quantity: '2' })]);
      expect(workspace.cart?.prices.getState()?.totals.shipping.toFixed(2)).toBe('35.00');
      expect(workspace.cart?.state.getState().details).toMatchObject({
        shippingMethodCode: null,
        lastShippingMethodCode: 'X',
      });
    });
  });

  describe('for a customer without payment terms', () => {
    const cash = aCustomer({
      terms: { name: '', code: '', days: 0 },
      gateways: [{ platform: 'authorizenet', publicKey: '' }],
      isTaxable: false,
    });
    const charged = {
      ...methods,
      settings: {
        ...methods.settings,
        payment_charge: {
          credit_card: { is_charge: true, charge: '2.9', is_charge_percent: true },
          bank_account: { is_charge: false, charge: '1', is_charge_percent: false },
        },
      },
    };
    const more = { '/company_settings': charged };
    const total = () => screen.getByRole('region', { name: 'Your order' });

    it('shows the charge of each payment method, and adds the chosen one to the total', async () => {
      const { user, workspace } = await withGround({ customer: cash, more });
      // 3 jars at 10 and delivery at 18: 48; 2.9 % of it is 1.392.
      const card = screen.getByRole('radio', { name: /^Card/ });
      const bank = screen.getByRole('radio', { name: /^Bank account/ });
      expect(card.closest('label')).toHaveTextContent('Card2.9% surcharge+$1.39');
      expect(bank.closest('label')).toHaveTextContent('Bank account−$1.00');
      expect(card).not.toBeChecked();
      expect(total()).not.toHaveTextContent('Card surcharge');

      await user.click(card);
      expect(total()).toHaveTextContent('Card surcharge 2.9%$1.39');
      expect(total()).toHaveTextContent('$49.39');
      expect(workspace.cart?.state.getState().details.paymentMethod).toBe('card');

      await user.click(bank);
      expect(total()).toHaveTextContent('Bank transfer discount−$1.00');
      expect(total()).toHaveTextContent('$47.00');
    });

    const payWith = (opened: Awaited<ReturnType<typeof withGround>>, token: CardAnswer) => {
      const tokenize = vi.fn(async () => token);
      opened.workspace.payments.openCard = async () => ({
        ready: Promise.resolve(),
        tokenize,
        change: () => undefined,
        focus: () => undefined,
        destroy: () => undefined,
      });
      return tokenize;
    };
    const TOKEN = {
      ok: true,
      descriptor: 'D',
      value: 'V',
      securityCode: null,
      deviceSessionId: '',
    } as const;
    const paidOrder = (status: string, changes: Record<string, unknown> = {}) => ({
      ...placed,
      payment: { payment_id: 'p', status, transaction: null, ...changes },
    });
    const payButton = () => {
      const [button] = screen.getAllByRole('button', { name: /^Pay and place order/ });
      if (!button) throw new Error('no button');
      return button;
    };

    it('asks for a payment method, and sends nothing without one', async () => {
      const { user, button, placings } = await withGround({ customer: cash, more });
      await user.click(button);
      expect(screen.getByRole('group', { name: 'Payment method' })).toHaveAccessibleDescription(
        'Choose how to pay: card or bank account',
      );
      expect(total()).toHaveTextContent(
        'Your order wasn’t placedOne issue needs your attentionPayment is required: credit purchases are not available under your sales terms.',
      );
      expect(placings()).toEqual([]);
    });

    it('can’t be pressed while the code that pays is being loaded, so that no order goes out without a payment', async () => {
      const { user, placings } = await withGround({ customer: cash, more, PayWithPart: NotLoaded });
      await user.click(screen.getByRole('radio', { name: /^Card/ }));
      expect(payButton()).toHaveAttribute('aria-busy', 'true');
      await user.click(payButton());
      await edit(user, 'Reference');
      await user.type(screen.getByRole('textbox', { name: 'PO number' }), '7{Enter}');
      expect(placings()).toEqual([]);
    });

    it('shows the card form in another language and colours without opening it again', async () => {
      const opened = await withGround({ customer: cash, more });
      const change = vi.fn();
      const openCard = vi.fn(async () => ({
        ready: Promise.resolve(),
        tokenize: async () => TOKEN,
        change,
        focus: () => undefined,
        destroy: () => undefined,
      }));
      opened.workspace.payments.openCard = openCard;
      await opened.user.click(screen.getByRole('radio', { name: /^Card/ }));
      await waitFor(() => expect(change).toHaveBeenCalled());
      const times = openCard.mock.calls.length;
      act(() => opened.appearance.setState({ language: 'fr', scheme: 'dark' }));
      await waitFor(() =>
        expect(change).toHaveBeenLastCalledWith(expect.objectContaining({ language: 'fr', scheme: 'dark' })),
      );
      expect(openCard).toHaveBeenCalledTimes(times);
    });

    it('pays by card and leads to the confirmation', async () => {
      const transaction = { id: 'id-1', kind: 'order', transaction_number: 'WEB-1' };
      const opened = await withGround({
        customer: cash,
        more,
        placing: paidOrder('paid', { transaction }),
      });
      payWith(opened, TOKEN);
      const { user, placings, address, workspace } = opened;
      await user.click(screen.getByRole('radio', { name: /^Card/ }));
      await user.click(await screen.findByRole('checkbox', { name: 'Save this card for next time' }));
      await user.click(payButton());
      await waitFor(() => expect(address()).toBe('/confirmation/id-1'));
      // 48 and 2.9 % of it.
      expect(placings()[0]?.body).toMatchObject({
        visit: {
          order: [{ order_netvalue: 49.39 }],
          collection: [{ payment: { amount_paid: 4939, should_save_card: true } }],
        },
      });
      expect(cartContents(workspace)).toEqual([]);
    });

    it('locks the payment while the provider reviews it', async () => {
      const opened = await withGround({ customer: cash, more, placing: paidOrder('held') });
      const tokenize = payWith(opened, TOKEN);
      const { user } = opened;
      await user.click(screen.getByRole('radio', { name: /^Card/ }));
      await user.click(payButton());
      expect(await screen.findByText('Your payment is under review')).toBeVisible();
      await user.click(payButton());
      expect(tokenize).toHaveBeenCalledOnce();
    });
  });

  it('lets a customer with terms choose them, a card or a bank account', async () => {
    const customer = aCustomer({
      terms: { name: '30 days', code: 'N30', days: 30 },
      gateways: [{ platform: 'authorizenet', publicKey: '' }],
    });
    const { user, button, address } = await withGround({ customer });
    await edit(user, 'Payment');
    const terms = screen.getByRole('radio', { name: /^Net 30/ });
    expect(terms).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /^Bank account/ }));
    expect(terms).not.toBeChecked();
    await user.click(terms);
    await user.click(button);
    await waitFor(() => expect(address()).toBe('/confirmation/id-1'));
  });

  it('names everything that is missing, with links to the fields, until it is fixed', async () => {
    const terms = { name: '30 days', code: 'N30', days: 30 };
    const { user, button, placings, address } = await open({
      customer: aCustomer({ terms, creditLimit: '20', openBalance: '0' }),
      company: aCompany({ settings: { minimumOrder: '50' } }),
    });
    const total = screen.getByRole('region', { name: 'Your order' });
    expect(total).toHaveTextContent('Minimum order amount is $50.00Add $20.00 more to reach the minimum');
    expect(total).not.toHaveTextContent('wasn’t placed');
    await edit(user, 'Ship to');
    await user.click(screen.getByRole('radio', { name: 'Use a different address' }));
    await user.click(button);
    expect(placings()).toEqual([]);
    expect(
      within(within(total).getByRole('list', { name: /need your attention/ }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Enter the street and number',
      'Enter the city',
      'Enter the state',
      'Credit limit exceeded.',
      'Minimum order amount is $50.00. Add $20.00 more to reach the minimum',
    ]);
    expect(total).toHaveTextContent('Your order wasn’t placed5 issues need your attention');

    await user.click(within(total).getByRole('button', { name: 'Enter the city' }));
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveFocus();
    await user.keyboard('Newark');
    expect(within(total).queryByRole('button', { name: 'Enter the city' })).toBeNull();
    await user.click(within(total).getByRole('button', { name: 'Credit limit exceeded.' }));
    expect(screen.getByText('Credit limit exceeded').closest('[tabindex]')).toHaveFocus();

    await user.click(screen.getByRole('radio', { name: /12 Main Street/ }));
    expect(total).toHaveTextContent('2 issues need your attention');
    await user.click(within(total).getByRole('link', { name: /Minimum order amount/ }));
    expect(address()).toBe('/store');
  });

  it('drops the back office’s refusal when the order changes', async () => {
    const refusePlacing = () => {
      throw new CallError('refused', { code: 'product_unavailable', status: 422 });
    };
    const { user, button, workspace } = await withGround({ placing: refusePlacing });
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('A product is no longer available.');
    await edit(user, 'Reference');
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'x');
    expect(screen.getByRole('alert')).toBeVisible();
    fillCart(workspace, [aCartLine({ quantity: '2' })]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the company’s label of the payment terms', async () => {
    const salesTerms = [{ value: 'EOM', label: 'End of the following month', days: 30 }];
    const settings = { ...methods.settings, sales_terms: salesTerms };
    await open({
      customer: aCustomer({ terms: { name: '30 days', code: 'EOM', days: 30 } }),
      more: { '/company_settings': { success: true, settings } },
    });
    expect(screen.getByRole('region', { name: 'Payment' })).toHaveTextContent(
      'Net 30 · End of the following month',
    );
  });

  it('adds the charge that only the payment settings have', async () => {
    const settings = { CREDIT_CARD_CHARGE: '2', CREDIT_CARD_IS_CHARGE_PERCENT: 'FALSE' };
    await open({
      customer: aCustomer({
        terms: { name: '', code: '', days: 0 },
        gateways: [{ platform: 'authorizenet', publicKey: '' }],
      }),
      more: { '/payment_settings': { success: true, settings } },
    });
    expect(screen.getByRole('radio', { name: /^Card/ })).toHaveAccessibleName(/\+\$2\.00/);
  });

  it('shows no payment methods and no charge where the company has no gateway', async () => {
    await withGround();
    expect(screen.queryByRole('radio', { name: /^Card/ })).toBeNull();
  });

  it('shows the back office’s reason for a refusal, and that the cart is kept', async () => {
    const refusePlacing = () => {
      throw new CallError('refused', { code: 'credit_exceeded', status: 422 });
    };
    const { user, button, workspace } = await withGround({ placing: refusePlacing });
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your order wasn’t placedCredit limit exceeded. Your cart hasn’t changed.',
    );
    expect(cartContents(workspace)).toEqual(['Green olives: 3']);
  });

  it.each([
    ['1', 'Complete purchase', 'Your purchase'],
    ['2', 'Request estimate', 'Your request'],
  ])('names the kind of transaction: PORTAL_ENABLE_INVOICE %s', async (enableInvoice, action, title) => {
    await open({ company: aCompany({ settings: { enableInvoice } }), action });
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
    expect(screen.getByText('1 product · WEB-1')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Place order/ })).toBeNull();
  });

  it('names the approvers before placing, who then get an e-mail', async () => {
    const approvers = { success: true, portal_users: [{ id: 6, email: 'approver@demo.test' }] };
    const more = {
      '/b2bportal/users-for-approval': approvers,
      '/b2bportal/sendOrderStatusEmail': { success: true, sent: 1 },
    };
    const { user, button, http, address } = await withGround({
      customer: aCustomer({ requiresApproval: true }),
      action: 'Send for approval',
      more,
    });
    expect(
      await screen.findByText('approver@demo.test must approve it before Bluebird Foods processes it.'),
    ).toBeVisible();
    await user.click(button);
    await waitFor(() => expect(address()).toBe('/confirmation/id-1'));
    await waitFor(() =>
      expect(http.sent.at(-1)).toMatchObject({
        path: '/b2bportal/sendOrderStatusEmail',
        body: { emails: ['approver@demo.test'], status: 0, order_id: 'id-1' },
      }),
    );
  });

  it('is placed even if the e-mail to the approvers fails', async () => {
    const { user, button, address } = await withGround({
      customer: aCustomer({ requiresApproval: true }),
      action: 'Send for approval',
    });
    expect(
      screen.getByText('One of your approvers must approve it before Bluebird Foods processes it.'),
    ).toBeVisible();
    await user.click(button);
    await waitFor(() => expect(address()).toBe('/confirmation/id-1'));
  });

  it('selects the address of the chosen sub-customer', async () => {
    const pier = { lines: ['221 Sinatra Drive'], city: 'Hoboken', state: 'NJ', zip: '07030', country: 'US' };
    const customer = aCustomer({
      subCustomers: [
        { id: 5, code: '1301', name: 'Pier Bistro', branchName: '', address: pier },
        { id: 6, code: '1302', name: 'Lighthouse', branchName: '', address: null },
      ],
    });
    const { user, workspace } = await open({ customer });
    await user.click(screen.getByRole('radio', { name: /Pier Bistro/ }));
    await edit(user, 'Ship to');
    expect(screen.getByRole('radio', { name: /221 Sinatra Drive/ })).toBeChecked();
    expect(workspace.cart?.state.getState().details).toMatchObject({ subCustomerId: 5, address: null });
    expect(screen.queryByText(/Pier Bistro’s address/)).toBeNull();
    await edit(user, 'Customer');
    await user.click(screen.getByRole('radio', { name: /Lighthouse/ }));
    await edit(user, 'Ship to');
    const main = screen.getByRole('radio', { name: /12 Main Street/ });
    expect(main).toBeChecked();
    expect(screen.getByText('No address on file for Lighthouse')).toBeVisible();
    expect(main.closest('label')).toHaveTextContent('Miami, FL 33101 · United States');
  });

  it('has up to four address lines, and keeps their positions', async () => {
    const { user, workspace } = await open();
    await edit(user, 'Ship to');
    await user.click(screen.getByRole('radio', { name: 'Use a different address' }));
    await user.type(screen.getByRole('textbox', { name: 'Street and number' }), '4 Dock Road');
    const add = screen.getByRole('button', { name: 'Add another address line' });
    await user.click(add);
    const third = screen.getByRole('textbox', { name: 'Address line 3 (optional)' });
    await waitFor(() => expect(third).toHaveFocus());
    await user.type(third, 'Gate 3');
    expect(workspace.cart?.state.getState().details.address?.lines).toEqual(['4 Dock Road', '', 'Gate 3']);
    await user.click(add);
    await user.type(screen.getByRole('textbox', { name: 'Address line 4 (optional)' }), 'c/o Lee');
    expect(add).not.toBeInTheDocument();
    expect(workspace.cart?.state.getState().details.address?.lines.at(3)).toBe('c/o Lee');
  });

  it('warns when the order of a sub-customer goes elsewhere, and sends it there', async () => {
    const pier = { lines: ['221 Sinatra Drive'], city: 'Hoboken', state: 'NJ', zip: '07030', country: 'US' };
    const branch = { id: 5, code: '1301', name: 'Pier Bistro', branchName: '', address: pier };
    const { user, button, placings, workspace } = await open({
      customer: aCustomer({ subCustomers: [branch] }),
    });
    await user.click(screen.getByRole('radio', { name: /Pier Bistro/ }));
    await user.click(screen.getByRole('radio', { name: /Express/ }));
    await edit(user, 'Ship to');
    await user.click(screen.getByRole('radio', { name: /12 Main Street/ }));
    expect(screen.getByText('Not Pier Bistro’s address')).toBeVisible();
    expect(screen.getByText(/\(221 Sinatra Drive, Hoboken, NJ 07030\)/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ship to Pier Bistro' }));
    expect(screen.getByRole('radio', { name: /221 Sinatra Drive/ })).toBeChecked();
    expect(screen.queryByText('Not Pier Bistro’s address')).toBeNull();

    act(() => workspace.cart?.setDetails({ address: null }));
    await user.click(button);
    await waitFor(() => expect(placings()).toHaveLength(1));
    expect(placings()[0]?.body).toMatchObject({
      visit: { order: [{ client_shipaddress1: '221 Sinatra Drive', sub_customer_id: 5 }] },
    });
  });

  it('offers countries by name and the known states', async () => {
    const { user, workspace } = await open();
    await edit(user, 'Ship to');
    await user.click(screen.getByRole('radio', { name: 'Use a different address' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Canada');
    expect(workspace.cart?.state.getState().details.address).toMatchObject({ country: 'CA' });
    const state = screen.getByRole('combobox', { name: 'State' });
    const offered = document.getElementById(state.getAttribute('list') ?? '');
    expect([...(offered?.querySelectorAll('option') ?? [])].map(({ value }) => value)).toEqual(['NJ', 'FL']);
  });

  it('shows the progress while it is being sent', async () => {
    let lose = (_: unknown) => {};
    const loseResponse = () =>
      new Promise((_, reject) => {
        lose = reject;
      });
    const neverRespond = () => new Promise(() => undefined);
    const { user, button } = await withGround({
      placing: loseResponse,
      more: { '/transactions/by_number/WEB-1': neverRespond },
    });
    await user.click(button);
    expect(await screen.findByText('Sending to Bluebird Foods…')).toBeVisible();
    lose(new CallError('timeout'));
    expect(await screen.findByText('Waiting for Bluebird Foods to confirm…')).toBeVisible();
  });

  describe('while an order is pending that was sent before or on another screen', () => {
    const BY_NUMBER = '/transactions/by_number/WEB-1';
    const notThere = new CallError('not_found', { status: 404 });
    const foundOrder = { success: true, transaction: aTransactionWire() };

    /** The order was sent `ageMs` ago; `find` is the response to its lookup. */
    const openWithSentOrder = async (find: () => unknown, ageMs = 0) => {
      const findOrder = vi.fn(find);
      const opened = await withGround({ more: { [BY_NUMBER]: () => findOrder() } });
      const { cart } = opened.workspace;
      if (!cart) throw new Error('no cart');
      const { entries, details } = cart.state.getState();
      const madeAt = details.orderNumberMadeAt;
      act(() => cart.setDetails({ sent: { number: 'WEB-1', madeAt, at: Date.now() - ageMs } }));
      return { ...opened, findOrder, cart, takeOut: () => act(() => void cart.takeOut(entries, madeAt)) };
    };

    it('says so, polls until it is found, and opens its confirmation', async () => {
      let found: unknown = null;
      const { button, placings, address, workspace, findOrder, user } = await openWithSentOrder(() => {
        if (!found) throw notThere;
        return found;
      });
      expect(await screen.findByText('Waiting for Bluebird Foods to confirm…')).toBeVisible();
      expect(button).toHaveAttribute('aria-busy', 'true');
      await user.click(button);
      expect(placings()).toEqual([]);
      await waitFor(() => expect(findOrder).toHaveBeenCalled());
      found = foundOrder;
      await waitFor(() => expect(address()).toBe('/confirmation/id-1'));
      expect(findOrder.mock.calls.length).toBeGreaterThan(1);
      expect(cartContents(workspace)).toEqual([]);
      expect(placings()).toEqual([]);
    });

    it('says that it wasn’t placed after a long time, and allows sending it again', async () => {
      const { user, button, address, placings, findOrder, workspace } = await openWithSentOrder(() => {
        throw notThere;
      }, 60_000);
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'Your order wasn’t placedWe couldn’t reach Bluebird Foods. Please try again. Your cart hasn’t changed.',
      );
      expect(findOrder).toHaveBeenCalledTimes(1);
      expect(cartContents(workspace)).toEqual(['Green olives: 3']);
      await user.click(button);
      await waitFor(() => expect(address()).toBe('/confirmation/id-1'));
      expect(placings()).toHaveLength(1);
    });

    it('shows the form again when the other screen gets a refusal', async () => {
      const { cart, button } = await openWithSentOrder(() => {
        throw notThere;
      });
      await screen.findByText(/Waiting for Bluebird Foods/);
      act(() => cart.setDetails({ sent: null }));
      await waitFor(() => expect(screen.queryByText(/Waiting for Bluebird Foods/)).toBeNull());
      expect(button).not.toHaveAttribute('aria-busy', 'true');
      expect(screen.queryByRole('alert')).toBeNull();
    });

    it('shows the confirmation if the other screen places it later', async () => {
      let found: unknown = null;
      const { takeOut, address } = await openWithSentOrder(() => {
        if (!found) throw notThere;
        return found;
      }, 60_000);
      await screen.findByRole('alert');
      found = foundOrder;
      takeOut();
      await waitFor(() => expect(address()).toBe('/confirmation/id-1'));
    });

    it('says that the result is unknown while the lookup fails', async () => {
      await openWithSentOrder(() => {
        throw new CallError('network');
      });
      expect(await screen.findByText('We haven’t been able to confirm your order yet')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
    });

    it('doesn’t look up an order of an earlier cart', async () => {
      const { workspace } = await open();
      act(() => workspace.cart?.setDetails({ sent: { number: 'WEB-0', madeAt: 1, at: Date.now() } }));
      await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
      expect(screen.queryByText(/Waiting for Bluebird Foods/)).toBeNull();
    });
  });

  it('looks an order with unknown result up by its number', async () => {
    const lose = () => {
      throw new CallError('network');
    };
    const find = vi.fn<() => unknown>(lose);
    const { user, button, address, placings } = await withGround({
      placing: lose,
      more: { '/transactions/by_number/WEB-1': () => find() },
    });
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We haven’t been able to confirm your order yet',
    );
    find.mockImplementation(() => ({ success: true, transaction: aTransactionWire() }));
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(address()).toBe('/confirmation/id-1'));
    expect(placings()).toHaveLength(1);
  });

  describe('when the cart has changed', () => {
    const priced = (price: number) => ({
      '/pricing': { success: true, prices: [{ product_id: 1, default_price: price }] },
    });

    it('shows the changes before sending, and sends once they are accepted', async () => {
      const { user, button, placings, address } = await withGround({ more: priced(12) });
      await user.click(button);
      expect(
        await screen.findByRole('button', {
          name: 'Some products have changed since you added them. Review the changes, then try again.',
        }),
      ).toBeVisible();
      expect(screen.getByText('Price increased since you added it: $10.00 → $12.00')).toBeVisible();
      expect(placings()).toEqual([]);
      await user.click(button);
      expect(placings()).toEqual([]);
      await user.click(screen.getByRole('button', { name: 'Accept: Green olives' }));
      await user.click(button);
      await waitFor(() => expect(address()).toBe('/confirmation/id-1'));
      expect(placings()).toHaveLength(1);
    });

    describe('with further blockers', () => {
      const belowMinimum = aCompany({ settings: { minimumOrder: '50' } });
      const total = () => screen.getByRole('region', { name: 'Your order' });
      const issues = () =>
        within(within(total()).getByRole('list', { name: /need[s]? your attention/ }))
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent?.slice(0, 30));
      const cheaperWhenAdded = aCartLine({
        quantity: '3',
        known: { price: { defaultPrice: 8 }, rules: null },
      });

      it('shows missing fields, changes and the minimum in one list', async () => {
        const { user, button, workspace, placings } = await withGround({ company: belowMinimum });
        fillCart(workspace, [cheaperWhenAdded]);
        await edit(user, 'Ship to');
        await user.click(screen.getByRole('radio', { name: 'Use a different address' }));
        await user.click(button);
        expect(issues()).toEqual([
          'Enter the street and number',
          'Enter the city',
          'Enter the state',
          'Some products have changed sin',
          'Minimum order amount is $50.00',
        ]);
        await user.click(screen.getByRole('radio', { name: /12 Main Street/ }));
        await user.click(screen.getByRole('button', { name: 'Accept: Green olives' }));
        expect(within(total()).getAllByText('Minimum order amount is $50.00')).toHaveLength(1);
        expect(within(total()).queryByText('Your order wasn’t placed')).toBeNull();
        expect(placings()).toEqual([]);
      });
    });

    it('names the removed products', async () => {
      const left = { success: true, products: [aProductWire({ id: 2, name: 'Capers' })] };
      const { user, button, placings, workspace } = await withGround({ more: { '/products/1,2': left } });
      fillCart(workspace, [aCartLine({ quantity: '3' }), aCartLine({ productId: 2, name: 'Capers' })]);
      await user.click(button);
      await waitFor(() => expect(cartContents(workspace)).toEqual(['Capers: 1']));
      expect(screen.getByText('The following product were removed')).toBeVisible();
      expect(screen.getByText(/Green olives · couldn’t be found/)).toBeVisible();
      expect(placings()).toEqual([]);
    });

    it('shows that prices couldn’t be verified, and sends nothing', async () => {
      const lose = () => {
        throw new CallError('network');
      };
      const { user, button, placings, workspace } = await withGround({ more: { '/pricing': lose } });
      await user.click(button);
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'We couldn’t check prices and stock. Try again in a moment. Your cart hasn’t changed.',
      );
      expect(placings()).toEqual([]);
      expect(cartContents(workspace)).toEqual(['Green olives: 3']);
    });
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import type { CartLine } from '../../../src/domain/cart/cartLine.ts';
import { CartScreen } from '../../../src/screens/cart/CartScreen.tsx';
import { aCartLine, NO_RULES } from '../../domain/builders.ts';
import { aCompany, aProductWire } from '../../support/builders.ts';
import { cartContents, companySettings, fillCart, savedCart } from '../../support/cart.ts';
import { aCustomer } from '../../support/customer.ts';
import { type Answers, type RenderPortalOptions, renderPortal } from '../../support/renderPortal.tsx';

const CASE = { code: 'CS12', name: 'Case of 12', factor: '12' };
const EACH = { code: 'EA', name: 'Each', factor: '1' };
const olives = aCartLine({ productId: 1, quantity: '3' });
const oil = aCartLine({
  productId: 2,
  name: 'Olive oil 1 L',
  code: 'CO-1001',
  quantity: '2',
  units: [EACH, CASE],
  unit: CASE,
  price: { defaultPrice: '9.80', netValue: '8.17' },
});

const KILO = { code: 'KG', name: 'Kilo', factor: 1, allowsFractions: true };

const answers = {
  '/company_settings': companySettings([
    { code: 'G', name: 'Ground shipping', fixed: 18 },
    { code: 'X', name: 'Express', fixed: 35, free_minimum: 0 },
  ]),
};

const openCart = async (lines = [oil, olives], options: RenderPortalOptions = {}) => {
  const portal = await renderPortal(<CartScreen />, { answers, at: '/cart', route: '/cart', ...options });
  fillCart(portal.workspace, lines, { orderNumber: 'WEB-4471902' });
  await screen.findByRole('heading', { level: 1, name: 'Cart' });
  return portal;
};

/** An opened cart, so that it is known to be empty once its last line is removed. */
const openSavedCart = async (lines: CartLine[], options: RenderPortalOptions = {}) => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const portal = await openCart(lines, { answers: { ...answers, ...savedCart() }, ...options });
  act(() => portal.startCart());
  await screen.findByText('Saved on all your devices');
  return portal;
};

const rows = () =>
  within(screen.getByRole('list', { name: 'Products in your cart' })).getAllByRole('listitem');
const rowOf = (name: string) => {
  const row = rows().find((item) => within(item).queryByRole('link', { name }));
  if (!row) throw new Error(`no row of ${name}`);
  return within(row);
};
/** The line of text that begins with the product's code. */
const detailsOf = (name: string, code: string) => {
  const details = rowOf(name).getByText(code).closest('p');
  if (!details) throw new Error(`no details of ${name}`);
  return details;
};
const summaryValue = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

describe('the cart', () => {
  it('takes notes and a purchase order number, which the checkout shows too', async () => {
    const { user, workspace } = await openCart();
    await user.type(screen.getByRole('textbox', { name: 'PO number' }), 'PO-7');
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'Back door');
    const details = workspace.cart?.state.getState().details;
    expect(details).toMatchObject({ purchaseOrder: 'PO-7', notes: 'Back door' });
  });

  it('shows its number, lines, units and prices', async () => {
    await openCart();
    expect(screen.getByText('2 products · WEB-4471902')).toBeVisible();
    expect(detailsOf('Olive oil 1 L', 'CO-1001')).toHaveTextContent('CO-1001 · 24 × $8.17 Why this price?');
    expect(rowOf('Olive oil 1 L').getByText('$196.08')).toBeVisible();
    expect(detailsOf('Green olives', 'OLV-1')).toHaveTextContent('OLV-1 · 3 × $10.00 Why this price?');
    expect(summaryValue('Subtotal')).toHaveTextContent('$226.08');
    expect(summaryValue('Tax 7%')).toHaveTextContent('$15.83');
    expect(summaryValue('Total')).toHaveTextContent('$241.91');
  });

  it('edits quantities and units in its lines', async () => {
    const { user, workspace } = await openCart();
    const quantity = screen.getByRole('textbox', { name: 'Quantity: Green olives' });
    await user.clear(quantity);
    await user.type(quantity, '12{Enter}');
    expect(cartContents(workspace)).toEqual(['Olive oil 1 L: 2', 'Green olives: 12']);
    await user.selectOptions(rowOf('Olive oil 1 L').getByRole('combobox'), 'Each');
    expect(rowOf('Olive oil 1 L').getByText('$16.34')).toBeVisible();
  });

  it('restores a removed line, and keeps the focus in the list', async () => {
    const { user, workspace } = await openCart();
    await user.click(screen.getByRole('button', { name: 'Remove Olive oil 1 L' }));
    expect(cartContents(workspace)).toEqual(['Green olives: 3']);
    await waitFor(() => expect(rows()[0]).toHaveFocus());
    expect(rows()[0]).toHaveTextContent('Green olives');
    expect(await screen.findByText('Removed: Olive oil 1 L')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(cartContents(workspace)).toEqual(['Olive oil 1 L: 2', 'Green olives: 3']);
  });

  it('counts removed lines in one notice, which brings all of them back', async () => {
    const { user, workspace } = await openCart();
    await user.click(screen.getByRole('button', { name: 'Remove Olive oil 1 L' }));
    expect(await screen.findByText('Removed: Olive oil 1 L')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove Green olives' }));
    expect(await screen.findByText('2 products removed')).toBeVisible();
    expect(screen.queryByText(/^Removed: /)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(cartContents(workspace)).toEqual(['Olive oil 1 L: 2', 'Green olives: 3']);
    await user.click(screen.getByRole('button', { name: 'Remove Green olives' }));
    expect(await screen.findByText('Removed: Green olives')).toBeVisible();
  });

  it.each(['{Tab}', '{Enter}'])('restores a line that was removed by zero and %s', async (key) => {
    const { user, workspace } = await openCart();
    const quantity = rowOf('Olive oil 1 L').getByRole('textbox', { name: 'Quantity: Olive oil 1 L' });
    await user.clear(quantity);
    await user.type(quantity, `0${key}`);
    await waitFor(() => expect(cartContents(workspace)).toHaveLength(1));
    expect(screen.getAllByText('Removed: Olive oil 1 L')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(cartContents(workspace)).toContain('Olive oil 1 L: 2');
  });

  it('takes a note for a line, with its length, which Escape takes back', async () => {
    const { user, workspace } = await openCart();
    const noteOf = (name: string) =>
      workspace.cart.state.getState().entries.find(({ line }) => line.name === name)?.line.note;
    await user.click(screen.getByRole('button', { name: 'Add note: Green olives' }));
    const note = screen.getByRole('textbox', { name: 'Note for Green olives' });
    expect(note).toHaveFocus();
    expect(note).toHaveAttribute('maxlength', '250');
    await user.keyboard('Pitted, please');
    expect(note).toHaveAccessibleDescription('14 of 250 characters');
    await user.keyboard('{Enter}');
    expect(rowOf('Green olives').getByText('Note: Pitted, please')).toBeVisible();
    expect([noteOf('Green olives'), noteOf('Olive oil 1 L')]).toEqual(['Pitted, please', '']);
    const edit = screen.getByRole('button', { name: 'Edit note: Green olives' });
    expect(edit).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.keyboard(' and black{Escape}');
    expect(noteOf('Green olives')).toBe('Pitted, please');
    expect(edit).toHaveFocus();
  });

  it('is emptied with one press, which can be undone with all its lines', async () => {
    const { user, workspace } = await openSavedCart([oil, olives]);
    await user.click(screen.getByRole('button', { name: 'Empty cart' }));
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Cart' })).toHaveFocus());
    expect(cartContents(workspace)).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(cartContents(workspace)).toEqual(['Olive oil 1 L: 2', 'Green olives: 3']);
  });

  it('removes one line for one press, and none when a coupon follows', async () => {
    const coupon = { id: 1, code: 'WELCOME10', name: '', discount_type: 0, discount_value: 10 };
    const { user, workspace } = await openCart([oil, olives], {
      answers: { ...answers, '/coupons/WELCOME10': { success: true, coupon } },
    });
    screen.getByRole('button', { name: 'Remove Olive oil 1 L' }).focus();
    await user.keyboard('{Enter}{Enter}');
    await user.type(screen.getByRole('textbox', { name: 'Coupon code' }), 'WELCOME10{Enter}');
    await screen.findByRole('button', { name: 'Remove coupon WELCOME10' });
    await user.keyboard('{Enter}');
    expect(cartContents(workspace)).toEqual(['Green olives: 3']);
  });

  it('holds the checkout while a quantity is no number, and says so beside the field', async () => {
    const { user, address } = await openCart();
    const quantity = screen.getByRole('textbox', { name: 'Quantity: Green olives' });
    await user.clear(quantity);
    await user.type(quantity, 'abc');
    const [checkOut] = screen.getAllByRole('link', { name: 'Check out' });
    if (!checkOut) throw new Error('no link to the checkout');
    await user.click(checkOut);
    expect(address()).toBe('/cart');
    expect(quantity).toHaveFocus();
    expect(quantity).toHaveAccessibleDescription('“abc” isn’t a number');
    await user.clear(quantity);
    await user.type(quantity, '4');
    await user.click(checkOut);
    expect(address()).toBe('/checkout');
  });

  it('keeps the focus in the list when a quantity of zero removes a line', async () => {
    const vinegar = aCartLine({ productId: 3, name: 'Vinegar' });
    const { user, workspace } = await openCart([oil, olives, vinegar]);
    const quantityOf = (name: string) => screen.getByRole('textbox', { name: `Quantity: ${name}` });
    await user.clear(quantityOf('Olive oil 1 L'));
    await user.keyboard('0{Enter}');
    expect(cartContents(workspace)).toEqual(['Green olives: 3', 'Vinegar: 1']);
    await waitFor(() => expect(quantityOf('Green olives')).toHaveFocus());
    await user.clear(quantityOf('Green olives'));
    await user.keyboard('0');
    await user.tab();
    expect(cartContents(workspace)).toEqual(['Vinegar: 1']);
    await waitFor(() => expect(quantityOf('Vinegar')).toHaveFocus());
  });

  it('keeps the focus on the element that the person moved to when that removes a line', async () => {
    const { user, workspace } = await openCart();
    const quantity = screen.getByRole('textbox', { name: 'Quantity: Olive oil 1 L' });
    await user.clear(quantity);
    await user.type(quantity, '0');
    await user.click(screen.getByRole('textbox', { name: 'Notes' }));
    expect(cartContents(workspace)).toEqual(['Green olives: 3']);
    await new Promise(requestAnimationFrame);
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveFocus();
  });

  it.each(['a press on its button', 'a quantity of zero'])(
    'moves the focus to the heading when the last line is removed by %s',
    async (removal) => {
      const { user } = await openSavedCart([olives]);
      if (removal === 'a quantity of zero') {
        await user.clear(screen.getByRole('textbox', { name: 'Quantity: Green olives' }));
        await user.keyboard('0{Enter}');
      } else await user.click(screen.getByRole('button', { name: 'Remove Green olives' }));
      expect(await screen.findByText('Your cart is empty')).toBeVisible();
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Cart' })).toHaveFocus());
    },
  );

  it('refuses a fraction of a case beside the field and keeps what was typed, but takes one of a kilo', async () => {
    const rice = aCartLine({
      productId: 3,
      name: 'Rice',
      unit: KILO,
      units: [KILO],
      price: { defaultPrice: '2' },
    });
    const { user, workspace } = await openCart([oil, rice]);
    const field = rowOf('Olive oil 1 L').getByRole('textbox', { name: 'Quantity: Olive oil 1 L' });
    await user.clear(field);
    await user.type(field, '0.4{Tab}');
    expect(field).toHaveValue('0.4');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Enter a whole number');
    const riceField = rowOf('Rice').getByRole('textbox', { name: 'Quantity: Rice' });
    await user.clear(riceField);
    await user.type(riceField, '0.4{Tab}');
    expect(riceField).toBeValid();
    expect(cartContents(workspace)).toEqual(['Olive oil 1 L: 2', 'Rice: 0.4']);
  });

  it('says so when a saved quantity doesn’t fit its unit, and the buttons lead to a whole one', async () => {
    const { user, workspace } = await openCart([{ ...oil, quantity: '0.4' }]);
    const field = screen.getByRole('textbox', { name: 'Quantity: Olive oil 1 L' });
    expect(field).toHaveAccessibleDescription('Enter a whole number');
    await user.click(screen.getByRole('button', { name: 'Increase quantity: Olive oil 1 L' }));
    expect(cartContents(workspace)).toEqual(['Olive oil 1 L: 2']);
    expect(field).toBeValid();
  });

  it('shows gifts below their lines', async () => {
    const gifts = [{ productId: 9, productName: 'Toothpicks', quantity: '1', step: '12' }];
    await openCart([{ ...oil, rules: { ...NO_RULES, gifts } }, olives]);
    const gift = within(rows()[1] ?? document.body);
    expect(gift.getByText('Toothpicks')).toBeVisible();
    expect(gift.getByText('Gift with every 12')).toBeVisible();
    expect(gift.getByText('2 × Each')).toBeVisible();
    expect(gift.queryByRole('button')).toBeNull();
  });

  it('has totals that add up from its lines, as their documents have', async () => {
    const coupon = { id: 1, code: 'WELCOME10', name: '', discount_type: 0, discount_value: 10 };
    const discounts = [
      { rule: 'COMMERCIAL_DISCOUNT' as const, name: 'Cellar', isPercent: true, value: '10' },
    ];
    const { user } = await openCart([{ ...olives, rules: { ...NO_RULES, discounts } }], {
      answers: { ...answers, '/coupons/WELCOME10': { success: true, coupon } },
    });
    // 3 × 10.00 less 10 %.
    expect(rowOf('Green olives').getByText('$27.00')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Coupon code' }), 'WELCOME10{Enter}');
    await screen.findByText('Coupon WELCOME10');
    // 27.00 − 2.70 + 1.70 = 26.00; the 3.00 are in the 27.00.
    const totals = screen.getByText('Subtotal').closest('dl');
    expect(totals?.textContent).toMatch(/^Subtotal\$27\.00Coupon WELCOME10.*−\$2\.70Tax 7%\$1\.70/);
    expect(totals?.textContent).toMatch(/Total\$26\.00You save\$3\.00$/);
  });

  it('says that a line without a price isn’t ordered', async () => {
    await openCart([olives, { ...oil, price: null }]);
    expect(
      rowOf('Olive oil 1 L').getByText('Price not available: this product can’t be ordered'),
    ).toBeVisible();
    expect(screen.getByText('One product has no price')).toBeVisible();
    expect(summaryValue('Subtotal')).toHaveTextContent('$30.00');
  });

  it('offers the deliveries, and shows what is missing for a free one', async () => {
    const company = aCompany({ settings: { freeShippingMinimum: '300', minimumOrder: '500' } });
    const { user } = await openSavedCart([oil, olives], { company });
    const delivery = await screen.findByRole('combobox', { name: 'Shipping' });
    expect(screen.getByText('Total before shipping')).toBeVisible();
    await user.selectOptions(delivery, 'Ground shipping');
    expect(screen.queryByText('Total before shipping')).toBeNull();
    expect(summaryValue('Total')).toHaveTextContent('$259.91');
    expect(screen.getByRole('progressbar', { name: 'Free shipping from $300.00' })).toHaveAttribute(
      'aria-valuetext',
      '$73.92 to go',
    );
    expect(screen.getByRole('progressbar', { name: 'Minimum order $500.00' })).toHaveAttribute(
      'aria-valuetext',
      '$273.92 to go',
    );
    // Below the button, and in the bar of narrow screens, whose links aren't the way on yet.
    expect(screen.getAllByText('$273.92 to the $500.00 minimum')).toHaveLength(2);
  });

  it('says nothing of a minimum that is reached', async () => {
    const company = aCompany({ settings: { minimumOrder: '200' } });
    await openSavedCart([oil, olives], { company });
    await screen.findByRole('combobox', { name: 'Shipping' });
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByText(/minimum/)).toBeNull();
  });

  it('promises no free delivery for a method that never is', async () => {
    const company = aCompany({ settings: { freeShippingMinimum: '300' } });
    const { user } = await openSavedCart([oil, olives], { company });
    const delivery = await screen.findByRole('combobox', { name: 'Shipping' });
    await user.selectOptions(delivery, 'Shipping (Express)');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('takes a coupon, and shows its error beside the field', async () => {
    const coupon = { id: 1, code: 'WELCOME10', name: '', discount_type: 0, discount_value: 10 };
    const expired = () => {
      throw new CallError('refused', { code: 'coupon_expired', status: 422 });
    };
    const { user } = await openCart([olives], {
      answers: { ...answers, '/coupons/OLD': expired, '/coupons/WELCOME10': { success: true, coupon } },
    });
    const field = screen.getByRole('textbox', { name: 'Coupon code' });
    await user.type(field, '{Enter}');
    expect(field).toHaveAccessibleDescription('Enter a coupon code');
    await user.type(field, 'NOPE{Enter}');
    expect(field).toHaveAccessibleDescription('This coupon code isn’t valid');
    await user.clear(field);
    await user.type(field, 'OLD{Enter}');
    expect(field).toHaveAccessibleDescription('This coupon has expired');
    await user.clear(field);
    await user.type(field, ' WELCOME10 {Enter}');
    expect(await screen.findByRole('button', { name: 'Remove coupon WELCOME10' })).toBeVisible();
    expect(summaryValue('Total')).toHaveTextContent('$28.89');
    await user.click(screen.getByRole('button', { name: 'Remove coupon WELCOME10' }));
    expect(summaryValue('Total')).toHaveTextContent('$32.10');
  });

  it('moves the focus from the coupon field to the coupon, where Enter removes nothing, and back', async () => {
    const coupon = { id: 1, code: 'WELCOME10', name: '', discount_type: 0, discount_value: 10 };
    const { user } = await openCart([olives], {
      answers: { ...answers, '/coupons/WELCOME10': { success: true, coupon } },
    });
    await user.type(screen.getByRole('textbox', { name: 'Coupon code' }), 'WELCOME10{Enter}');
    const removal = await screen.findByRole('button', { name: 'Remove coupon WELCOME10' });
    await waitFor(() => expect(screen.getByText('Coupon WELCOME10')).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(removal).toBeVisible();
    await user.tab();
    expect(removal).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Coupon code' })).toHaveFocus());
  });

  it('has no prices if the company hides them', async () => {
    const { container } = await openCart([oil, olives], {
      company: aCompany({ settings: { hidePrices: true } }),
    });
    expect(container).not.toHaveTextContent(/8\.17|196\.08|241\.91|226\.08|15\.83/);
    expect(summaryValue('Total')).toHaveTextContent('$0.00');
  });

  it('shows the ship date and the payment terms', async () => {
    await openCart([olives], { customer: aCustomer({ terms: { name: 'Net 30', code: 'N30', days: 30 } }) });
    expect(screen.getByText(/^Ships .+ · Net 30$/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Check out' })[0]).toHaveAttribute('href', '/checkout');
  });

  it('waits for the saved cart, then shows what to do with an empty one', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const { startCart } = await renderPortal(<CartScreen />, {
      answers: { ...answers, ...savedCart() },
    });
    expect(screen.queryByText('Your cart is empty')).toBeNull();
    act(() => startCart());
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(await screen.findByText('Saved on all your devices')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the store' })).toHaveAttribute('href', '/store');
  });

  it('asks a visitor to log in, and shows no number and no saved state', async () => {
    await renderPortal(<CartScreen />, { answers, customer: null, at: '/cart', route: '/cart' });
    expect(await screen.findByText('Log in to order')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=%2Fcart');
    expect(screen.queryByText(/WEB-|Saved/)).toBeNull();
  });

  it('renders few rows of a long cart', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(85);
    const lines = Array.from({ length: 300 }, (_, index) =>
      aCartLine({ productId: index + 1, name: `Product ${index + 1}` }),
    );
    await openCart(lines);
    expect(screen.getByText('300 products · WEB-4471902')).toBeVisible();
    expect(screen.queryAllByRole('link', { name: /^Product / }).length).toBeLessThan(60);
  });

  describe('changes since a line was added', () => {
    const prices = (price: number) => ({
      '/pricing': { success: true, prices: [{ product_id: 1, default_price: price }] },
    });
    const stock = (quantity: number) => ({
      '/availability': {
        success: true,
        availability: [{ product_id: 1, warehouse_id: 5, warehouse_name: 'Default', quantity }],
      },
    });
    const capers = aCartLine({ productId: 3, name: 'Capers' });
    const open = (lines: CartLine[], responses: Answers) =>
      openCart(lines, { answers: { ...answers, ...responses } });

    it('shows a higher price beside its line, which can be accepted and undone', async () => {
      const { user } = await open([olives], prices(12));
      const rose = 'Price increased since you added it: $10.00 → $12.00';
      expect(await rowOf('Green olives').findByText(rose)).toBeVisible();
      expect(screen.getByText('One change in your cart')).toBeVisible();
      expect(rowOf('Green olives').getByText('$36.00')).toBeVisible();
      await user.click(rowOf('Green olives').getByRole('button', { name: 'Accept: Green olives' }));
      expect(screen.queryByText(rose)).toBeNull();
      expect(screen.queryByText('One change in your cart')).toBeNull();
      const quantity = screen.getByRole('textbox', { name: 'Quantity: Green olives' });
      await waitFor(() => expect(quantity).toHaveFocus());
      await user.click(screen.getByRole('button', { name: 'Undo' }));
      expect(rowOf('Green olives').getByText(rose)).toBeVisible();
    });

    it('removes a changed line, and restores it', async () => {
      const { user, workspace } = await open([olives], prices(12));
      await user.click(await screen.findByRole('button', { name: 'Remove: Green olives' }));
      expect(cartContents(workspace)).toEqual([]);
      await user.click(screen.getByRole('button', { name: 'Undo' }));
      expect(cartContents(workspace)).toEqual(['Green olives: 3']);
    });

    it('shows how much is in stock, and orders that', async () => {
      const { user, workspace } = await open([{ ...olives, quantity: '24' }], stock(12));
      expect(await rowOf('Green olives').findByText('Only 12 left. Your cart has 24.')).toBeVisible();
      await user.click(rowOf('Green olives').getByRole('button', { name: 'Order 12: Green olives' }));
      expect(cartContents(workspace)).toEqual(['Green olives: 12']);
    });

    it('offers only to remove a sold-out line', async () => {
      await open([olives], stock(0));
      expect(await rowOf('Green olives').findByText('Out of stock. Your cart has 3.')).toBeVisible();
      expect(rowOf('Green olives').queryByRole('button', { name: /^(Order|Accept)/ })).toBeNull();
    });

    it('lists all changes on request, and accepts them together', async () => {
      const both = {
        success: true,
        prices: [
          { product_id: 1, default_price: 9 },
          { product_id: 2, default_price: 9.8, net_value: 8.5 },
        ],
      };
      const { user, http } = await open([oil, olives], { '/pricing': both });
      expect(await screen.findByText('2 changes in your cart')).toBeVisible();
      expect(
        screen.getByText(
          /^Olive oil 1 L: Price increased since you added it: \$8.17 → \$8.50 · Green olives: /,
        ),
      ).toBeVisible();
      const review = screen.getByRole('button', { name: 'Review' });
      expect(review).toHaveAttribute('aria-expanded', 'false');
      await user.click(review);
      expect(within(screen.getByRole('list', { name: 'Changes' })).getAllByRole('listitem')).toHaveLength(2);
      expect(screen.getAllByText(/since you added it:/)).toHaveLength(2);
      await user.click(screen.getByRole('button', { name: 'Hide' }));
      expect(rowOf('Olive oil 1 L').getByText(/since you added it:/)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Accept all' }));
      expect(screen.queryByText(/since you added/)).toBeNull();
      expect(http.sent.filter(({ path }) => path === '/pricing')).toHaveLength(1);
    });

    it('names removed products until they are dismissed, with a link to similar ones', async () => {
      const products = {
        success: true,
        products: [
          aProductWire({ id: 1, name: 'Green olives', disabled: true }),
          aProductWire({ id: 3, name: 'Capers' }),
        ],
      };
      const { user, workspace } = await open([oil, olives, capers], { '/products/2,1,3': products });
      const notice = (await screen.findByText('The following product were removed')).closest('[role=status]');
      expect(notice).toHaveTextContent('Olive oil 1 L · couldn’t be found');
      expect(notice).toHaveTextContent('Green olives · no longer sold');
      expect(cartContents(workspace)).toEqual(['Capers: 1']);
      expect(screen.getByRole('link', { name: 'Similar products: Green olives' })).toHaveAttribute(
        'href',
        '/store?subline=olives',
      );
      await user.click(screen.getByRole('button', { name: 'Dismiss removed products' }));
      expect(screen.queryByText('The following product were removed')).toBeNull();
    });

    it('keeps the lines when the call fails, and tries again', async () => {
      const respond = vi.fn<() => unknown>(() => {
        throw new CallError('network');
      });
      const { user, workspace } = await open([olives], { '/pricing': respond });
      expect(await screen.findByText('We couldn’t check prices and stock')).toBeVisible();
      expect(screen.getByText('You see prices and stock as of when you added the products.')).toBeVisible();
      expect(cartContents(workspace)).toEqual(['Green olives: 3']);
      respond.mockImplementation(() => prices(10)['/pricing']);
      await user.click(screen.getByRole('button', { name: 'Check again' }));
      await waitFor(() => expect(screen.queryByText('We couldn’t check prices and stock')).toBeNull());
    });

    it('asks for another unit if the unit is no longer sold', async () => {
      const units = {
        success: true,
        units_of_measure: [{ product_id: 2, units: 'EA', name: 'Each', factor: 1 }],
      };
      const { user } = await open([oil], { '/units_of_measure': units });
      const unitGoneMessage = 'Case of 12 is no longer sold. Select another unit.';
      expect(await rowOf('Olive oil 1 L').findByText(unitGoneMessage)).toBeVisible();
      await user.selectOptions(rowOf('Olive oil 1 L').getByRole('combobox'), 'Each');
      expect(screen.queryByText(unitGoneMessage)).toBeNull();
    });

    it('refuses a quantity above the stock beside the field, and keeps the former one', async () => {
      const { user, workspace, http } = await open([{ ...olives, units: [EACH, CASE], unit: EACH }], {
        ...stock(12),
        '/units_of_measure': {
          success: true,
          units_of_measure: [EACH, CASE].map(({ code, ...unit }) => ({
            ...unit,
            product_id: 1,
            units: code,
          })),
        },
      });
      await waitFor(() => expect(http.sent.some(({ path }) => path === '/availability')).toBe(true));
      await screen.findByText('Ships', { exact: false });
      const quantity = screen.getByRole('textbox', { name: 'Quantity: Green olives' });
      await waitFor(async () => {
        await user.clear(quantity);
        await user.type(quantity, '24{Enter}');
        expect(screen.getByText('No inventory 24 units')).toBeVisible();
      });
      expect(quantity).toHaveValue('3');
      expect(cartContents(workspace)).toEqual(['Green olives: 3']);
      await user.selectOptions(rowOf('Green olives').getByRole('combobox'), 'Case of 12');
      expect(screen.getByText('No inventory 36 units')).toBeVisible();
      expect(rowOf('Green olives').getByRole('combobox')).toHaveDisplayValue('Each');
    });

    it('shows no price changes if prices are hidden', async () => {
      const { container, http } = await openCart([olives], {
        answers: { ...answers, ...prices(12) },
        company: aCompany({ settings: { hidePrices: true } }),
      });
      await waitFor(() => expect(http.sent.some(({ path }) => path === '/pricing')).toBe(true));
      expect(container).not.toHaveTextContent(/changes? in your cart|increased/);
    });
  });
});

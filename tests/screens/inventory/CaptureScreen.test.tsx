import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { CaptureEndScreen } from '../../../src/screens/inventory/CaptureEndScreen.tsx';
import { CaptureScreen } from '../../../src/screens/inventory/CaptureScreen.tsx';
import { type Answers, renderPortal } from '../../support/renderPortal.tsx';
import { warnsBeforeLeaving } from '../../support/warnsBeforeLeaving.ts';

const product = (product_id: number, name: string) => ({
  product_id,
  name,
  code: `C-${product_id}`,
  remark: '',
  photourl: '',
});
const products = {
  success: true,
  products: [product(1, 'Olive oil'), product(2, 'Rice'), product(3, 'Tea')],
};
const stored = {
  success: true,
  capture: { capture_number: 'n', captured_at: '2026-11-18T12:00:00.000Z', line_count: 3 },
  repeated: false,
};

const open = (answers: Answers = {}, customer = 10) =>
  renderPortal(<CaptureScreen />, {
    answers: { '/inventory_capture/products': products, '/inventory_capture': stored, ...answers },
    at: `/inventory_capture/home/${customer}`,
    route: '/inventory_capture/home/:customerId',
  });

const field = (name: string) => screen.findByRole('textbox', { name });
const sentCaptures = ({ http }: Awaited<ReturnType<typeof renderPortal>>) =>
  http.sent.filter(({ path }) => path === '/inventory_capture').map(({ body }) => body);

describe('an inventory', () => {
  it('requires a number or zero for each product, and is sent once', async () => {
    const portal = await open();
    const { user } = portal;
    await user.type(await field('Olive oil'), '2.5{Enter}');
    expect(await field('Rice')).toHaveFocus();
    await user.keyboard('0{Enter}12');
    expect(screen.getByRole('progressbar', { name: 'Counted' })).toHaveAttribute('aria-valuetext', '3 of 3');
    await user.dblClick(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(portal.address()).toBe('/inventory_capture/done'));
    expect(sentCaptures(portal)).toEqual([
      {
        customer_id: 10,
        capture_number: expect.stringMatching(/^[0-9a-f]{24}$/),
        lines: [
          { product_id: 1, quantity: '2.5' },
          { product_id: 2, quantity: '0' },
          { product_id: 3, quantity: '12' },
        ],
      },
    ]);
  });

  it('shows an error beside each missing number, focuses the first, and sends nothing', async () => {
    const portal = await open();
    const { user } = portal;
    await user.type(await field('Olive oil'), '4');
    await user.type(await field('Rice'), 'many');
    expect(await field('Rice')).toHaveAccessibleDescription('“many” isn’t a number');
    await user.type(await field('Tea'), '-3');
    expect(await field('Tea')).toHaveAccessibleDescription('Enter 0 or more');
    await user.clear(await field('Tea'));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('All products are required to have a valid inventory or zero');
    expect(alert).toHaveTextContent('2 products need a valid number.');
    expect(await field('Tea')).toHaveAccessibleDescription('Enter a number, or 0');
    await waitFor(async () => expect(await field('Rice')).toHaveFocus());
    expect(await field('Olive oil')).toHaveValue('4');
    expect(sentCaptures(portal)).toEqual([]);
  });

  it('sets empty fields to zero with one button', async () => {
    const { user } = await open();
    await user.type(await field('Rice'), '7');
    await user.click(screen.getByRole('button', { name: 'Set the rest to 0' }));
    const values = within(screen.getByRole('list', { name: 'Products to count' }))
      .getAllByRole('textbox')
      .map((input) => input.getAttribute('value'));
    expect(values).toEqual(['0', '7', '0']);
  });

  it('is stored while typing, and deleted after it was sent', async () => {
    const { user, portal } = await open();
    await user.type(await field('Olive oil'), '3');
    const storedKeys = portal.local.keys('inventory.');
    expect(storedKeys).toHaveLength(1);
    expect(portal.local.read(storedKeys[0] ?? '')).toContain('"1":"3"');
    await user.click(screen.getByRole('button', { name: 'Set the rest to 0' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(portal.local.keys('inventory.')).toEqual([]));
  });

  it('keeps its number after a failed call, so that it is stored once; changed counts get a new number', async () => {
    let isDown = true;
    const respond = () => {
      if (isDown) throw new CallError('timeout');
      return stored;
    };
    const portal = await open({ '/inventory_capture': respond });
    const { user } = portal;
    await user.type(await field('Olive oil'), '3');
    await user.click(screen.getByRole('button', { name: 'Set the rest to 0' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We couldn’t confirm your inventory. Your counts are saved',
    );
    expect(await field('Olive oil')).toHaveValue('3');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sentCaptures(portal)).toHaveLength(2));
    await screen.findByRole('alert');
    await user.type(await field('Rice'), '1');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(portal.address()).toBe('/inventory_capture/done'));
    const numbers = sentCaptures(portal).map((body) => JSON.parse(JSON.stringify(body)).capture_number);
    expect(numbers[1]).toBe(numbers[0]);
    expect(numbers[2]).not.toBe(numbers[0]);
  });

  it('shows a prompt before leaving only while it is being sent', async () => {
    let arrive = (_: unknown) => {};
    const slow = () =>
      new Promise((resolve) => {
        arrive = resolve;
      });
    const portal = await open({ '/inventory_capture': slow });
    const { user } = portal;
    await user.type(await field('Olive oil'), '3');
    await user.click(screen.getByRole('button', { name: 'Set the rest to 0' }));
    expect(warnsBeforeLeaving()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sentCaptures(portal)).toHaveLength(1));
    expect(warnsBeforeLeaving()).toBe(true);
    arrive(stored);
    await waitFor(() => expect(portal.address()).toBe('/inventory_capture/done'));
    expect(warnsBeforeLeaving()).toBe(false);
  });

  it('shows a prompt before leaving if the browser can’t store it', async () => {
    const { user, portal } = await open();
    const write = vi.spyOn(portal.local, 'write').mockReturnValue(false);
    await user.type(await field('Olive oil'), '3');
    expect(warnsBeforeLeaving()).toBe(true);
    write.mockRestore();
    await user.type(await field('Olive oil'), '4');
    expect(warnsBeforeLeaving()).toBe(false);
  });

  it('of another customer isn’t shown', async () => {
    const refuseCustomer = () => {
      throw new CallError('forbidden', { code: 'not_yours', status: 403 });
    };
    await open({ '/inventory_capture/products': refuseCustomer }, 99);
    expect(await screen.findByRole('alert')).toHaveTextContent('This inventory belongs to another customer');
  });

  it('shows a retry if the products can’t be loaded', async () => {
    let isDown = true;
    const respond = () => {
      if (isDown) throw new CallError('network');
      return products;
    };
    const { user } = await open({ '/inventory_capture/products': respond });
    await screen.findByText('We couldn’t load the products');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await field('Tea')).toBeVisible();
  });
});

describe('the end of an inventory', () => {
  it('shows that it was sent', async () => {
    await renderPortal(<CaptureEndScreen end="done" />, { at: '/inventory_capture/done' });
    expect(screen.getByRole('status')).toHaveTextContent('Inventory sent');
  });

  it('shows that it wasn’t sent, and returns to the typed counts', async () => {
    const portal = await open();
    await portal.user.type(await field('Tea'), '5');
    await portal.user.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(portal.address()).toBe('/inventory_capture/cancel?customer=10');
    portal.unmount();
    await renderPortal(<CaptureEndScreen end="cancelled" />, { at: '/inventory_capture/cancel?customer=10' });
    expect(screen.getByRole('link', { name: 'Continue counting' })).toHaveAttribute(
      'href',
      '/inventory_capture/home/10',
    );
  });
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import type { JsonObject } from '../../../src/sync/rules/cloudStore.ts';
import { aCompany } from '../../support/builders.ts';
import { cartContents } from '../../support/cart.ts';
import {
  byCodes,
  type CodesCall,
  codeField,
  coffee,
  openScreen,
  PRODUCTS,
  quantityField,
  rowOf,
  tin,
} from '../../support/quickOrder.tsx';

beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => undefined)));

describe('typing', () => {
  it('goes from code to quantity to the next row by Enter, and adds all to the cart by Control and Enter', async () => {
    const { user, workspace } = await openScreen();
    await user.type(codeField(1), 'CO-1052{Enter}2{Enter}');
    expect(codeField(2)).toHaveFocus();
    await user.keyboard('cf0310{Enter}{Enter}');
    expect(await rowOf(1).findByText('$77.80')).toBeVisible();
    expect(await rowOf(2).findByText('Coffee beans 1 kg')).toBeVisible();
    expect(rowOf(2).getByText('CF-0310 · read as this code')).toBeVisible();
    expect(quantityField(2)).toHaveValue('1');
    expect(screen.getByText('2 products ready')).toBeVisible();
    expect(screen.getByText('$91.90')).toBeVisible();
    expect(codeField(3)).toHaveFocus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('2 products added to your cart')).toBeVisible();
    expect(cartContents(workspace)).toEqual(['Olive oil tin 5 L: 2', 'Coffee beans 1 kg: 1']);
    expect(screen.getByText('0 products ready')).toBeVisible();
  });

  it('knows a code that was typed before, and asks nobody for it again', async () => {
    const asked = vi.fn(byCodes);
    const { user } = await openScreen({ '/products/by_codes': asked });
    await user.type(codeField(1), 'CF-0310{Enter}4{Enter}');
    expect(await rowOf(1).findByText('$56.40')).toBeVisible();
    await user.keyboard('CF-0310{Enter}');
    expect(screen.queryByText('No product has this code or name')).toBeNull();
    expect(await rowOf(2).findByText('Coffee beans 1 kg')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await user.type(codeField(1), 'CF-0310{Enter}2{Enter}');
    expect(await rowOf(1).findByText('$28.20')).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('adds up what is typed twice, says so, and goes on in the next row', async () => {
    const { user } = await openScreen();
    await user.type(codeField(1), 'CO-1052{Enter}7{Enter}CF-0310{Enter}1{Enter}CO-1052{Enter}2{Enter}');
    expect(await rowOf(1).findByText('Added up: 7 + 2')).toBeVisible();
    expect(quantityField(1)).toHaveValue('9');
    expect(screen.getByText('2 products ready')).toBeVisible();
    expect(codeField(3)).toHaveFocus();
    expect(codeField(3)).toHaveValue('');
    const readOut = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() => expect(readOut()).toContain('Row 1: Olive oil tin 5 L, 9, $350.10'));
    await user.click(screen.getByRole('button', { name: 'Keep 7' }));
    expect(quantityField(1)).toHaveValue('7');
  });

  it('adds nothing up while a row is being typed, nor in another unit, and counts products', async () => {
    const { user } = await openScreen();
    await user.type(codeField(1), 'CO-1001{Enter}7{Enter}CO-1001{Enter}2');
    expect(await rowOf(2).findByText('Olive oil 1 L')).toBeVisible();
    await user.selectOptions(await rowOf(2).findByRole('combobox', { name: /Olive oil 1 L/ }), 'Case of 12');
    await user.type(quantityField(2), '{Enter}');
    expect(codeField(3)).toHaveFocus();
    expect(screen.getByText('1 product ready')).toBeVisible();
    expect([1, 2].map((row) => quantityField(row))).toEqual([
      expect.objectContaining({ value: '7' }),
      expect.objectContaining({ value: '2' }),
    ]);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('1 product added to your cart')).toBeVisible();
  });

  it('opens the own part numbers of a row, and the list stays as it is', async () => {
    const { user } = await openScreen();
    await user.type(codeField(1), 'CO-1052{Enter}2{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Your part numbers of Olive oil tin 5 L' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Olive oil tin 5 L' }));
    await user.click(await dialog.findByRole('button', { name: 'Add a part number' }));
    expect(dialog.getByRole('textbox', { name: 'Your part number' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(quantityField(1)).toHaveValue('2');
  });

  it('leads to both ends of a row and of the list, and within a text that is being typed to its ends', async () => {
    const { user } = await openScreen();
    await user.type(codeField(1), 'CO-1052{Enter}2{Enter}CF-0310{Enter}3{Enter}');
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(codeField(1)).toHaveFocus();
    await user.keyboard('{End}');
    expect(quantityField(1)).toHaveFocus();
    await user.keyboard('{Home}');
    expect(codeField(1)).toHaveFocus();
    await user.keyboard('{Control>}{End}{/Control}');
    expect(codeField(3)).toHaveFocus();
    await user.keyboard('10{Home}CO-');
    expect(codeField(3)).toHaveValue('CO-10');
  });

  it('leads with the arrow keys to the same field of the row above and below, and Escape restores', async () => {
    const { user } = await openScreen();
    await user.type(codeField(1), 'CO-1052{Enter}2{Enter}CF-0310{Enter}3{Enter}');
    await user.keyboard('{ArrowUp}');
    expect(codeField(2)).toHaveFocus();
    await user.keyboard('{ArrowUp}XY{Escape}');
    expect(codeField(1)).toHaveValue('CO-1052');
    await user.keyboard('{Control>}{Backspace}{/Control}');
    await waitFor(() => expect(codeField(1)).toHaveValue('CF-0310'));
    await user.click(quantityField(1));
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(quantityField(1)).toHaveValue('13');
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(quantityField(1)).toHaveValue('1');
  });

  it('takes a code that a scanner types into the quantity for the next row’s', async () => {
    const { user } = await openScreen({
      '/products/by_codes': ({ body }: CodesCall) => ({
        success: true,
        matches: (body?.codes ?? []).map((code) => ({
          code,
          step: 'barcode',
          product_ids: [code === '8410660001040' ? 1 : 3],
        })),
        products: PRODUCTS,
      }),
    });
    await user.type(codeField(1), '8410660001040{Enter}');
    await user.keyboard('8410660002054{Enter}');
    expect(await rowOf(2).findByText('Coffee beans 1 kg')).toBeVisible();
    expect(quantityField(1)).toHaveValue('1');
    expect(quantityField(2)).toHaveFocus();
  });

  it('takes a code with letters that a scanner types into the quantity for the next row’s, too', async () => {
    const { user } = await openScreen();
    await user.type(codeField(1), 'CO-1052{Enter}CF-0310{Enter}CO-1001{Enter}{Enter}');
    expect(await rowOf(3).findByText('Olive oil 1 L')).toBeVisible();
    expect([1, 2, 3].map((row) => quantityField(row))).toEqual(
      Array.from({ length: 3 }, () => expect.objectContaining({ value: '1' })),
    );
    expect(codeField(4)).toHaveFocus();
  });

  it('takes a size in the quantity, where the company uses sizes', async () => {
    const company = aCompany({ settings: { sizeInput: true } });
    const { user, workspace } = await openScreen({}, {}, { company });
    await user.type(codeField(1), 'CO-1052{Enter}2x3{Enter}');
    // 38.90 a unit, and 6 units.
    expect(await rowOf(1).findByText('$233.40')).toBeVisible();
    expect(rowOf(1).getByText('2x3', { exact: false })).toBeVisible();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('1 product added to your cart')).toBeVisible();
    const [entry] = workspace.cart.state.getState().entries;
    expect(entry?.line).toMatchObject({ quantity: '1', typedSize: '2x3' });
  });

  it('remembers which of several products a code means', async () => {
    let isSaved = false;
    const saved = vi.fn(({ method }: { method: string }) => {
      isSaved ||= method === 'POST';
      return { success: true };
    });
    const { user } = await openScreen({
      '/part_numbers': saved,
      '/products/by_codes': (call: CodesCall) =>
        isSaved
          ? {
              success: true,
              matches: [{ code: 'MX/77', step: 'part_number', product_ids: [2] }],
              products: [tin],
            }
          : byCodes(call),
    });
    await user.type(codeField(1), 'MX/77{Enter}3{Enter}');
    await user.click(await rowOf(1).findByRole('button', { name: /Olive oil tin 5 L/ }));
    await user.click(
      await rowOf(1).findByRole('button', { name: 'Remember MX/77 as your part number for this product' }),
    );
    expect(await screen.findByText('We’ll recognize MX/77 from now on')).toBeVisible();
    expect(saved).toHaveBeenCalledWith(
      expect.objectContaining({ body: { part_numbers: [{ number: 'MX/77', product_id: 2 }] } }),
    );
    await user.type(codeField(2), 'MX/77{Enter}');
    expect(await rowOf(2).findByText('CO-1052 · Your no. MX/77')).toBeVisible();
  });

  it('keeps only what couldn’t be added: the second row of a product, for which there isn’t enough left', async () => {
    const { user, workspace } = await openScreen(
      { '/products/2,3': { success: true, products: [tin, coffee] } },
      {
        client_id: 10,
        rows: {
          a: { position: 1, code: 'CO-1052', product_id: 2, quantity: '70' },
          b: { position: 2, code: 'CO-1052', product_id: 2, quantity: '20' },
          c: { position: 3, code: 'CF-0310', product_id: 3, quantity: '1' },
        },
      },
    );
    expect(await screen.findByText('2 products ready')).toBeVisible();
    await user.type(codeField(4), '{Control>}{Enter}{/Control}');
    expect(await screen.findByText(/^2 products added to your cart\. .*Olive oil tin 5 L/)).toBeVisible();
    expect(cartContents(workspace)).toEqual(['Olive oil tin 5 L: 70', 'Coffee beans 1 kg: 1']);
    await waitFor(() => expect(quantityField(1)).toHaveValue('20'));
    expect(screen.getByText('1 product ready')).toBeVisible();
  });

  it('says what couldn’t be looked up, and looks it up with the next row', async () => {
    let isDown = true;
    const { user } = await openScreen({
      '/products/by_codes': (call: CodesCall) => {
        if (isDown) throw new CallError('network');
        return byCodes(call);
      },
    });
    await user.type(codeField(1), 'CO-1052{Enter}2{Enter}');
    expect(await screen.findByText('We couldn’t look this up')).toBeVisible();
    isDown = false;
    await user.type(codeField(2), 'XX-9{Enter}1{Enter}');
    expect(await rowOf(1).findByText('$77.80')).toBeVisible();
    expect(await rowOf(2).findByText('No product has this code or name')).toBeVisible();
    expect(screen.queryByText('We couldn’t look this up')).toBeNull();
  });

  it('says what is wrong with a quantity, and counts the row once it is mended', async () => {
    const { user } = await openScreen();
    await user.type(codeField(1), 'CO-1052{Enter}many{Enter}');
    expect(await screen.findByText('“many” isn’t a quantity')).toBeVisible();
    expect(quantityField(1)).toBeInvalid();
    expect(screen.getByText('1 row to fix')).toBeVisible();
    await user.clear(quantityField(1));
    await user.type(quantityField(1), '2.5{Enter}');
    expect(await screen.findByText('Only whole units are sold')).toBeVisible();
    await user.clear(quantityField(1));
    await user.type(quantityField(1), '80{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Order 75 only' }));
    expect(await screen.findByText('1 product ready')).toBeVisible();
  });

  it('proposes a near code, which Enter takes, and remembers the code', async () => {
    const saved = vi.fn(() => ({ success: true }));
    const { user } = await openScreen({ '/part_numbers': saved });
    await user.type(codeField(1), 'olive{Enter}3{Enter}');
    expect(await rowOf(1).findByText('Did you mean')).toBeVisible();
    expect(rowOf(1).getByText('not counted')).toBeVisible();
    await user.click(codeField(1));
    await user.keyboard('{Enter}');
    expect(quantityField(1)).toHaveFocus();
    expect(await rowOf(1).findByText('$26.22')).toBeVisible();
    await user.click(
      rowOf(1).getByRole('button', { name: 'Remember olive as your part number for this product' }),
    );
    expect(await screen.findByText('We’ll recognize olive from now on')).toBeVisible();
    expect(saved).toHaveBeenCalledWith(
      expect.objectContaining({ body: { part_numbers: [{ number: 'olive', product_id: 1 }] } }),
    );
  });
});

const pasteInto = async (field: HTMLElement, text: string) => {
  const clipboardData = { getData: () => text };
  await act(async () => void fireEvent.paste(field, { clipboardData }));
};

test('a suggestion is taken by the arrow keys or the mouse, and keeps its product', async () => {
  const { user } = await openScreen();
  await user.type(codeField(1), 'coff');
  const options = await screen.findByRole('listbox', { name: 'Matching products, row 1' });
  await user.click(within(options).getByRole('option', { name: /Coffee beans 1 kg/ }));
  expect(quantityField(1)).toHaveFocus();
  await user.keyboard('2{Enter}tin');
  await screen.findByRole('listbox', { name: 'Matching products, row 2' });
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}1{Enter}');
  expect(await rowOf(1).findByText('$28.20')).toBeVisible();
  expect(await rowOf(2).findAllByText('$38.90')).toHaveLength(2);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('an exact code wins over the suggestions that are open, whichever is first', async () => {
  const { user } = await openScreen();
  await user.type(codeField(1), 'CF-0310');
  const options = await screen.findByRole('listbox', { name: 'Matching products, row 1' });
  expect(within(options).getAllByRole('option')[0]).toHaveTextContent('Olive oil 1 L');
  await user.keyboard('{Enter}2{Enter}');
  expect(await rowOf(1).findByText('Coffee beans 1 kg')).toBeVisible();
  expect(await rowOf(1).findByText('$28.20')).toBeVisible();
});

test('the row that was left is read out: what it orders, or what is wrong with it', async () => {
  const { user } = await openScreen();
  await user.type(codeField(1), 'CO-1052{Enter}2{Enter}');
  const readOut = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await waitFor(() => expect(readOut()).toContain('Row 1: Olive oil tin 5 L, 2, $77.80'));
  await user.keyboard('CO-9{Enter}1{Enter}');
  await waitFor(() => expect(readOut()).toContain('Row 2: No product has this code or name'));
  await user.keyboard('olive{Enter}1{Enter}');
  await waitFor(() => expect(readOut()).toContain('Row 3: 2 products match. Choose one'));
});

test('the code isn’t repeated beside the field that has it, and is told where another text was typed', async () => {
  const { user } = await openScreen();
  await user.type(codeField(1), 'CO-1052{Enter}2{Enter}cf0310{Enter}1{Enter}');
  expect(await rowOf(1).findByText('Olive oil tin 5 L')).toBeVisible();
  expect(rowOf(1).queryByText(/CO-1052/)).toBeNull();
  expect(await rowOf(2).findByText('CF-0310 · read as this code')).toBeVisible();
});

test('the foot leads to the first row to fix', async () => {
  const { user } = await openScreen();
  await user.type(codeField(1), 'CO-1052{Enter}2{Enter}CO-9{Enter}1{Enter}CO-8{Enter}1{Enter}');
  expect(codeField(4)).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: '2 rows to fix' }));
  expect(codeField(2)).toHaveFocus();
});

test('where the field of a list is below the rows, a button leads to it', async () => {
  const { user } = await openScreen();
  await user.click(screen.getByText('Paste a list'));
  expect(screen.getByRole('textbox', { name: 'Your list' })).toHaveFocus();
});

describe('a list', () => {
  const LIST = 'CO-1052\t1\nCF-0310\t6\nco1001\t2 cs\nXX-9\t10\nCF-0310\t2';

  it('is pasted at a row, adds up what is in it twice, keeps what it doesn’t know, and is taken back', async () => {
    const { user } = await openScreen();
    await user.type(codeField(1), 'CO-1001{Enter}1{Enter}');
    await pasteInto(codeField(2), LIST);
    expect(await screen.findByText('Added up: 6 + 2')).toBeVisible();
    expect(codeField(1)).toHaveValue('CO-1001');
    expect(codeField(4)).toHaveValue('co1001');
    expect(rowOf(4).getByRole('combobox', { name: /Olive oil 1 L/ })).toHaveDisplayValue('Case of 12');
    expect(rowOf(4).getByText('$209.76')).toBeVisible();
    expect(codeField(5)).toHaveValue('XX-9');
    expect(rowOf(5).getByText('No product has this code or name')).toBeVisible();
    expect(screen.getByText('3 products ready')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep 6' }));
    expect(quantityField(3)).toHaveValue('6');
  });

  it('is taken back as a whole', async () => {
    const { user } = await openScreen();
    await user.type(codeField(1), 'CO-1001{Enter}1{Enter}');
    await pasteInto(screen.getByRole('textbox', { name: 'Your list' }), LIST);
    expect(await screen.findByText('5 rows')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Looking it up…')).toBeNull());
    await user.click(codeField(1));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(screen.getAllByRole('combobox', { name: /^Code or name/ })).toHaveLength(2));
    expect(codeField(1)).toHaveValue('CO-1001');
  });

  it('is taken back from the field it was pasted into, and not while another is being written there', async () => {
    const { user } = await openScreen();
    const field = screen.getByRole('textbox', { name: 'Your list' });
    await pasteInto(field, LIST);
    expect(await screen.findByText('5 rows')).toBeVisible();
    await user.type(field, 'CO{Control>}z{/Control}');
    expect(codeField(1)).toHaveValue('CO-1052');
    await user.clear(field);
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(screen.getAllByRole('combobox', { name: /^Code or name/ })).toHaveLength(1));
    expect(codeField(1)).toHaveValue('');
  });

  it('has limits, which are told beforehand and again when it is too long', async () => {
    const { user } = await openScreen();
    const list = screen.getByRole('region', { name: 'Paste or drop your list here' });
    expect(within(list).getByText(/Up to 10,000 rows or 5 MB/)).toBeVisible();
    const rows = Array.from({ length: 10_001 }, (_, at) => `CO-${at};1`).join('\n');
    await user.upload(screen.getByLabelText('Choose file'), new File([rows], 'list.csv'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/10,000 rows/);
    expect(screen.getAllByRole('combobox', { name: /^Code or name/ })).toHaveLength(1);
  });

  it('that is no list is refused with the reason', async () => {
    const { user } = await openScreen();
    await user.upload(screen.getByLabelText('Choose file'), new File(['\n;;\n'], 'list.csv'));
    expect(await screen.findByText('There’s nothing to order in this list.')).toBeVisible();
  });

  it('has a name alone among codes as a row to fix', async () => {
    await openScreen();
    await pasteInto(screen.getByRole('textbox', { name: 'Your list' }), 'CO-1052 1\nsriracha');
    expect(await screen.findByText('2 rows')).toBeVisible();
    expect(codeField(2)).toHaveValue('sriracha');
    expect(quantityField(2)).toHaveValue('');
    expect(await screen.findByRole('button', { name: '1 row to fix' })).toBeVisible();
  });

  it('leaves out sentences, and says so', async () => {
    await openScreen();
    await pasteInto(screen.getByRole('textbox', { name: 'Your list' }), 'Hello,\n2 CO-1052\nThanks.');
    expect(await screen.findByText('2 lines weren’t read as products:')).toBeVisible();
    expect(screen.getByText('Hello,')).toBeVisible();
    expect(quantityField(1)).toHaveValue('2');
  });
});

describe('the draft', () => {
  const SAVED: JsonObject = {
    client_id: 10,
    rows: {
      b: { position: 2, code: 'CF-0310', product_id: 3, quantity: '4' },
      a: { position: 1, code: 'CO-1052', product_id: 2, quantity: '2' },
    },
  };

  it('is there again, with prices, and is kept in the cloud store', async () => {
    const { user, draft } = await openScreen(
      { '/products/2,3': { success: true, products: [tin, coffee] } },
      SAVED,
    );
    expect(await rowOf(1).findByText('$77.80')).toBeVisible();
    expect(rowOf(2).getByText('$56.40')).toBeVisible();
    await user.clear(quantityField(2));
    await user.type(quantityField(2), '5{Enter}');
    await waitFor(() =>
      expect(draft.document()).toMatchObject({
        rows: { b: { quantity: '5', product_id: 3 }, a: { quantity: '2' } },
      }),
    );
  });

  it('of another client is emptied', async () => {
    await openScreen({}, { ...SAVED, client_id: 99 });
    expect(screen.getAllByRole('combobox', { name: /^Code or name/ })).toHaveLength(1);
  });

  it('says which product is gone', async () => {
    await openScreen({ '/products/2,3': { success: true, products: [tin] } }, SAVED);
    expect(await screen.findByText('No longer available')).toBeVisible();
  });

  it('is cleared, which leads to the first code and can be undone', async () => {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media === '(pointer: fine)' }),
    );
    const { user } = await openScreen({ '/products/2,3': { success: true, products: [tin, coffee] } }, SAVED);
    await user.click(await screen.findByRole('button', { name: 'Clear all' }));
    expect(await screen.findByText('Quick order cleared')).toBeVisible();
    expect(codeField(1)).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(codeField(2)).toHaveValue('CF-0310');
  });
});

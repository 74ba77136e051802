import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { SearchBox } from '../../../src/app/layout/SearchBox.tsx';
import { dropHeldKeys, takeHeldKeys } from '../../../src/design-system/heldKeys.ts';
import { catalogueResponses } from '../../support/catalogue.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

beforeAll(async () => {
  await import('../../../src/state/catalogue/useCatalogue.ts');
});
const advanceTime = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    await vi.dynamicImportSettled();
  });

const openSearch = async () => {
  const { http, address } = await renderPortal(<SearchBox />, {
    answers: catalogueResponses(),
    at: '/store',
    route: '/store',
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const field = screen.getByRole('searchbox', { name: 'Search products' });
  return {
    field,
    address,
    write: (value: string) => fireEvent.change(field, { target: { value } }),
    searchRequests: () =>
      http.sent.filter(({ path }) => path === '/products/_search').map(({ body }) => JSON.stringify(body)),
  };
};

describe('typing in the search', () => {
  it('searches once, 100 ms after the last letter', async () => {
    const { field, write, searchRequests, address } = await openSearch();
    for (const text of ['o', 'ol', 'oli', 'oliv']) {
      write(text);
      await advanceTime(99);
    }
    write('olive');
    await advanceTime(99);
    expect(searchRequests()).toEqual([]);
    expect(address()).toBe('/store');
    expect(field).toHaveValue('olive');
    await advanceTime(1);
    expect(searchRequests()).toEqual([expect.stringContaining('"olive"')]);
    await advanceTime(1_000);
    expect(searchRequests()).toHaveLength(1);
    expect(address()).toBe('/store?text=olive');
  });

  it('searches at once with Enter', async () => {
    const { field, write, searchRequests, address } = await openSearch();
    write('olive');
    fireEvent.keyDown(field, { key: 'Enter' });
    await advanceTime(0);
    expect(searchRequests()).toEqual([expect.stringContaining('"olive"')]);
    await advanceTime(100);
    expect(searchRequests()).toHaveLength(1);
    expect(address()).toBe('/store?text=olive');
  });

  it('doesn’t search for a text that is cleared within 100 ms', async () => {
    const { write, searchRequests, address } = await openSearch();
    write('ol');
    await advanceTime(99);
    write('');
    await advanceTime(99);
    expect(searchRequests()).toEqual([]);
    await advanceTime(1_000);
    expect(searchRequests().filter((request) => request.includes('"ol"'))).toEqual([]);
    expect(address()).toBe('/store');
  });
});

describe('the shortcut', () => {
  const openIn = async (ownsPage: boolean) => {
    document.body.insertAdjacentHTML('afterbegin', '<p tabindex="0" data-testid="parent">CRM</p>');
    const { user } = await renderPortal(
      <>
        <button type="button">inside</button>
        <SearchBox />
      </>,
      { ownsPage, at: '/store', route: '/store' },
    );
    const parent = screen.getByTestId('parent');
    return { user, parent, field: screen.getByRole('searchbox', { name: 'Search products' }) };
  };
  afterEach(() => screen.getByTestId('parent').remove());

  it('leads to the search from anywhere on the portal’s own page', async () => {
    const { user, parent, field } = await openIn(true);
    parent.focus();
    await user.keyboard('/');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('');
  });

  it('in a slot it is only the portal’s: the parent keeps its focus and its keys', async () => {
    const { user, parent, field } = await openIn(false);
    const heard = vi.fn((event: Event) => event.defaultPrevented);
    document.addEventListener('keydown', heard);
    parent.focus();
    await user.keyboard('/');
    expect(parent).toHaveFocus();
    expect(heard).toHaveReturnedWith(false);
    document.removeEventListener('keydown', heard);
    screen.getByRole('button', { name: 'inside' }).focus();
    await user.keyboard('/');
    expect(field).toHaveFocus();
  });

  it('in a shadow root of the parent a typed slash stays text', async () => {
    const { field } = await openIn(true);
    const host = document.createElement('div');
    document.body.append(host);
    const own = document.createElement('input');
    host.attachShadow({ mode: 'open' }).append(own);
    own.focus();
    const event = new KeyboardEvent('keydown', { key: '/', bubbles: true, composed: true, cancelable: true });
    own.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(field).not.toHaveFocus();
    host.remove();
  });
});

describe('the keys after a code and Enter', () => {
  const typeCode = async (ownsPage: boolean) => {
    document.body.insertAdjacentHTML('afterbegin', '<input aria-label="Amount" />');
    const { user } = await renderPortal(<SearchBox />, { ownsPage, at: '/store' });
    const amount = screen.getByRole('textbox', { name: 'Amount' });
    const search = screen.getByRole('searchbox', { name: 'Search products' });
    await user.type(search, '4711{Enter}');
    return { user, amount, search };
  };
  afterEach(() => {
    dropHeldKeys();
    screen.getByRole('textbox', { name: 'Amount' }).remove();
  });

  it('in a slot a field of the parent gets its own keys', async () => {
    const { user, amount } = await typeCode(false);
    act(() => amount.focus());
    await user.keyboard('12.5x');
    expect(amount).toHaveValue('12.5x');
    expect(takeHeldKeys()).toMatchObject({ text: '', hasEnter: false });
  });

  it('are held within the slot, unless they are used already', async () => {
    const { user, search } = await typeCode(false);
    await user.keyboard('12');
    expect(search).toHaveValue('4711');
    const used = (event: Event) => event.preventDefault();
    document.addEventListener('keydown', used, true);
    await user.keyboard('3');
    document.removeEventListener('keydown', used, true);
    await user.keyboard('4{Enter}');
    expect(takeHeldKeys()).toMatchObject({ text: '124', hasEnter: true });
  });
});

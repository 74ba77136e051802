import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { SearchBox } from '../../../src/app/layout/SearchBox.tsx';
import { catalogueResponses } from '../../support/catalogue.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

beforeAll(async () => {
  await import('../../../src/state/catalogue/useCatalogue.ts');
});
afterEach(() => {
  vi.useRealTimers();
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

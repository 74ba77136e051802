import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { SearchBox } from '../../../src/app/layout/SearchBox.tsx';
import { answersFor } from '../../support/catalogue.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

beforeAll(async () => {
  await import('../../../src/state/catalogue/useCatalogue.ts');
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    await vi.dynamicImportSettled();
  });

const openSearch = async () => {
  const { http, address } = await renderPortal(<SearchBox />, {
    answers: answersFor(),
    at: '/store',
    route: '/store',
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const field = screen.getByRole('searchbox', { name: 'Search products' });
  return {
    field,
    address,
    write: (value: string) => fireEvent.change(field, { target: { value } }),
    questions: () =>
      http.sent.filter(({ path }) => path === '/products/_search').map(({ body }) => JSON.stringify(body)),
  };
};

describe('typing in the search', () => {
  it('asks once it has rested for 100 ms, and once for all letters', async () => {
    const { field, write, questions, address } = await openSearch();
    for (const text of ['o', 'ol', 'oli', 'oliv']) {
      write(text);
      await pass(99);
    }
    write('olive');
    await pass(99);
    expect(questions()).toEqual([]);
    expect(address()).toBe('/store');
    expect(field).toHaveValue('olive');
    await pass(1);
    expect(questions()).toEqual([expect.stringContaining('"olive"')]);
    await pass(1_000);
    expect(questions()).toHaveLength(1);
    expect(address()).toBe('/store?text=olive');
  });

  it('doesn’t rest before Enter', async () => {
    const { field, write, questions, address } = await openSearch();
    write('olive');
    fireEvent.keyDown(field, { key: 'Enter' });
    await pass(0);
    expect(questions()).toEqual([expect.stringContaining('"olive"')]);
    await pass(100);
    expect(questions()).toHaveLength(1);
    expect(address()).toBe('/store?text=olive');
  });

  it('asks nothing for what is emptied before it rested', async () => {
    const { write, questions, address } = await openSearch();
    write('ol');
    await pass(99);
    write('');
    await pass(99);
    expect(questions()).toEqual([]);
    await pass(1_000);
    expect(questions().filter((question) => question.includes('"ol"'))).toEqual([]);
    expect(address()).toBe('/store');
  });
});

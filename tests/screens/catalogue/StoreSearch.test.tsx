import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { SearchBox } from '../../../src/app/layout/SearchBox.tsx';
import { StoreScreen } from '../../../src/screens/catalogue/StoreScreen.tsx';
import { aCompany, aProductWire } from '../../support/builders.ts';
import { answersFor, oliveOil, tin } from '../../support/catalogue.ts';
import { aCustomer } from '../../support/customer.ts';
import { renderPortal } from '../../support/renderPortal.tsx';
import { fetchLaterParts, openStore, rowOf } from './openStore.tsx';

beforeAll(fetchLaterParts);
afterEach(() => void vi.unstubAllGlobals());

const nothingFound = { took: 1, timed_out: false, hits: { total: 0, hits: [] }, aggregations: {} };

describe('the search of the store', () => {
  it('keeps filters in the address and asks the search for them', async () => {
    const { user, address, http } = await openStore();
    await rowOf('Olive oil tin 5 L');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const filters = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(await filters.findByRole('checkbox', { name: /Casa Oliva/ }));
    expect(address()).toBe('/store?brand=Casa+Oliva#filters');
    expect(filters.getByRole('checkbox', { name: /Casa Oliva/ })).toBeChecked();
    const asked = http.sent.filter(({ path }) => path === '/products/_search').at(-1)?.body;
    expect(asked).toMatchObject({
      post_filter: { bool: { filter: [{ terms: { 'brand_name.keyword': ['Casa Oliva'] } }] } },
    });
    await user.click(filters.getByRole('button', { name: 'Close' }));
    expect(address()).toBe('/store?brand=Casa+Oliva');
  });

  it('holds what was pressed until its products come, and the next press goes on from it', async () => {
    const { address } = await openStore({
      answers: answersFor({
        products: [oliveOil, aProductWire({ id: 3, name: 'Sherry vinegar', line_name: 'Vinegars' })],
      }),
      at: '/store#filters',
    });
    const filters = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const oils = await filters.findByRole('checkbox', { name: /Oils/ });
    const vinegars = filters.getByRole('checkbox', { name: /Vinegars/ });
    // Without act the browser's own pace: what React puts off stays put off while one presses.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    oils.click();
    const held = [oils, vinegars].map((box) => box.matches(':checked'));
    vinegars.click();
    const both = [oils, vinegars].map((box) => box.matches(':checked'));
    await waitFor(() => expect(address()).toBe('/store?line=Oils&line=Vinegars#filters'));
    expect([held, both]).toEqual([
      [true, false],
      [true, true],
    ]);
    expect(filters.getAllByRole('checkbox', { checked: true })).toEqual([oils, vinegars]);
  });

  it('lets one value be chosen where the company allows one', async () => {
    const { user, address } = await openStore({
      answers: answersFor({
        products: [oliveOil, aProductWire({ id: 3, name: 'Sherry vinegar', line_name: 'Vinegars' })],
      }),
      company: aCompany({ settings: { filterSelection: 'single' } }),
      at: '/store?line=Oils#filters',
    });
    const filters = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const lines = within(await filters.findByRole('group', { name: 'Line' }));
    expect(lines.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(lines.getByRole('radio', { name: /Vinegars/ }));
    expect(address()).toBe('/store?line=Vinegars#filters');
    expect(lines.getByRole('radio', { checked: true })).toHaveAccessibleName(/Vinegars/);
    await user.click(lines.getByRole('radio', { name: 'All' }));
    expect(address()).toBe('/store#filters');
  });

  it('finds a value of a long filter by typing, and never shows more than can be looked through', async () => {
    const products = Array.from({ length: 120 }, (_, at) =>
      aProductWire({ id: at + 1, name: `Product ${at + 1}`, brand_name: `Marca ñ${at + 1}` }),
    );
    const { user, address } = await openStore({ answers: answersFor({ products }), at: '/store#filters' });
    const filters = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const brands = within(await filters.findByRole('group', { name: 'Brand' }));
    expect(brands.getAllByRole('checkbox')).toHaveLength(8);
    await user.click(brands.getByRole('button', { name: 'Show all 120' }));
    expect(brands.getAllByRole('checkbox')).toHaveLength(100);
    expect(brands.getByRole('checkbox', { name: /Marca ñ9 / })).toHaveFocus();
    expect(brands.getByRole('status')).toHaveTextContent('100 of 120');
    await user.type(brands.getByRole('searchbox', { name: 'Search: Brand' }), 'n117');
    expect(brands.getByRole('status')).toHaveTextContent('1 of 120');
    await user.click(brands.getByRole('checkbox', { name: /Marca ñ117/ }));
    expect(new URLSearchParams(address().split(/[?#]/)[1]).get('brand')).toBe('Marca ñ117');
  });

  it.each(['/store?line=Vinegars', '/store?bundle=7', '/store?inStock=1'])(
    'speaks of no spelling where nothing was typed: %s',
    async (at) => {
      await openStore({ answers: { ...answersFor(), '/products/_search': nothingFound }, at });
      expect(await screen.findByRole('heading', { name: 'No products found' })).toBeVisible();
      expect(screen.getByText(/^No product available to you matches your filters/)).toBeVisible();
      expect(screen.queryByText(/spelling/)).toBeNull();
    },
  );

  it('offers the nearest words, and what to drop with what it would show', async () => {
    const { user, address, http } = await openStore({
      answers: {
        ...answersFor(),
        '/products/_search': ({ body }: { body: { _source?: boolean; query: unknown } }) =>
          body._source === false
            ? {
                hits: {
                  total: 2,
                  hits: [
                    { _id: '1', highlight: { name: ['Extra virgin \uE000olive\uE001 \uE000oil\uE001 1 L'] } },
                  ],
                },
                aggregations: {
                  0: { doc_count: 0 },
                  1: { doc_count: 12 },
                  2: { doc_count: 0 },
                  3: { doc_count: 31 },
                },
              }
            : nothingFound,
      },
      at: '/store?text=olvie+oyl&brand=Solana&sort=name',
    });
    expect(await screen.findByRole('heading', { name: 'No results for “olvie oyl”' })).toBeVisible();
    expect(screen.getByText(/^Check your spelling/)).toBeVisible();
    const more = within(await screen.findByRole('list', { name: 'Broaden your search' }));
    expect(more.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Only “olvie”12 products',
      'Without the search31 products',
    ]);
    expect(screen.getByRole('link', { name: 'Show all products' })).toHaveAttribute('href', '/store');
    await user.click(screen.getByRole('link', { name: 'olive oil' }));
    expect(address()).toBe('/store?text=olive+oil&brand=Solana&sort=name');
    expect(http.sent.filter(({ path }) => path === '/products/_search')).toHaveLength(3 + 1);
  });

  it('where neither filters nor spelling are right, offers what is meant in all products, and says so', async () => {
    const near = ['Extra virgin \uE000olive\uE001 \uE000oil\uE001 1 L'];
    const { user, address } = await openStore({
      answers: {
        ...answersFor(),
        '/products/_search': ({ body }: { body: { _source?: boolean; post_filter: unknown } }) => {
          if (body._source !== false) return nothingFound;
          const isNarrowed = JSON.stringify(body.post_filter).includes('Harbor Roast');
          return isNarrowed
            ? { hits: { total: 0, hits: [] }, aggregations: { 3: { doc_count: 9 } } }
            : {
                hits: { total: 1, hits: [{ _id: '1', highlight: { name: near } }] },
                aggregations: { 1: { doc_count: 2 } },
              };
        },
      },
      at: '/store?text=olvie+oyl&brand=Harbor+Roast&sort=name',
    });
    expect(await screen.findByText('In all products, did you mean')).toBeVisible();
    const more = within(screen.getByRole('list', { name: 'Broaden your search' }));
    expect(more.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Only “olvie”, in all products2 products', '/store?text=olvie&sort=name'],
      ['Without the search9 products', '/store?brand=Harbor+Roast&sort=name'],
    ]);
    await user.click(screen.getByRole('link', { name: 'olive oil' }));
    expect(address()).toBe('/store?text=olive+oil&sort=name');
  });

  it('still offers what to drop when nobody says what it would show', async () => {
    await openStore({
      answers: {
        ...answersFor(),
        '/products/_search': ({ body }: { body: { _source?: boolean } }) => {
          if (body._source === false) throw new CallError('network');
          return nothingFound;
        },
      },
      at: '/store?brand=Solana',
    });
    const drop = await screen.findByRole('link', { name: 'Without “Solana”' });
    expect(drop).toHaveAttribute('href', '/store');
  });

  it('marks what was found, in the name and in the code', async () => {
    const answers = answersFor({ products: [oliveOil] });
    await openStore({
      answers: {
        ...answers,
        '/products/_search': {
          ...nothingFound,
          hits: {
            total: 1,
            hits: [
              {
                _id: '1',
                _source: oliveOil,
                highlight: { name: ['Extra virgin \uE000olive\uE001 oil 1 L'], code: ['\uE000CO-1\uE001'] },
              },
            ],
          },
        },
      },
      at: '/store?text=olive',
    });
    const row = await rowOf('Extra virgin olive oil 1 L');
    expect(
      row.getAllByText((_, element) => element?.tagName === 'MARK').map((mark) => mark.textContent),
    ).toEqual(['olive', 'CO-1']);
  });

  it('goes on to the first product with Enter, without waiting', async () => {
    const { user } = await renderPortal(
      <>
        <SearchBox />
        <StoreScreen />
      </>,
      { answers: answersFor(), at: '/store', route: '/store' },
    );
    const first = await screen.findByRole('link', { name: 'Extra virgin olive oil 1 L' });
    await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'co-1{Enter}');
    await screen.findByRole('heading', { level: 1, name: '“co-1”' });
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Extra virgin olive oil 1 L' })).toHaveFocus(),
    );
    expect(first).toBeDefined();
  });

  it('shows a quick answer at once: the list isn’t busy before', async () => {
    const { user } = await renderPortal(
      <>
        <SearchBox />
        <StoreScreen />
      </>,
      { answers: answersFor(), at: '/store', route: '/store' },
    );
    await rowOf('Extra virgin olive oil 1 L');
    let wasBusy = false;
    const watcher = new MutationObserver(() => {
      wasBusy ||= document.querySelector('[aria-busy=true]') !== null;
    });
    watcher.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
    await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'olive');
    await screen.findByRole('heading', { level: 1, name: '“olive”' });
    await rowOf('Extra virgin olive oil 1 L');
    watcher.disconnect();
    expect(wasBusy).toBe(false);
  });

  it('asks for nothing that the company or the customer may not see', async () => {
    const { http } = await openStore({
      company: aCompany({
        categoriesToHide: ['Secret'],
        products: [1, 2, 3],
        settings: { hideSoldOutItems: true },
      }),
      customer: aCustomer({ products: [2] }),
    });
    await rowOf('Olive oil tin 5 L');
    const asked = http.sent.find(({ path }) => path === '/products/_search')?.body;
    expect(asked).toMatchObject({
      query: {
        bool: {
          filter: expect.arrayContaining([{ terms: { id: [2] } }, { term: { sold_out: false } }]),
          must_not: expect.arrayContaining([{ terms: { 'line_name.keyword': ['Secret'] } }]),
        },
      },
    });
  });

  it('never shows the late answer to an earlier search over a newer one', async () => {
    const late: (() => void)[] = [];
    const answered = (product: typeof oliveOil) => ({
      ...nothingFound,
      hits: { total: 1, hits: [{ _id: String(product.id), _source: product }] },
    });
    const answers = {
      ...answersFor(),
      '/products/_search': ({ body }: { body: { query: unknown } }) =>
        JSON.stringify(body.query).includes('"oliv"')
          ? new Promise((resolve) => late.push(() => resolve(answered(tin))))
          : answered(oliveOil),
    };
    const { user, address } = await renderPortal(
      <>
        <SearchBox />
        <StoreScreen />
      </>,
      { answers, at: '/store', route: '/store' },
    );
    const search = screen.getByRole('searchbox', { name: 'Search products' });
    await user.type(search, 'oliv');
    await waitFor(() => expect(late).toHaveLength(1));
    await waitFor(() => expect(address()).toBe('/store?text=oliv'));
    await user.type(search, 'e');
    await screen.findByRole('heading', { level: 1, name: '“olive”' });
    await rowOf('Extra virgin olive oil 1 L');
    await act(async () => late[0]?.());
    expect(screen.getByRole('heading', { level: 1, name: '“olive”' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Extra virgin olive oil 1 L' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Olive oil tin 5 L' })).not.toBeInTheDocument();
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { SearchBox } from '../../../src/app/layout/SearchBox.tsx';
import { StoreScreen } from '../../../src/screens/catalogue/StoreScreen.tsx';
import { aCompany, aProductWire } from '../../support/builders.ts';
import { aTransactionWire } from '../../support/cart.ts';
import { catalogueResponses, oliveOil, tin } from '../../support/catalogue.ts';
import { aCustomer } from '../../support/customer.ts';
import { renderPortal } from '../../support/renderPortal.tsx';
import { loadLazyParts, openStore, rowOf } from './openStore.tsx';

beforeAll(loadLazyParts);
const nothingFound = { took: 1, timed_out: false, hits: { total: 0, hits: [] }, aggregations: {} };

describe('the search of the store', () => {
  it('keeps filters in the address and sends them with the search', async () => {
    const { user, address, http } = await openStore();
    await rowOf('Olive oil tin 5 L');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const filters = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(await filters.findByRole('checkbox', { name: /Casa Oliva/ }));
    expect(address()).toBe('/store?brand=Casa+Oliva#filters');
    expect(filters.getByRole('checkbox', { name: /Casa Oliva/ })).toBeChecked();
    const searchBody = http.sent.filter(({ path }) => path === '/products/_search').at(-1)?.body;
    expect(searchBody).toMatchObject({
      post_filter: { bool: { filter: [{ terms: { 'brand_name.keyword': ['Casa Oliva'] } }] } },
    });
    await user.click(filters.getByRole('button', { name: 'Close' }));
    expect(address()).toBe('/store?brand=Casa+Oliva');
  });

  it('shows the chosen filters above the list, each with a way to remove it', async () => {
    const { user, address } = await openStore({ at: '/store?text=oil&brand=Casa+Oliva&size=5+L&inStock=1' });
    const chosen = await screen.findByRole('list', { name: 'Chosen filters' });
    expect(
      within(chosen)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Casa Oliva', '5 L', 'In stock only']);
    await user.click(within(chosen).getByRole('button', { name: 'Remove filter: 5 L' }));
    expect(address()).toBe('/store?text=oil&brand=Casa+Oliva&inStock=1');
    await waitFor(() =>
      expect(within(chosen).getByRole('button', { name: 'Remove filter: In stock only' })).toHaveFocus(),
    );
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/store?text=oil');
    expect(screen.queryByRole('list', { name: 'Chosen filters' })).toBeNull();
  });

  it.each([
    ['WEB-1234567', 'WEB-1234567'],
    ['1234567', 'WEB-1234567'],
  ])('finds the order %s', async (text, number) => {
    await openStore({
      at: `/store?text=${text}`,
      answers: {
        ...catalogueResponses(),
        '/transactions': {
          success: true,
          total: 2,
          transactions: [
            aTransactionWire({ id: 'id-9', transaction_number: number }),
            aTransactionWire({ id: 'id-8', transaction_number: 'WEB-12345678' }),
          ],
        },
      },
    });
    const found = within(await screen.findByRole('list', { name: 'Orders and invoices' }));
    expect(found.getAllByRole('listitem')).toHaveLength(1);
    expect(found.getByRole('link', { name: `Order ${number}` })).toHaveAttribute(
      'href',
      '/account?document=id-9',
    );
  });

  it('a number that is an order’s and no product’s is no misspelt product', async () => {
    await openStore({
      at: '/store?text=WEB-1234567',
      answers: {
        ...catalogueResponses(),
        '/products/_search': nothingFound,
        '/transactions': {
          success: true,
          total: 1,
          transactions: [aTransactionWire({ id: 'id-9', transaction_number: 'WEB-1234567' })],
        },
      },
    });
    expect(await screen.findByRole('link', { name: 'Order WEB-1234567' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/No products match/)).toBeNull());
  });

  it('is titled “Bought before” with this filter, and not in a category', async () => {
    await openStore({ at: '/store?bought=1' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Bought before' })).toBeVisible();
  });

  it('shows the number of products with its own products only', async () => {
    const answer = { current: (): void => undefined };
    const found = catalogueResponses();
    const search = found['/products/_search'];
    const { user } = await renderPortal(
      <>
        <SearchBox />
        <StoreScreen />
      </>,
      {
        answers: {
          ...found,
          '/products/_search': (call: { body: { query: unknown } }) => {
            const body = typeof search === 'function' ? search(call) : {};
            return JSON.stringify(call.body.query).includes('vinegar')
              ? new Promise((resolve) => {
                  answer.current = () => resolve({ ...body, hits: { ...body.hits, total: 31 } });
                })
              : body;
          },
        },
        at: '/store',
        route: '/store',
      },
    );
    expect(await screen.findByText('2 products')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'vinegar');
    await screen.findByRole('heading', { level: 1, name: '“vinegar”' });
    expect(screen.queryByText('2 products')).toBeNull();
    await act(async () => answer.current());
    expect(await screen.findByText('31 products')).toBeVisible();
  });

  it('keeps a pressed filter while its products load, and the next press adds to it', async () => {
    const { address } = await openStore({
      answers: catalogueResponses({
        products: [oliveOil, aProductWire({ id: 3, name: 'Sherry vinegar', line_name: 'Vinegars' })],
      }),
      at: '/store#filters',
    });
    const filters = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const oils = await filters.findByRole('checkbox', { name: /Oils/ });
    const vinegars = filters.getByRole('checkbox', { name: /Vinegars/ });
    // Without `act`, React's deferred updates stay deferred during the clicks, as in a browser.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    oils.click();
    const checkedWhileLoading = [oils, vinegars].map((box) => box.matches(':checked'));
    vinegars.click();
    const checkedAfterwards = [oils, vinegars].map((box) => box.matches(':checked'));
    await waitFor(() => expect(address()).toBe('/store?line=Oils&line=Vinegars#filters'));
    expect([checkedWhileLoading, checkedAfterwards]).toEqual([
      [true, false],
      [true, true],
    ]);
    expect(filters.getAllByRole('checkbox', { checked: true })).toEqual([oils, vinegars]);
  });

  it('allows one value only if the company’s setting says so', async () => {
    const { user, address } = await openStore({
      answers: catalogueResponses({
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

  it('finds a value of a long filter by typing, and limits the number of shown values', async () => {
    const products = Array.from({ length: 120 }, (_, index) =>
      aProductWire({ id: index + 1, name: `Product ${index + 1}`, brand_name: `Marca ñ${index + 1}` }),
    );
    const { user, address } = await openStore({
      answers: catalogueResponses({ products }),
      at: '/store#filters',
    });
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
    'suggests no spelling without a search text: %s',
    async (at) => {
      await openStore({ answers: { ...catalogueResponses(), '/products/_search': nothingFound }, at });
      expect(await screen.findByRole('heading', { name: 'No products found' })).toBeVisible();
      expect(screen.getByText(/^No product available to you matches your filters/)).toBeVisible();
      expect(screen.queryByText(/spelling/)).toBeNull();
    },
  );

  const SPELLING = 'Check your spelling or try other words.';
  const SPELLING_OR_FILTERS = 'Check your spelling or remove some filters.';
  const FILTERS =
    'No product available to you matches your filters. Remove some filters or view all products.';
  it.each([
    ['', 'There are no products to order yet. Please contact us.'],
    ['?sort=name&view=grid', 'There are no products to order yet. Please contact us.'],
    ['?text=olvie', SPELLING],
    ['?text=olvie&sort=name', SPELLING],
    ['?text=olvie&brand=Solana', SPELLING_OR_FILTERS],
    ['?text=olvie&line=Oils', SPELLING_OR_FILTERS],
    ['?text=olvie&subline=Oils', SPELLING_OR_FILTERS],
    ['?text=olvie&size=5+L', SPELLING_OR_FILTERS],
    ['?text=olvie&inStock=1', SPELLING_OR_FILTERS],
    ['?text=olvie&bundle=1', SPELLING_OR_FILTERS],
    ['?brand=Solana', FILTERS],
    ['?line=Oils', FILTERS],
    ['?inStock=1', FILTERS],
    ['?bundle=1', FILTERS],
    ['?text=+&inStock=1', FILTERS],
  ])('advises to remove filters only where some are set: %j', async (query, advice) => {
    await openStore({
      answers: { ...catalogueResponses(), '/products/_search': nothingFound },
      at: `/store${query}`,
    });
    expect(await screen.findByText(advice)).toBeVisible();
  });

  it('suggests similar words, and relaxed searches with their number of results', async () => {
    const { user, address, http } = await openStore({
      answers: {
        ...catalogueResponses(),
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
    expect(await screen.findByRole('heading', { name: 'No products match “olvie oyl”' })).toBeVisible();
    expect(screen.getByText(/^Check your spelling/)).toBeVisible();
    const relaxedList = within(await screen.findByRole('list', { name: 'Broaden your search' }));
    expect(relaxedList.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Only “olvie”12 products',
      'Without the search31 products',
    ]);
    expect(screen.getByRole('link', { name: 'Show all products' })).toHaveAttribute('href', '/store');
    await user.click(screen.getByRole('link', { name: 'olive oil' }));
    expect(address()).toBe('/store?text=olive+oil&brand=Solana&sort=name');
    // StrictMode mounts the screen twice, and a search that is left is asked for again.
    const searches = http.sent.filter(({ path }) => path === '/products/_search');
    expect(new Set(searches.map(({ body }) => JSON.stringify(body))).size).toBe(3 + 1);
  });

  it('suggests the corrected text without the filters if both prevent results', async () => {
    const highlights = ['Extra virgin \uE000olive\uE001 \uE000oil\uE001 1 L'];
    const { user, address } = await openStore({
      answers: {
        ...catalogueResponses(),
        '/products/_search': ({ body }: { body: { _source?: boolean; post_filter: unknown } }) => {
          if (body._source !== false) return nothingFound;
          const isNarrowed = JSON.stringify(body.post_filter).includes('Harbor Roast');
          return isNarrowed
            ? { hits: { total: 0, hits: [] }, aggregations: { 3: { doc_count: 9 } } }
            : {
                hits: { total: 1, hits: [{ _id: '1', highlight: { name: highlights } }] },
                aggregations: { 1: { doc_count: 2 } },
              };
        },
      },
      at: '/store?text=olvie+oyl&brand=Harbor+Roast&sort=name',
    });
    expect(await screen.findByText('In all products, did you mean')).toBeVisible();
    const relaxedList = within(screen.getByRole('list', { name: 'Broaden your search' }));
    expect(
      relaxedList.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Only “olvie”, in all products2 products', '/store?text=olvie&sort=name'],
      ['Without the search9 products', '/store?brand=Harbor+Roast&sort=name'],
    ]);
    await user.click(screen.getByRole('link', { name: 'olive oil' }));
    expect(address()).toBe('/store?text=olive+oil&sort=name');
  });

  it('suggests relaxed searches even without their number of results', async () => {
    await openStore({
      answers: {
        ...catalogueResponses(),
        '/products/_search': ({ body }: { body: { _source?: boolean } }) => {
          if (body._source === false) throw new CallError('network');
          return nothingFound;
        },
      },
      at: '/store?brand=Solana',
    });
    const drop = await screen.findByRole('link', { name: 'Without “Solana”' });
    expect(drop).toHaveAttribute('href', '/store');
    // It would lead there too.
    expect(screen.queryByRole('link', { name: 'Show all products' })).toBeNull();
  });

  it('highlights matches in the name and in the code', async () => {
    const answers = catalogueResponses({ products: [oliveOil] });
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

  it('moves the focus to the first product with Enter, without waiting', async () => {
    const { user } = await renderPortal(
      <>
        <SearchBox />
        <StoreScreen />
      </>,
      { answers: catalogueResponses(), at: '/store', route: '/store' },
    );
    const first = await screen.findByRole('link', { name: 'Extra virgin olive oil 1 L' });
    await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'olive{Enter}');
    await screen.findByRole('heading', { level: 1, name: '“olive”' });
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Extra virgin olive oil 1 L' })).toHaveFocus(),
    );
    expect(first).toBeDefined();
  });

  it('leads from a code to the quantity, which waits for the price with what was typed, and / to the next code', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const answers = catalogueResponses();
    const { user, workspace } = await renderPortal(
      <>
        <SearchBox />
        <StoreScreen />
      </>,
      {
        answers: { ...answers, '/pricing': () => held.then(() => answers['/pricing']) },
        at: '/store',
        route: '/store',
      },
    );
    const search = screen.getByRole('searchbox', { name: 'Search products' });
    await user.type(search, '8410660001016{Enter}');
    await user.keyboard('234{Backspace}{Backspace}4{Enter}');
    expect(search).toHaveValue('8410660001016');
    await screen.findByRole('heading', { level: 1, name: '“8410660001016”' });
    release();
    const quantity = await screen.findByRole('textbox', { name: 'Quantity: Extra virgin olive oil 1 L' });
    await waitFor(() =>
      expect(workspace.cart.state.getState().entries.map(({ line }) => line.quantity)).toEqual(['24']),
    );
    expect(quantity).toHaveFocus();
    await user.keyboard('/');
    expect(search).toHaveFocus();
    expect(quantity).toHaveValue('24');
    await user.keyboard('tin');
    expect(search).toHaveValue('tin');
  });

  it('leaves the keys alone when no product has the code', async () => {
    const { user } = await renderPortal(
      <>
        <SearchBox />
        <StoreScreen />
      </>,
      {
        answers: { ...catalogueResponses(), '/products/_search': nothingFound },
        at: '/store',
        route: '/store',
      },
    );
    const search = screen.getByRole('searchbox', { name: 'Search products' });
    await user.type(search, 'CO-9{Enter}');
    await screen.findByRole('heading', { level: 1, name: '“CO-9”' });
    await waitFor(async () => {
      await user.type(search, '1');
      expect(search).toHaveValue('CO-91');
    });
  });

  it('doesn’t mark the list as busy for a quick response', async () => {
    const { user } = await renderPortal(
      <>
        <SearchBox />
        <StoreScreen />
      </>,
      { answers: catalogueResponses(), at: '/store', route: '/store' },
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

  it('searches only the company’s categories, without its hidden ones and the customer’s forbidden products', async () => {
    const { http } = await openStore({
      company: aCompany({
        categories: ['Oils', 'Secret'],
        categoriesToHide: ['Secret'],
        products: [1, 2, 3],
        settings: { hideSoldOutItems: true },
      }),
      customer: aCustomer({ products: [2] }),
    });
    await rowOf('Olive oil tin 5 L');
    const searchBody = http.sent.find(({ path }) => path === '/products/_search')?.body;
    expect(searchBody).toMatchObject({
      query: {
        bool: {
          filter: expect.arrayContaining([
            { terms: { id: [2] } },
            { terms: { 'line_name.keyword': ['Oils', 'Secret'] } },
            { term: { sold_out: false } },
          ]),
          must_not: expect.arrayContaining([{ terms: { 'line_name.keyword': ['Secret'] } }]),
        },
      },
    });
  });

  it('doesn’t show the late response of an earlier search', async () => {
    const pendingResponses: (() => void)[] = [];
    const responseWith = (product: typeof oliveOil) => ({
      ...nothingFound,
      hits: { total: 1, hits: [{ _id: String(product.id), _source: product }] },
    });
    const answers = {
      ...catalogueResponses(),
      '/products/_search': ({ body }: { body: { query: unknown } }) =>
        JSON.stringify(body.query).includes('"oliv"')
          ? new Promise((resolve) => pendingResponses.push(() => resolve(responseWith(tin))))
          : responseWith(oliveOil),
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
    await waitFor(() => expect(pendingResponses).toHaveLength(1));
    await waitFor(() => expect(address()).toBe('/store?text=oliv'));
    await user.type(search, 'e');
    await screen.findByRole('heading', { level: 1, name: '“olive”' });
    await rowOf('Extra virgin olive oil 1 L');
    await act(async () => pendingResponses[0]?.());
    expect(screen.getByRole('heading', { level: 1, name: '“olive”' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Extra virgin olive oil 1 L' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Olive oil tin 5 L' })).not.toBeInTheDocument();
  });
});

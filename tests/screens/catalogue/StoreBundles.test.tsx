import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { catalogueResponses, oliveOil, tin } from '../../support/catalogue.ts';
import { createMemoryStore } from '../../support/fakeCloud.ts';
import { waitUntilPasses } from '../../support/waitUntilPasses.ts';
import { loadLazyParts, openStore, rowOf } from './openStore.tsx';

beforeAll(loadLazyParts);

describe('the bundles of the store', () => {
  it('orders a bundle as a set, with quantities that can be changed', async () => {
    const { user, workspace } = await openStore({
      answers: {
        ...catalogueResponses({ products: [oliveOil, tin] }),
        '/products/1,2': { success: true, products: [oliveOil, tin] },
        '/category_bundles': {
          success: true,
          category_bundles: [{ id: 7, name: 'Oils & vinegars', categories: [{ line_name: 'Oils' }] }],
        },
      },
      at: '/store?bundle=7',
    });
    await rowOf('Olive oil tin 5 L');
    await user.click(await screen.findByRole('button', { name: 'Order the whole set' }));
    const set = within(await screen.findByRole('dialog', { name: 'Oils & vinegars' }));
    const quantity = await set.findByRole('textbox', { name: 'Quantity: Olive oil tin 5 L' });
    expect(set.getAllByText('75 in stock')).toHaveLength(2);
    // 10.00 + 38.90, then 10.00 + 2 × 38.90
    expect(set.getByText('$48.90')).toBeVisible();
    await user.clear(quantity);
    await user.type(quantity, '2{Enter}');
    expect(set.getByText('$87.80')).toBeVisible();
    await user.click(set.getByRole('button', { name: 'Add 2 products' }));
    const lines = workspace.cart?.state.getState().entries.map(({ line }) => [line.productId, line.quantity]);
    expect(lines).toEqual([
      [1, '1'],
      [2, '2'],
    ]);
    expect(await screen.findByText('2 products added to your cart')).toBeVisible();
  });

  it('shows the back office’s error if the bundles can’t be loaded', async () => {
    await openStore({
      answers: {
        ...catalogueResponses(),
        '/category_bundles': () => {
          throw new CallError('refused', { message: 'The bundles are being changed' });
        },
      },
    });
    expect(await screen.findByText('The bundles are being changed')).toBeVisible();
  });

  it('shows a bundle and its lines', async () => {
    const { user, address, http } = await openStore({
      answers: {
        ...catalogueResponses({ products: [oliveOil, tin] }),
        '/category_bundles': {
          success: true,
          category_bundles: [
            {
              id: 7,
              name: 'Oils & vinegars',
              categories: [{ line_name: 'Oils' }, { line_name: 'Vinegars' }],
            },
          ],
        },
      },
    });
    await user.click(await screen.findByRole('link', { name: 'Oils & vinegars' }));
    expect(address()).toBe('/store?bundle=7');
    expect(screen.getByRole('heading', { level: 1, name: 'Oils & vinegars' })).toBeVisible();
    const asked = http.sent.filter(({ path }) => path === '/products/_search').at(-1)?.body;
    expect(asked).toMatchObject({
      query: {
        bool: { filter: expect.arrayContaining([{ terms: { 'line_name.keyword': ['Oils', 'Vinegars'] } }]) },
      },
    });
    await user.click(screen.getByRole('link', { name: 'Vinegars' }));
    expect(address()).toBe('/store?bundle=7&line=Vinegars');
  });

  it('a category of more than 30 products is no set', async () => {
    const found = catalogueResponses({ products: [oliveOil, tin] });
    const search = found['/products/_search'];
    await openStore({
      answers: {
        ...found,
        '/products/_search': (call: object) => {
          const answer = typeof search === 'function' ? search(call) : {};
          return { ...answer, hits: { ...answer.hits, total: 83 } };
        },
        '/category_bundles': {
          success: true,
          category_bundles: [{ id: 7, name: 'Oils & vinegars', categories: [{ line_name: 'Oils' }] }],
        },
      },
      at: '/store?bundle=7',
    });
    await rowOf('Olive oil tin 5 L');
    expect(screen.queryByRole('button', { name: 'Order the whole set' })).toBeNull();
  });

  it.each([
    ['after an empty list of deals there is no tab of deals', [], 0],
    [
      'with deals there is one',
      [{ id: 1, name: 'Oil', conditionsType: 'ALL', conditions: [{ id: 1, quantity: 24 }] }],
      1,
    ],
  ])('%s', async (_, result, tabs) => {
    const { user, http } = await openStore({
      answers: { ...catalogueResponses({ products: [oliveOil] }), '/promos/list': { success: true, result } },
      at: '/store?deals=1',
    });
    expect((await screen.findAllByText(tabs === 0 ? 'No deals today' : 'Oil')).length).toBeGreaterThan(0);
    expect(http.sent.map(({ path }) => path)).toContain('/promos/list');
    await user.click(screen.getByRole('link', { name: 'All products' }));
    await rowOf('Extra virgin olive oil 1 L');
    expect(screen.queryAllByRole('link', { name: 'Today’s deals' })).toHaveLength(tabs);
  });

  const bundle = { id: 7, name: 'Oils & vinegars', categories: [{ line_name: 'Oils' }] };
  const deal = {
    id: 1,
    name: 'Oil week',
    description: '',
    conditionsType: 'ALL',
    conditions: [{ id: 1, quantity: 24 }],
    date_from: '2026-11-01',
    date_to: '2026-11-30',
  };
  const answering = (bundles: unknown[], deals: unknown) => ({
    ...catalogueResponses({ products: [oliveOil] }),
    '/category_bundles': { success: true, category_bundles: bundles },
    '/promos/list': typeof deals === 'function' ? deals : { success: true, result: deals },
  });
  const bar = () => screen.queryByRole('navigation', { name: 'Categories' });
  const shownTabs = () =>
    within(screen.getByRole('navigation', { name: 'Categories' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  it.each([
    ['without deals', [], ['All products', 'Oils & vinegars']],
    ['with deals', [deal], ['All products', 'Today’s deals', 'Oils & vinegars']],
  ])('a first visit %s shows its tabs at once, when all are known', async (_, deals, expected) => {
    let answer = (_value: unknown) => {};
    const asked = new Promise((resolve) => {
      answer = resolve;
    });
    const { http } = await openStore({ answers: answering([bundle], () => asked) });
    await rowOf('Extra virgin olive oil 1 L');
    // The code that asks for deals comes after the first paint.
    await waitUntilPasses(() => expect(http.sent.map(({ path }) => path)).toContain('/promos/list'));
    expect(shownTabs()).toEqual(['All products']);
    answer({ success: true, result: deals });
    expect(await screen.findByRole('link', { name: 'Oils & vinegars' })).toBeVisible();
    expect(shownTabs()).toEqual(expected);
  });

  it('a first visit keeps the rows until it is known that there is no bar, which takes no room', async () => {
    const { promise: deals, resolve: answerDeals } = Promise.withResolvers<unknown>();
    const { http, portal } = await openStore({ answers: answering([], () => deals) });
    await waitUntilPasses(() => {
      const paths = http.sent.map(({ path }) => path);
      expect(paths).toContain('/products/_search');
      expect(paths).toContain('/category_bundles');
    });
    expect(portal.local.read('has-bundles')).toBe('0');
    expect(bar()).toBeNull();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    answerDeals({ success: true, result: [] });
    await rowOf('Extra virgin olive oil 1 L');
    expect(bar()).toBeNull();
    expect(portal.local.read('has-deals')).toBe('0');
  });

  it('a visit that began without a bar keeps its rows where they are when the first bundles come', async () => {
    const { promise: bundles, resolve: answerBundles } = Promise.withResolvers<unknown>();
    const local = createMemoryStore();
    local.write('has-bundles', '0');
    local.write('has-deals', '0');
    await openStore({
      local,
      answers: { ...answering([], []), '/category_bundles': () => bundles },
    });
    await rowOf('Extra virgin olive oil 1 L');
    expect(bar()).toBeNull();
    answerBundles({ success: true, category_bundles: [bundle] });
    await waitUntilPasses(() => expect(local.read('has-bundles')).toBe('1'));
    expect(bar()).toBeNull();
  });

  it('the rows come with the bar when the bundles have no answer', async () => {
    const { promise: bundles, resolve: answerBundles } = Promise.withResolvers<unknown>();
    await openStore({ answers: { ...answering([], []), '/category_bundles': () => bundles } });
    await waitUntilPasses(() => expect(shownTabs()).toEqual(['All products']));
    await rowOf('Extra virgin olive oil 1 L');
    answerBundles({ success: true, category_bundles: [bundle] });
    expect(await screen.findByRole('link', { name: 'Oils & vinegars' })).toBeVisible();
  });
});

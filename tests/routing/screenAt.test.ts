import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from '../../src/routing/routes.ts';
import { chunksOf } from '../../src/routing/screenAt.ts';

const source = globSync('src/**/*.{ts,tsx}')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const chunkNames = new Set([...source.matchAll(/webpackChunkName: "([\w-]+)"/g)].map(([, name]) => name));

test('the screens of a path have one audience, which the login’s code knows by path alone', () => {
  const audiences = Map.groupBy(Object.values(routes), ({ path }) => path);
  const several = [...audiences].filter(([, of]) => new Set(of.map(({ audience }) => audience)).size > 1);
  expect(several).toEqual([]);
});

test.each([
  ['/', 'home'],
  ['/home/token', 'home'],
  ['/store?text=oil', 'store'],
  ['/product/7', 'product-page'],
  ['/cart', 'cart'],
  ['/checkout', 'checkout'],
  ['/account?kind=order', 'history'],
  ['/account?document=7', 'order'],
  ['/account?kind=order&document=7', 'order'],
  ['/account?pay=7,8', 'payments'],
  ['/account?receipt=p7', 'payments'],
  ['/account/INV-7?payment=p7', 'payments'],
  ['/checkout/WEB-7?payment=p7', 'payments'],
  ['/payments/payu-check?payment=p7', 'payments'],
  ['/favourites', 'favourites'],
  ['/favourites/default/count', 'customer'],
  ['/favourites/default/labels', 'customer'],
  ['/quick-order', 'quick-order'],
  ['/inventory_capture/home/7', 'settings'],
  ['/about', 'access'],
  ['/payment-form/abc', 'payments'],
])('the chunks of %s are the shop and %s, and all of them exist', (path, screenChunk) => {
  const chunks = chunksOf(path);
  expect(chunks.slice(0, 2)).toEqual(['shop', screenChunk]);
  expect(chunks.filter((chunk) => !chunkNames.has(chunk))).toEqual([]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storeLink } from '../../../src/domain/tenant/storeLink.ts';

test.each([
  ['', '/store'],
  ['#', '/store'],
  ['store', '/store'],
  ['//store/a', '/store/a'],
  ['store?q=1', '/store?q=1'],
  ['/stores', '/store/stores'],
  ['line/a', '/store/line/a'],
  ['///line/a', '/store/line/a'],
  ['?q=1', '/store?q=1'],
  ['#deals', '/store#deals'],
])('%j is %j', (link, expected) => {
  expect(storeLink(link)).toBe(expected);
});

test('always leads to the store, and stays the same when converted twice', () => {
  fc.assert(
    fc.property(fc.string(), (link) => {
      const path = storeLink(link);
      expect(path).toMatch(/^\/store(?:$|[/?#])/);
      expect(storeLink(path)).toBe(path);
    }),
  );
});

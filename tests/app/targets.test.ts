import { describe, expect, test } from 'vitest';
import { pathOfTarget, targetOfPath } from '../../src/app/embedding/targets.ts';
import { paths } from '../../src/routing/paths.ts';

describe('destinations of parents', () => {
  test.each([
    { to: 'home' as const },
    { to: 'store' as const, query: 'text=oil' },
    { to: 'product' as const, id: 118 },
    { to: 'cart' as const },
    { to: 'quick-order' as const },
    { to: 'checkout' as const },
    { to: 'history' as const },
    { to: 'transaction' as const, id: 'a/b' },
    { to: 'confirmation' as const, id: 'WEB-1' },
  ])('$to is restored from its path', (target) => {
    expect(targetOfPath(pathOfTarget(target))).toEqual(target);
  });

  test('a reported path leads to the same page and has no user token', () => {
    expect(pathOfTarget({ to: 'path', path: '/store/secret?text=oil' })).toBe('/store?text=oil');
    expect(pathOfTarget({ to: 'path', path: 'https://evil.example' })).toBe('/');
  });

  test.each([
    paths.accountSettings(),
    paths.approvals(),
    paths.approvals('a-1'),
    paths.document('a-1'),
    '/account?kind=invoice&page=2',
    paths.cart('R-1042'),
  ])('%s has no named destination and is identified by its path', (path) => {
    expect(targetOfPath(path)).toBeNull();
    expect(pathOfTarget({ to: 'path', path })).toBe(path);
  });

  test.each([
    ['', '/store'],
    ['#', '/store'],
    ['bundle=2', '/store?bundle=2'],
    ['?bundle=2', '/store?bundle=2'],
  ])('the store with the query %j is %s', (query, expected) => {
    expect(pathOfTarget({ to: 'store', query })).toBe(expected);
  });

  test.each([
    ['store', '/store'],
    ['store?bundle=2', '/store?bundle=2'],
    ['//store/secret#deals', '/store#deals'],
    ['//evil.example', '/evil.example'],
    ['', '/'],
  ])('the link %j leads to %s', (path, expected) => {
    expect(pathOfTarget({ to: 'path', path })).toBe(expected);
  });
});

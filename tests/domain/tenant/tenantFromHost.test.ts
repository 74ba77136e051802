import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tenantFromHost } from '../../../src/domain/tenant/tenantFromHost.ts';

test.each([
  ['acme.portal.example.com', 'acme'],
  ['Acme.Portal.Example.com.', 'acme'],
  ['andina.localhost', 'andina'],
  ['localhost', 'demo'],
  ['example.com', 'demo'],
  ['www.portal.example.com', 'demo'],
  ['10.0.0.7', 'demo'],
  ['[::1]', 'demo'],
  ['', 'demo'],
  ['.portal.example.com', 'demo'],
])('%j is the tenant %s', (host, expected) => {
  expect(tenantFromHost(host, [])).toBe(expected);
});

test.each([
  ['pr-12.preview.example.com', 'demo'],
  ['a.b.preview.example.com', 'demo'],
  ['preview.example.com', 'preview'],
  ['xpreview.example.com', 'xpreview'],
  ['portal-7-test.example.com', 'demo'],
  ['portal--test.example.com', 'portal--test'],
  ['staging.example.com', 'demo'],
  ['acme.example.com', 'acme'],
])('with preview patterns, %j is the tenant %s', (host, expected) => {
  const patterns = ['*.preview.example.com', 'portal-*-test.*.com', 'STAGING.example.com'];
  expect(tenantFromHost(host, patterns)).toBe(expected);
});

test('is one label of the host in any case, or the demo company', () => {
  fc.assert(
    fc.property(fc.domain(), (host) => {
      const tenant = tenantFromHost(host, []);
      expect(tenant === 'demo' || tenant === host.split('.')[0]?.toLowerCase()).toBe(true);
      expect(tenantFromHost(host.toUpperCase(), [])).toBe(tenant);
      expect(tenantFromHost(host, ['*'])).toBe('demo');
    }),
  );
});

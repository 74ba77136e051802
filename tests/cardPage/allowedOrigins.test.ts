import { describe, expect, test, vi } from 'vitest';
import { allowedOrigins } from '../../src/cardPage/allowedOrigins.ts';

const AT = { origin: 'https://acme.portal.test', hostname: 'acme.portal.test' } as Location;
const parents = { '*': ['https://crm.test'], acme: ['https://acme-crm.test'], other: ['https://other.test'] };

describe('the origins that the card form’s page talks to', () => {
  test('are the portal’s own, and the parents of its company', async () => {
    expect(await allowedOrigins(AT, JSON.stringify({ parents, previewHosts: [], api: '/x' }))).toEqual([
      'https://acme.portal.test',
      'https://crm.test',
      'https://acme-crm.test',
    ]);
  });

  test('are those of the demo company at an address of none', async () => {
    const local = { origin: 'http://localhost:4100', hostname: 'localhost' } as Location;
    expect(await allowedOrigins(local, JSON.stringify({ parents, demoCompany: 'other' }))).toEqual([
      'http://localhost:4100',
      'https://crm.test',
      'https://other.test',
    ]);
  });

  test('come from config.json where the page has no configuration', async () => {
    const fetched = vi.fn(async () => new Response(JSON.stringify({ demoCompany: null })));
    vi.stubGlobal('fetch', fetched);
    expect(await allowedOrigins(AT, '')).toEqual(['https://acme.portal.test']);
    // A cart of an earlier test in this worker may still ask for its stream.
    const calls: unknown[][] = fetched.mock.calls;
    expect(calls.filter(([url]) => url === '/config.json')).toEqual([
      ['/config.json', { cache: 'no-cache' }],
    ]);
  });

  test.each([
    ['a pattern', { parents: { '*': ['https://*.crm.test'] } }],
    ['a path', { parents: { '*': ['https://crm.test/orders'] } }],
    ['no origin', { parents: { '*': ['null'] } }],
    ['no list', { parents: { '*': 'https://crm.test' } }],
    ['a preview host that is no text', { previewHosts: [1] }],
    ['a company without a name', { demoCompany: '' }],
  ])('can’t be read from a configuration with %s', async (_name, config) => {
    await expect(allowedOrigins(AT, JSON.stringify(config))).rejects.toMatchObject({ failure: 'malformed' });
  });
});

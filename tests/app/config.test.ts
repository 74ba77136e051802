import { expect, test, vi } from 'vitest';
import { loadConfig, parentsOf } from '../../src/app/config.ts';

const file = {
  companyApi: '/backend',
  api: '/backend',
  productApi: 'https://products.example.com/v1/',
  orderApi: '/backend',
  searchApi: '/backend',
  documentsApi: '/backend',
};
const url = 'https://acme.portal.example.com/config.json';

const read = (content: unknown) => {
  vi.stubGlobal('fetch', async () => Response.json(content));
  return loadConfig(url);
};

test('addresses are read from where the configuration lies', async () => {
  const { addresses, demoCompany } = await read(file);
  expect(addresses.api).toBe('https://acme.portal.example.com/backend');
  expect(addresses.productApi).toBe('https://products.example.com/v1');
  expect(demoCompany).toBe('demo');
});

test('the brand has its price rules where the configuration says, else where all have them', async () => {
  expect((await read(file)).addresses.brandRulesApi).toBe('https://acme.portal.example.com/backend');
  const own = (await read({ ...file, brandRulesApi: '/rules/' })).addresses.brandRulesApi;
  expect(own).toBe('https://acme.portal.example.com/rules');
});

test('the payment flow sends its transactions where the configuration says, else where all go', async () => {
  expect((await read(file)).addresses.legacyApi).toBe('https://acme.portal.example.com/backend');
  const own = (await read({ ...file, legacyApi: 'https://old.example.com/' })).addresses.legacyApi;
  expect(own).toBe('https://old.example.com');
});

test('the field that is wrong is named', async () => {
  await expect(read({ ...file, api: '' })).rejects.toThrow(/config\.json: api/);
  await expect(read('<html>')).rejects.toThrow(/config\.json/);
});

test('a pattern is no origin of a parent', async () => {
  await expect(read({ ...file, parents: { '*': ['https://*.example.com'] } })).rejects.toThrow(/parents/);
});

test('a tenant has the parents of all and its own', async () => {
  const parents = { '*': ['https://crm.example.com'], acme: ['https://acme.example.com'] };
  const config = await read({ ...file, parents });
  expect(parentsOf(config, 'acme')).toEqual(['https://crm.example.com', 'https://acme.example.com']);
  expect(parentsOf(config, 'other')).toEqual(['https://crm.example.com']);
});

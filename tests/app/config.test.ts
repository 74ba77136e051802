import { expect, test } from 'vitest';
import { parentsOf, readConfig } from '../../src/app/config.ts';

const file = {
  companyApi: '/backend',
  api: '/backend',
  productApi: 'https://products.example.com/v1/',
  orderApi: '/backend',
  searchApi: '/backend',
  documentsApi: '/backend',
};
const url = 'https://acme.portal.example.com/config.json';

test('addresses are read from where the configuration lies', () => {
  const { addresses, demoCompany } = readConfig(file, url);
  expect(addresses.api).toBe('https://acme.portal.example.com/backend');
  expect(addresses.productApi).toBe('https://products.example.com/v1');
  expect(demoCompany).toBe('demo');
});

test('the brand has its price rules where the configuration says, else where all have them', () => {
  expect(readConfig(file, url).addresses.brandRulesApi).toBe('https://acme.portal.example.com/backend');
  const own = readConfig({ ...file, brandRulesApi: '/rules/' }, url).addresses.brandRulesApi;
  expect(own).toBe('https://acme.portal.example.com/rules');
});

test('the payment flow sends its transactions where the configuration says, else where all go', () => {
  expect(readConfig(file, url).addresses.legacyApi).toBe('https://acme.portal.example.com/backend');
  const own = readConfig({ ...file, legacyApi: 'https://old.example.com/' }, url).addresses.legacyApi;
  expect(own).toBe('https://old.example.com');
});

test('the field that is wrong is named', () => {
  expect(() => readConfig({ ...file, api: '' }, url)).toThrow(/config\.json: api/);
  expect(() => readConfig('<html>', url)).toThrow(/config\.json/);
});

test('a pattern is no origin of a parent', () => {
  expect(() => readConfig({ ...file, parents: { '*': ['https://*.example.com'] } }, url)).toThrow(/parents/);
});

test('a tenant has the parents of all and its own', () => {
  const parents = { '*': ['https://crm.example.com'], acme: ['https://acme.example.com'] };
  const config = readConfig({ ...file, parents }, url);
  expect(parentsOf(config, 'acme')).toEqual(['https://crm.example.com', 'https://acme.example.com']);
  expect(parentsOf(config, 'other')).toEqual(['https://crm.example.com']);
});

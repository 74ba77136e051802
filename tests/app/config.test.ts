import { expect, test, vi } from 'vitest';
import { completeUrls } from '../../src/api/completeUrls.ts';
import { loadConfig } from '../../src/app/start/config.ts';
import { parentsOf } from '../../src/domain/tenant/parentsOf.ts';

const file = {
  companyApi: '/backend',
  api: '/backend',
  productApi: 'https://products.example.com/v1/',
  orderApi: '/backend',
  searchApi: '/backend',
  documentsApi: '/backend',
};
const url = 'https://acme.portal.example.com/config.json';

const readContent = (content: unknown) => {
  vi.stubGlobal('fetch', async () => Response.json(content));
  return loadConfig(url, '');
};

test('relative addresses start at the folder of the configuration file', async () => {
  const { addresses, demoCompany } = await readContent(file);
  expect(addresses.api).toBe('https://acme.portal.example.com/backend');
  expect(addresses.productApi).toBe('https://products.example.com/v1');
  expect(demoCompany).toBe('demo');
});

test('the brand’s price-rule service has its own address if configured', async () => {
  const brandRulesApiOf = async (content: unknown) =>
    completeUrls((await readContent(content)).addresses).brandRulesApi;
  expect(await brandRulesApiOf(file)).toBe('https://acme.portal.example.com/backend');
  expect(await brandRulesApiOf({ ...file, brandRulesApi: '/rules/' })).toBe(
    'https://acme.portal.example.com/rules',
  );
});

test('there is no brand and no other colour unless configured', async () => {
  expect(await readContent(file)).toMatchObject({ brandTerm: '', companyColours: {} });
  const configured = { brandTerm: 'wolf', companyColours: { 12: '#0f766e' } };
  expect(await readContent({ ...file, ...configured })).toMatchObject(configured);
});

test('the legacy service has its own address if configured', async () => {
  const legacyApiOf = async (content: unknown) =>
    completeUrls((await readContent(content)).addresses).legacyApi;
  expect(await legacyApiOf(file)).toBe('https://acme.portal.example.com/backend');
  expect(await legacyApiOf({ ...file, legacyApi: 'https://old.example.com/' })).toBe(
    'https://old.example.com',
  );
});

test('the error names the invalid field', async () => {
  await expect(readContent({ ...file, api: '' })).rejects.toThrow(/config\.json: api/);
  await expect(readContent('<html>')).rejects.toThrow(/config\.json/);
});

test('a pattern isn’t accepted as a parent’s origin', async () => {
  await expect(readContent({ ...file, parents: { '*': ['https://*.example.com'] } })).rejects.toThrow(
    /parents/,
  );
});

test('a tenant has the common parent origins and its own', async () => {
  const parents = { '*': ['https://crm.example.com'], acme: ['https://acme.example.com'] };
  const config = await readContent({ ...file, parents });
  expect(parentsOf(config, 'acme')).toEqual(['https://crm.example.com', 'https://acme.example.com']);
  expect(parentsOf(config, 'other')).toEqual(['https://crm.example.com']);
});

test.each([
  [{}, null],
  [{ captcha: { kind: 'recaptcha', siteKey: 'key' } }, { kind: 'recaptcha', siteKey: 'key' }],
  [{ captcha: { kind: 'altcha' } }, { kind: 'altcha' }],
  [{ captcha: null }, null],
])('the captcha of %j is %j', async (content, captcha) => {
  expect(await readContent({ ...file, ...content })).toMatchObject({ captcha });
});

test('an unknown captcha, or one of Google without its key, is refused', async () => {
  for (const captcha of [{ kind: 'puzzle' }, { kind: 'recaptcha' }])
    await expect(readContent({ ...file, captcha })).rejects.toThrow(/config\.json: captcha/);
});

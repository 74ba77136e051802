import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoTenants } from '../../host-demo/seeds/index.ts';
import { loginWallWire } from '../../src/api/tenant/loginWallSchema.ts';
import { companyResponse } from '../../src/api/tenant/schema.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { smallTenants } from '../support/backEnd/tenants.ts';

/** What a company shows beside its login. */

const [first, ...others] = smallTenants;
if (!first) throw new Error('a company is needed');
const texts = { en: '2 products', es: '2 productos', fr: '2 produits' };
const wall = { pictures: ['pictures/demo/1000.svg'], facts: [{ title: texts, text: texts }] };

let backEnd: BackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd({
    seeds: [{ ...first, company: { ...first.company, login_wall: wall } }, ...others],
  });
});
afterAll(() => backEnd.close());

const companyOf = async (subdomain: string) => {
  const { body } = await backEnd.post('/company', { body: { subdomain, hostname: `${subdomain}.test` } });
  return v.parse(companyResponse, body).company;
};

test('the company says what its login shows; another has nothing', async () => {
  expect((await companyOf('demo')).login_wall).toEqual(wall);
  expect(await companyOf(others[0]?.company.alias ?? '')).not.toHaveProperty('login_wall');
});

test.each(demoTenants().map((tenant) => [tenant.company.name, tenant] as const))(
  '%s has three facts in three languages, and sixteen pictures of products that it sells',
  (_, { company, products }) => {
    const { facts, pictures } = v.parse(loginWallWire, company.login_wall);
    expect(facts).toHaveLength(3);
    const sold = [...products()].filter(({ product }) => !product.disabled && !product.hidden);
    const photos = new Set(sold.map(({ product }) => product.photourl));
    expect(pictures).toHaveLength(16);
    expect(pictures.filter((picture) => !photos.has(picture))).toEqual([]);
  },
);

test('the number of products is that of the store', () => {
  const titles = demoTenants().map(
    ({ company }) => v.parse(loginWallWire, company.login_wall).facts[0]?.title.en,
  );
  // As each store says above its products.
  expect(titles[0]).toBe('590 products');
  expect(titles[2]).toBe('278 products');
});

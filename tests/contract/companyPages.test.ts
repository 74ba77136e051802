import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TenantSeed } from '../../host-demo/seeds/types.ts';
import { pageResponse } from '../../src/api/information/schema.ts';
import { companyResponse } from '../../src/api/tenant/schema.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { smallTenants } from '../support/backEnd/tenants.ts';

/** The information pages: what each company wrote, and nothing of another's. */

const folderOf = (tenant: string) => join('host-demo', 'seeds', tenant, 'pages');
const [first, second, ...others] = smallTenants;
if (!first || !second) throw new Error('two companies are needed');
const seeds: TenantSeed[] = [
  {
    ...first,
    pages: {
      folder: folderOf('demo'),
      language: 'en',
      updatedOn: { privacy: '2026-02-01' },
      place: {
        hours: [{ days: [1], opens: '08:00', closes: '12:00' }],
        people: [{ name: 'Ana', role: { en: 'Sales', es: 'Ventas', fr: 'Ventes' } }],
      },
      flyer: {
        title: 'Oil',
        days: 2,
        pdf: 'flyer.pdf',
        pages: [{ picture: 'flyer-1.svg', width: 840, height: 1188, text: 'Oil' }],
      },
    },
  },
  {
    ...second,
    seller: { address: ['1 High Street'], country: 'US', taxNumber: '1', bank: null },
  },
  ...others,
];

let backEnd: BackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd({ seeds });
});
afterAll(() => backEnd.close());

const pageOf = async (company: string, page: string, language = 'en') => {
  const { body } = await backEnd.get(`/company_pages/${page}?company=${company}&language=${language}`);
  return v.parse(pageResponse, body).page;
};
const pagesOf = async (subdomain: string) => {
  const { body } = await backEnd.post('/company', { body: { subdomain, hostname: `${subdomain}.test` } });
  return v.parse(companyResponse, body).company.pages;
};

test('a text comes in the reader’s language, else in the company’s, and says in which', async () => {
  expect(await pageOf('demo', 'about', 'fr')).toMatchObject({ language: 'fr', place: null, flyer: null });
  const privacy = await pageOf('demo', 'privacy', 'es');
  expect(privacy).toMatchObject({ language: 'en', updated_on: '2026-02-01' });
  expect(privacy.text[1]).toEqual({ kind: 'heading', text: 'What we store' });
});

test('contact has the hours, and the people’s roles in the reader’s language', async () => {
  const { place, text } = await pageOf('demo', 'contact', 'es');
  expect(place?.people).toEqual([{ name: 'Ana', role: 'Ventas', phone: '', email: '' }]);
  expect(place?.hours).toEqual([{ days: [1], opens: '08:00', closes: '12:00' }]);
  expect(text).toHaveLength(1);
});

test('a company without pages has nothing but the address that its documents name', async () => {
  const { alias } = second.company;
  for (const page of ['about', 'flyer', 'privacy', 'terms']) {
    expect(await pageOf(alias, page), page).toEqual({
      language: null,
      text: [],
      updated_on: null,
      place: null,
      flyer: null,
    });
  }
  expect((await pageOf(alias, 'contact')).place).toMatchObject({ address: ['1 High Street'], country: 'US' });
  expect(await pagesOf(alias)).toEqual(['contact']);
});

test('the files of a flyer belong to their company, and can’t run anything', async () => {
  const fileOf = (company: string, name: string) =>
    fetch(`${backEnd.address}/company_files/${company}/${name}`);
  const pdf = await fileOf('demo', 'flyer.pdf');
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect((await pdf.text()).slice(0, 5)).toBe('%PDF-');
  const picture = await fileOf('demo', 'flyer-1.svg');
  expect(picture.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect((await picture.text()).slice(0, 4)).toBe('<svg');
  for (const [company, name] of [
    [second.company.alias, 'flyer.pdf'],
    ['demo', 'about.en.md'],
    ['demo', '..%2Fpages.ts'],
    ['nobody', 'flyer.pdf'],
  ] as const) {
    const { status } = await fileOf(company, name);
    expect([400, 404], `${company} ${name}`).toContain(status);
  }
});

test('what is asked for wrongly is refused', async () => {
  for (const [path, status] of [
    ['/company_pages/about?company=nobody&language=en', 404],
    ['/company_pages/secrets?company=demo&language=en', 400],
    ['/company_pages/about?company=demo&language=de', 400],
    ['/company_pages/about?language=en', 400],
    ['/company_pages/about?company=demo&company=other&language=en', 400],
  ] as const) {
    expect((await backEnd.get(path)).status, path).toBe(status);
  }
});

test('a flyer ends after its last day', async () => {
  expect(await pageOf('demo', 'flyer')).toMatchObject({
    flyer: { title: 'Oil', valid_until: '2026-03-12', pdf_url: 'company_files/demo/flyer.pdf' },
  });
  expect(await pagesOf('demo')).toEqual(['contact', 'about', 'flyer', 'privacy', 'terms']);
  backEnd.clock.forward(3 * 24 * 3_600_000);
  expect((await pageOf('demo', 'flyer')).flyer).toBeNull();
  expect(await pagesOf('demo')).toEqual(['contact', 'about', 'privacy', 'terms']);
});

import fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoTenants } from '../../../../host-demo/seeds/index.ts';
import type { ProductSource, SearchCaller } from '../../../../host-demo/server/contracts.ts';
import { searchRoutes } from '../../../../host-demo/server/routes/search/searchRoutes.ts';
import { searchResponse } from '../../../../src/api/catalogue/schema.ts';
import { type AlternativesSearch, alternativesQuery } from '../../../../src/api/search/alternativesQuery.ts';
import { parseHighlights } from '../../../../src/api/search/highlighting.ts';
import { type ProductSearch, productQuery } from '../../../../src/api/search/productQuery.ts';
import { searchAlternatives } from '../../../../src/api/search/searchAlternatives.ts';
import { spellingSuggestions } from '../../../../src/domain/catalogue/spellingSuggestions.ts';
import { aProductSearch } from '../../../support/productSearch.ts';
import { waitUntilPasses } from '../../../support/waitUntilPasses.ts';

type SearchResponse = v.InferInput<typeof searchResponse>;

const productsOf = demoTenants().map((tenant) => [...tenant.products()].map(({ product }) => product));
const products = productsOf[0] ?? [];
let caller: SearchCaller = { searcher: 'a', companyId: 1, products: null, loggedIn: true };
let buildCount = 0;
const soldOutIds = new Set<number>();
let notifyChange: Parameters<ProductSource['onChange']>[0] = () => undefined;
let notifySoldOut: Parameters<ProductSource['onSoldOut']>[0] = () => undefined;
let app: FastifyInstance;

beforeAll(async () => {
  app = fastify();
  await app.register(searchRoutes, {
    products: {
      companies: async () => [1, 2],
      forCompany: async (companyId) => {
        buildCount += 1;
        return productsOf[companyId - 1] ?? [];
      },
      soldOut: async (_, ids) => ids.map((id) => ({ id, soldOut: soldOutIds.has(id) })),
      onSoldOut: (listener) => {
        notifySoldOut = listener;
      },
      onChange: (listener) => {
        notifyChange = listener;
      },
    },
    callerOf: async () => caller,
  });
});
afterAll(() => app.close());

const post = async (body: unknown, path = '/products/_search?rest_total_hits_as_int=true') => {
  const response = await app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
  return { status: response.statusCode, body: response.json() };
};
const runQuery = async (body: unknown): Promise<SearchResponse> => {
  const response = await post(body);
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  v.parse(searchResponse, response.body);
  return response.body;
};
const allProducts = aProductSearch({ size: 1000 });
const search = (searchInput: Partial<ProductSearch>) =>
  runQuery(productQuery({ ...allProducts, ...searchInput }));
const findAlternatives = (input: AlternativesSearch) =>
  searchAlternatives(
    {
      async send(call) {
        const { body } = await post(alternativesQuery(input));
        return v.parse(call.response, body);
      },
      serviceUrl: () => '',
      headers: async () => ({}),
    },
    input,
  );
const names = ({ hits }: SearchResponse) => hits.hits.map(({ _source }) => _source.name);
const asCaller = async <Result>(
  callerChanges: Partial<SearchCaller>,
  run: () => Promise<Result>,
): Promise<Result> => {
  const previousCaller = caller;
  caller = { ...caller, ...callerChanges };
  try {
    return await run();
  } finally {
    caller = previousCaller;
  }
};

describe('a customer who types', () => {
  it.each([
    ['extra virgin olive oil 1 L', 'Extra virgin olive oil 1 L'],
    ['EXTRA VIRGIN OLIVE OIL 1 L', 'Extra virgin olive oil 1 L'],
    ['exrta virgn', 'Extra virgin olive oil 1 L'],
    ['oliv', 'Extra virgin olive oil 1 L'],
    ['sunflo', 'Sunflower oil 1 L'],
    ['roasted peper dressing', 'Roasted pepper dressing 350 g'],
    ['house blend', 'House blend coffee beans 1 kg'],
    ['tomato puree', 'Tomato purée 400 g'],
    ['spagetti', 'Spaghetti no. 5 500 g'],
    ['CO-1001', 'Extra virgin olive oil 1 L'],
    ['co-1001', 'Extra virgin olive oil 1 L'],
    ['CF-0310', 'House blend coffee beans 1 kg'],
    ['0310', 'House blend coffee beans 1 kg'],
    ['rye crackers', 'Rye crackers 200 g'],
  ])('%s finds %s', async (text, first) => {
    const answer = await search({ text });
    expect(names(answer).slice(0, 3)).toContain(first);
  });

  it.each(['CO-1001', 'CF-0310', 'SN-0781'])('the code %s finds its product first', async (code) => {
    const [first] = (await search({ text: code })).hits.hits;
    expect(first?._source.code).toBe(code);
  });

  it('a barcode or a maker’s number finds its product first', async () => {
    const product = products[40];
    for (const text of [product?.barcode, product?.ean, product?.manufacturer_part]) {
      const [first] = (await search({ text: String(text) })).hits.hits;
      expect(first?._source.id).toBe(product?.id);
    }
  });

  it.each(['oliv oyl', 'olive', 'olive oil'])('%s finds olive oil before crackers with it', async (text) => {
    const answer = await search({ text });
    expect(answer.hits.hits.slice(0, 5).map(({ _source }) => _source.line_name)).toEqual(
      Array.from({ length: 5 }, () => 'Oils'),
    );
  });

  it('a misspelt word may be in another field than the others', async () => {
    expect(names(await search({ text: 'casa olva sunflower' }))[0]).toBe('Sunflower oil 1 L');
  });

  it.each(['co1001', 'CO 1001', 'co.1001'])('%s is the code CO-1001', async (text) => {
    const [first] = (await search({ text })).hits.hits;
    expect(first?._source.code).toBe('CO-1001');
  });

  it('sees the matches highlighted, also in codes', async () => {
    const marked = async (text: string) => {
      const [hit] = (await search({ text })).hits.hits;
      return hit && Object.fromEntries(parseHighlights(hit.highlight ?? {}));
    };
    expect(await marked('exrta virgn')).toEqual({
      'Extra virgin olive oil 1 L': [
        { text: 'Extra', isMatch: true },
        { text: ' ', isMatch: false },
        { text: 'virgin', isMatch: true },
        { text: ' olive oil 1 L', isMatch: false },
      ],
    });
    expect(await marked('co-100')).toMatchObject({ 'CO-1001': [{ text: 'CO-1001', isMatch: true }] });
  });

  it.each(['xylophone', 'qwerty', 'qwertyuiop', 'asdfgh'])('%s finds nothing', async (text) => {
    expect((await search({ text })).hits.total).toBe(0);
    const { words } = await findAlternatives({
      ...allProducts,
      original: { ...allProducts, text },
      relaxed: [],
    });
    expect(spellingSuggestions(text, words)).toEqual([]);
  });

  it('a number isn’t matched with typos: 250 doesn’t match 150', async () => {
    const answer = await search({ text: 'yogurt 150 g' });
    expect(answer.hits.total).toBeGreaterThan(0);
    expect(answer.hits.hits.every(({ _source }) => _source.size === '150 g')).toBe(true);
  });
});

describe('what people write', () => {
  /** Every product that is wanted is found, and no product that nobody would bring. */
  it.each([
    [1, '5L', / 5 L\b/, / 5 L\b/],
    [1, '5l', / 5 L\b/, / 5 L\b/],
    [1, '1kg', / 1 kg\b/, / 1 kg\b/],
    [1, '500ml', / 500 ml\b/, / 500 ml\b/],
    [3, '50ml', / 50 ml\b/, / 50 ml\b/],
    [2, 'cemento 50kg', /cemento .*50 kg/i, /50 kg/],
    [2, 'semento 50kg', /cemento .*50 kg/i, /50 kg/],
    [4, '5w30', /5W-30/, /5W-30/],
    [4, '5w 30', /5W-30/, /5W-30/],
    [4, '5 w 30', /5W-30/, /5W-30/],
    [4, 'brakepads', /brake pads/i, /brake/i],
    [4, 'front brakepads', /brake pads front/, /brake pads front/],
    [1, 'paper towl', /paper towels/i, /paper towels/i],
    [1, 'sun flower oil', /sunflower oil/i, /sunflower oil/i],
    [1, 'garbage bag', /(trash|waste) bags/i, /(trash|waste) bags/i],
    [1, 'garbage bags', /(trash|waste) bags/i, /(trash|waste) bags/i],
    [1, 'trash bag', /(trash|waste) bags/i, /(trash|waste) bags/i],
    [1, 'bag garbage', /(trash|waste) bags/i, /(trash|waste) bags/i],
    [1, 'bag trash 30 L', /(trash|waste) bags 30 L/i, /(trash|waste) bags/i],
    [1, 'trash bags 30l', /(trash|waste) bags 30 L/i, /(trash|waste) bags/i],
    [1, 'kitchen paper towel', /kitchen paper towels/i, /paper towels/i],
    [2, 'bombillos', /bombillo/i, /bombillo|panel|reflector/i],
    [2, 'bombillo', /bombillo/i, /bombillo|panel|reflector/i],
    [2, 'reflectores', /reflector/i, /reflector/i],
    [2, 'paneles led', /panel led/i, /panel led/i],
    [3, '50 ml', / 50 ml\b/, / 50 ml\b/],
    [3, '50ML', / 50 ml\b/, / 50 ml\b/],
    [1, 'toilet paper', /toilet tissue/i, /toilet tissue/i],
  ])('company %i: %s', async (companyId, text, wanted, allowed) => {
    await asCaller({ companyId }, async () => {
      const found = names(await search({ companyId, text }));
      const forSale = (productsOf[companyId - 1] ?? []).filter(
        ({ disabled, hidden }) => !disabled && !hidden,
      );
      const named = forSale.map(({ name }) => name).filter((name) => wanted.test(name));
      expect(named.length).toBeGreaterThan(0);
      expect(found).toEqual(expect.arrayContaining(named));
      expect(found.filter((name) => !allowed.test(name))).toEqual([]);
    });
  });

  it('toilet paper is all six toilet tissues', async () => {
    expect((await search({ text: 'toilet paper' })).hits.total).toBe(6);
  });

  it.each([
    ['corolla 2016', /Fits Toyota Corolla 2014–2019/],
    ['2016 corolla', /Fits Toyota Corolla 2014–2019/],
    ['corola 2016', /Fits Toyota Corolla 2014–2019/],
    ['corolla 2014', /Fits Toyota Corolla 2014–2019/],
    ['corolla 2019', /Fits Toyota Corolla 2014–2019/],
    ['oil filter civic 2018', /Fits Honda Civic 2016–2021/],
  ])('%s finds every part that fits, and no other', async (text, fitting) => {
    await asCaller({ companyId: 4 }, async () => {
      const { hits } = await search({ companyId: 4, text });
      expect(hits.hits.map(({ _source }) => _source.remark)).toEqual(
        hits.hits.map(() => expect.stringMatching(fitting)),
      );
      const parts = (productsOf[3] ?? []).filter(({ disabled, hidden, remark, name }) => {
        const isWanted = text.includes('civic')
          ? /oil filter/i.test(name) && /Civic/.test(String(remark))
          : true;
        return !disabled && !hidden && isWanted && fitting.test(String(remark));
      });
      expect(parts.length).toBeGreaterThan(0);
      expect(hits.total).toBe(parts.length);
    });
  });

  it.each(['corolla 2013', 'corolla 2020', 'corolla 20166'])('%s finds no part', async (text) => {
    await asCaller({ companyId: 4 }, async () => {
      expect((await search({ companyId: 4, text })).hits.total).toBe(0);
    });
  });

  it('marks two words that were written as one', async () => {
    const [hit] = (await search({ text: '5L' })).hits.hits;
    expect([...parseHighlights(hit?.highlight ?? {}).values()].flat()).toContainEqual({
      text: '5 L',
      isMatch: true,
    });
  });
});

describe('a search without results', () => {
  const findNearest = (asked: Partial<ProductSearch>, relaxedSearches: Partial<ProductSearch>[] = []) =>
    findAlternatives({
      ...allProducts,
      original: { ...allProducts, ...asked },
      relaxed: relaxedSearches.map((item) => ({ ...allProducts, ...item })),
    });

  it('suggests similar words of products within the filters', async () => {
    expect((await findNearest({ text: 'chokolatt' })).words[0]).toContain('chocolate');
    expect((await findNearest({ text: 'chokolatt', lines: ['Oils'] })).words).toEqual([]);
  });

  it.each([
    [{ text: 'olvie xylophone' }],
    [{ text: 'mlkk' }],
    [{ text: 'rosted pepperr zzzz' }],
    [{ text: 'blennded cofeee zzzz', lines: ['Coffee'] }],
    [{ text: 'virgni olvie tinn', brands: ['Casa Oliva'], inStockOnly: true }],
  ])('suggests only texts that find something: %j', async (asked) => {
    expect((await search(asked)).hits.total, 'the search as it was typed').toBe(0);
    const texts = spellingSuggestions(asked.text, (await findNearest(asked)).words);
    expect(texts).not.toEqual([]);
    for (const text of texts) expect((await search({ ...asked, text })).hits.total, text).toBeGreaterThan(0);
  });

  it.each(['5Lx', '55L', '50ml', 'qwrtz', 'zzzz', '99kg', 'paper zzzz'])(
    'suggests no noise: %s',
    async (text) => {
      expect((await search({ text })).hits.total).toBe(0);
      expect(spellingSuggestions(text, (await findNearest({ text })).words)).toEqual([]);
    },
  );

  it('counts the results of each relaxed search', async () => {
    const text = 'olive xylophone';
    const relaxedSearches = [{ text: 'olive', lines: ['Oils'] }, { text: 'xylophone' }, { lines: ['Oils'] }];
    const { counts } = await findNearest({ text, lines: ['Oils'] }, relaxedSearches);
    const totals = await Promise.all(relaxedSearches.map(async (item) => (await search(item)).hits.total));
    expect(counts).toEqual(totals);
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts[1]).toBe(0);
  });
});

describe('the catalogue without a text', () => {
  it('has the products for sale, the most ordered first', async () => {
    const answer = await search({});
    const forSale = products.filter(
      ({ disabled, hidden, is_discount }) => !disabled && !hidden && !is_discount,
    );
    expect(answer.hits.total).toBe(forSale.length);
    expect(names(answer)[0]).toBe('Extra virgin olive oil 1 L');
    const popularity = answer.hits.hits.map(({ _source }) => Number(_source.popularity));
    expect(popularity).toEqual([...popularity].sort((a, b) => b - a));
  });

  it('finds the products of the company’s lines only, where it names them', async () => {
    const answer = await search({ shownLines: ['Oils'] });
    expect(answer.hits.total).toBeGreaterThan(0);
    expect(new Set(answer.hits.hits.map(({ _source }) => _source.line_name))).toEqual(new Set(['Oils']));
  });

  it('excludes hidden lines, and sold-out products on request', async () => {
    const answer = await search({ hiddenLines: ['Oils'], inStockOnly: true });
    expect(answer.hits.hits.some(({ _source }) => _source.line_name === 'Oils' || _source.sold_out)).toBe(
      false,
    );
  });

  it('updates sold-out products without building the index again', async () => {
    const inStock = async () => (await search({ text: 'CO-1001', inStockOnly: true })).hits.total;
    buildCount = 0;
    expect(await inStock()).toBe(1);
    soldOutIds.add(1000);
    notifySoldOut(1, [1000]);
    await expect.poll(inStock).toBe(0);
    expect((await search({ text: 'CO-1001' })).hits.hits[0]?._source.sold_out).toBe(true);
    soldOutIds.delete(1000);
    notifySoldOut(1, [1000]);
    await expect.poll(inStock).toBe(1);
    expect(buildCount).toBe(0);
  });

  it.each([
    ['price_up', 'default_price', 1],
    ['price_down', 'default_price', -1],
  ] as const)('sorts by %s', async (sort, field, sign) => {
    const values = (await search({ sort })).hits.hits.map(({ _source }) => Number(_source[field]) * sign);
    expect(values).toEqual([...values].sort((a, b) => a - b));
  });

  it('sorts by name, ignoring accents', async () => {
    const sorted = names(await search({ sort: 'name' }));
    expect(sorted.slice(0, 2)).toEqual(['Acacia honey 1 kg', 'Acacia honey 340 g']);
    expect(sorted.at(-1)).toMatch(/^Young gouda|^Yellow mustard/);
  });

  it('has pages without gaps', async () => {
    const allNames = names(await search({ sort: 'name', size: 60 }));
    const pages = [
      await search({ sort: 'name', size: 30 }),
      await search({ sort: 'name', size: 30, from: 30 }),
    ];
    expect(pages.flatMap(names)).toEqual(allNames);
  });

  it('has the lines of a category bundle', async () => {
    const answer = await search({
      categories: [
        { line: 'Sauces', sublines: ['Table sauces'] },
        { line: 'Tea', sublines: [] },
      ],
    });
    const sublines = new Set(answer.hits.hits.map(({ _source }) => _source.subline_name));
    expect(sublines).toEqual(new Set(['Table sauces', 'Tea bags']));
  });
});

describe('facets', () => {
  const countOf = (answer: SearchResponse, facet: string, key: string) =>
    answer.aggregations?.[facet]?.values.buckets.find((bucket) => bucket.key === key)?.doc_count;
  const forSale = (holds: (product: (typeof products)[number]) => boolean) =>
    products.filter(
      (product) => !product.disabled && !product.hidden && !product.is_discount && holds(product),
    ).length;

  it('count the results of their values, ignoring their own selection', async () => {
    const answer = await search({ lines: ['Oils'], brands: ['Casa Oliva'] });
    const isCasaOliva = ({ brand_name }: (typeof products)[number]) => brand_name === 'Casa Oliva';
    expect(answer.hits.total).toBe(forSale((item) => item.line_name === 'Oils' && isCasaOliva(item)));
    expect(countOf(answer, 'lines', 'Vinegars')).toBe(
      forSale((item) => item.line_name === 'Vinegars' && isCasaOliva(item)),
    );
    expect(countOf(answer, 'brands', 'Solana')).toBe(
      forSale((item) => item.line_name === 'Oils' && item.brand_name === 'Solana'),
    );
    expect(countOf(answer, 'sublines', 'Dry pasta')).toBeUndefined();
  });

  it('have the most frequent value first', async () => {
    const counts =
      (await search({})).aggregations?.brands?.values.buckets.map(({ doc_count }) => doc_count) ?? [];
    expect(counts.length).toBeGreaterThan(10);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  });

  it('can be requested directly, with the other values counted together', async () => {
    const answer = await post({
      size: 0,
      aggs: { lines: { terms: { field: 'line_name.keyword', size: 2 } } },
    });
    expect(answer.body.hits.hits).toEqual([]);
    expect(answer.body.aggregations.lines.buckets).toHaveLength(2);
    expect(answer.body.aggregations.lines.sum_other_doc_count).toBeGreaterThan(100);
  });
});

describe('the caller', () => {
  it('never sees another company, whatever the query says', async () => {
    expect((await search({ companyId: 2 })).hits.total).toBe(0);
    await asCaller({ companyId: 9 }, async () => expect((await search({})).hits.total).toBe(0));
    await asCaller({ companyId: 9 }, async () => expect((await search({ companyId: 9 })).hits.total).toBe(0));
  });

  it('sees only the products that they may buy', async () => {
    await asCaller({ products: [1000, 1003, 1007] }, async () => {
      const answer = await search({});
      expect(answer.hits.hits.map(({ _source }) => _source.id).sort()).toEqual([1000, 1003, 1007]);
      expect(answer.aggregations?.lines?.values.buckets).toHaveLength(3);
      expect((await search({ ids: [1000, 1001] })).hits.hits.map(({ _source }) => _source.id)).toEqual([
        1000,
      ]);
      expect((await search({ text: 'CO-1014' })).hits.total).toBe(0);
    });
  });

  it('can search once the index of every company is built', async () => {
    const started = fastify();
    const read: number[] = [];
    await started.register(searchRoutes, {
      products: {
        companies: async () => [3, 4],
        forCompany: async (companyId) => {
          read.push(companyId);
          return [];
        },
        soldOut: async () => [],
        onSoldOut: () => undefined,
        onChange: () => undefined,
      },
      callerOf: async () => caller,
    });
    await started.ready();
    expect(read).toEqual([3, 4]);
    await started.close();
  });

  it('follows changes of the products with one build for many, and uses the old index meanwhile', async () => {
    const shown = productsOf[0] ?? [];
    await search({});
    buildCount = 0;
    productsOf[0] = shown.map((product) =>
      product.id === 1000 ? { ...product, name: 'Quandong jam' } : product,
    );
    for (let count = 0; count < 5; count += 1) notifyChange(1);
    expect((await search({ text: 'quandong' })).hits.total).toBe(0);
    await waitUntilPasses(async () => expect((await search({ text: 'quandong' })).hits.total).toBe(1));
    expect(buildCount).toBe(1);
    productsOf[0] = shown;
    notifyChange(null);
    await waitUntilPasses(async () => expect((await search({ text: 'quandong' })).hits.total).toBe(0));
  });

  it('shares one index build with parallel callers', async () => {
    buildCount = 0;
    await asCaller({ companyId: 8 }, () => Promise.all([search({}), search({}), search({ text: 'oil' })]));
    expect(buildCount).toBe(1);
  });
});

describe('the query language', () => {
  const match = (more: object) => ({
    query: { multi_match: { query: 'olive oil', fields: ['name^8'], ...more } },
  });

  it('highlights matches', async () => {
    const answer = await runQuery({
      ...match({ operator: 'and' }),
      size: 1,
      highlight: { fields: { name: {} } },
    });
    expect(answer.hits.hits[0]?.highlight?.name?.[0]).toMatch(
      /<em>Olive<\/em> <em>oil<\/em>|<em>olive<\/em> <em>oil<\/em>/,
    );
  });

  it('returns the requested fields', async () => {
    const answer = await post({ ...match({}), size: 1, _source: ['id', 'name'] });
    expect(Object.keys(answer.body.hits.hits[0]._source).sort()).toEqual(['id', 'name']);
  });

  it('finds words across fields with cross_fields', async () => {
    const query = 'casa oliva sunflower';
    const fields = ['name', 'remark', 'brand_name'];
    const across = await runQuery({
      query: { multi_match: { query, fields, type: 'cross_fields', operator: 'and' } },
    });
    expect(names(across)[0]).toBe('Sunflower oil 1 L');
    expect((await runQuery({ query: { multi_match: { query, fields, operator: 'and' } } })).hits.total).toBe(
      0,
    );
  });

  it('finds a phrase by a prefix of its last word', async () => {
    expect(names(await runQuery({ query: { match_phrase_prefix: { name: 'blend coff' } } }))).toEqual([
      'House blend coffee beans 1 kg',
    ]);
    expect((await runQuery({ query: { match_phrase_prefix: { name: 'coffee blend' } } })).hits.total).toBe(0);
  });

  it('keeps the first letters as typed with prefix_length', async () => {
    const typo = { query: 'plive', fields: ['name'], fuzziness: 'AUTO' };
    expect((await runQuery({ query: { multi_match: typo } })).hits.total).toBeGreaterThan(0);
    expect((await runQuery({ query: { multi_match: { ...typo, prefix_length: 1 } } })).hits.total).toBe(0);
  });

  it('requires minimum_should_match clauses', async () => {
    const should = ['olive', 'basil', 'tin'].map((query) => ({ multi_match: { query, fields: ['name'] } }));
    const count = async (minimum_should_match: number) =>
      (await runQuery({ query: { bool: { should, minimum_should_match } }, size: 0 })).hits.total;
    expect(await count(1)).toBeGreaterThan(await count(2));
    expect(names(await runQuery({ query: { bool: { should, minimum_should_match: 2 } } }))).toEqual([
      'Olive oil tin 5 L',
    ]);
  });

  it('returns the total as an object by default', async () => {
    const answer = await post({ query: { match_all: {} } }, '/products/_search');
    expect(answer.body.hits.total).toEqual({ value: 600, relation: 'eq' });
  });

  it.each([
    [{ query: { regexp: { name: 'o.*' } } }, '[query] query [regexp] is not supported'],
    [
      { query: { bool: { must: [{ wildcard: { name: 'o*' } }] } } },
      '[bool.must] query [wildcard] is not supported',
    ],
    [{ query: { bool: { _name: 'x' } } }, '[bool] [_name] is not supported'],
    [{ query: { dis_max: { tie_breaker: 1 } } }, '[dis_max] [tie_breaker] is not supported'],
    [match({ type: 'phrase' }), '[multi_match] type [phrase] is not supported'],
    [match({ analyzer: 'english' }), '[multi_match] [analyzer] is not supported'],
    [match({ fields: ['name^0'] }), '[multi_match] on field [name^0] is not supported'],
    [match({ fields: ['secret'] }), '[multi_match] on field [secret] is not supported'],
    [
      match({ type: 'cross_fields', fuzziness: 'AUTO' }),
      '[multi_match] fuzziness is not allowed for type [cross_fields]',
    ],
    [match({ operator: 'xor' }), '[multi_match] operator [xor] is not supported'],
    [{ query: { term: { remark: 'x' } } }, '[term] on field [remark] is not supported'],
    [{ query: { terms: { id: 5 } } }, '[terms] takes a list'],
    [{ sort: ['weight'] }, '[sort] on [weight] is not supported'],
    [{ aggs: { a: { avg: { field: 'default_price' } } } }, '[aggs.a] [avg] is not supported'],
    [{ script_fields: {} }, '[search] [script_fields] is not supported'],
    [
      { highlight: { fields: { name: { fragment_size: 9 } } } },
      '[highlight.fields.name] [fragment_size] is not supported',
    ],
    [[], '[body] takes an object'],
  ])('rejects %j with the unsupported part', async (body, reason) => {
    expect(await post(body)).toEqual({
      status: 400,
      body: { error: { type: 'parsing_exception', reason }, status: 400 },
    });
  });

  it.each([
    { size: 1001 },
    { from: 9990, size: 20 },
    { aggs: { a: { terms: { field: 'size.keyword', size: 5000 } } } },
  ])('rejects a request above its limits: %j', async (body) => {
    const answer = await post(body);
    expect([answer.status, answer.body.error.type]).toEqual([400, 'illegal_argument_exception']);
  });

  it('rejects other indexes and parameters', async () => {
    expect((await post({}, '/customers/_search')).status).toBe(404);
    expect((await post({}, '/products/_search?scroll=1m')).status).toBe(400);
  });
});

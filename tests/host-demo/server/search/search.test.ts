import fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoTenants } from '../../../../host-demo/seeds/index.ts';
import type { Caller, ProductSource } from '../../../../host-demo/server/contracts.ts';
import { searchRoutes } from '../../../../host-demo/server/routes/search/searchRoutes.ts';
import { searchResponse } from '../../../../src/api/catalogue/schema.ts';
import { type AlternativesSearch, alternativesQuery } from '../../../../src/api/search/alternativesQuery.ts';
import { parseHighlights } from '../../../../src/api/search/highlighting.ts';
import { type ProductSearch, productQuery } from '../../../../src/api/search/productQuery.ts';
import { searchAlternatives } from '../../../../src/api/search/searchAlternatives.ts';
import { spellingSuggestions } from '../../../../src/domain/catalogue/spellingSuggestions.ts';
import { aProductSearch } from '../../../support/productSearch.ts';

type SearchResponse = v.InferInput<typeof searchResponse>;

const products = [...(demoTenants()[0]?.products() ?? [])].map(({ product }) => product);
let caller: Caller = { companyId: 1, products: null, loggedIn: true };
let built = 0;
/** What is sold out now, and how the search service hears of it. */
const soldOutNow = new Set<number>();
let tellSoldOut: Parameters<ProductSource['onSoldOut']>[0] = () => undefined;
let app: FastifyInstance;

beforeAll(async () => {
  app = fastify();
  await app.register(searchRoutes, {
    products: {
      companies: async () => [1, 2],
      forCompany: async (companyId) => {
        built += 1;
        return companyId === 1 ? products : [];
      },
      soldOut: async (_, ids) => ids.map((id) => ({ id, soldOut: soldOutNow.has(id) })),
      onSoldOut: (listener) => {
        tellSoldOut = listener;
      },
    },
    callerOf: async () => caller,
  });
});
afterAll(() => app.close());

const post = async (body: unknown, path = '/products/_search?rest_total_hits_as_int=true') => {
  const answer = await app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
  return { status: answer.statusCode, body: answer.json() };
};
const found = async (body: unknown): Promise<SearchResponse> => {
  const answer = await post(body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  v.parse(searchResponse, answer.body);
  return answer.body;
};
const anything = aProductSearch({ size: 1000 });
const search = (asked: Partial<ProductSearch>) => found(productQuery({ ...anything, ...asked }));
const near = (asked: AlternativesSearch) =>
  searchAlternatives(
    {
      async send(call) {
        const { body } = await post(alternativesQuery(asked));
        return v.parse(call.response, body);
      },
      serviceUrl: () => '',
      headers: async () => ({}),
    },
    asked,
  );
const names = ({ hits }: SearchResponse) => hits.hits.map(({ _source }) => _source.name);
const as = async <Result>(other: Partial<Caller>, run: () => Promise<Result>): Promise<Result> => {
  const before = caller;
  caller = { ...caller, ...other };
  try {
    return await run();
  } finally {
    caller = before;
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
    const wanted = products[40];
    for (const text of [wanted?.barcode, wanted?.ean, wanted?.manufacturer_part]) {
      const [first] = (await search({ text: String(text) })).hits.hits;
      expect(first?._source.id).toBe(wanted?.id);
    }
  });

  it.each(['oliv oyl', 'olive', 'olive oil'])('%s finds olive oil before crackers with it', async (text) => {
    const answer = await search({ text });
    expect(answer.hits.hits.slice(0, 5).map(({ _source }) => _source.line_name)).toEqual(
      Array.from({ length: 5 }, () => 'Oils'),
    );
  });

  it('a misspelt word may stand in another field than the rest', async () => {
    expect(names(await search({ text: 'casa olva sunflower' }))[0]).toBe('Sunflower oil 1 L');
  });

  it.each(['co1001', 'CO 1001', 'co.1001'])('%s is the code CO-1001', async (text) => {
    const [first] = (await search({ text })).hits.hits;
    expect(first?._source.code).toBe('CO-1001');
  });

  it('sees what was found marked, codes too', async () => {
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

  it('nonsense finds nothing', async () => {
    expect((await search({ text: 'xylophone' })).hits.total).toBe(0);
  });

  it('a number means itself: 250 is no misspelling of 150', async () => {
    const answer = await search({ text: 'yogurt 150 g' });
    expect(answer.hits.total).toBeGreaterThan(0);
    expect(answer.hits.hits.every(({ _source }) => _source.size === '150 g')).toBe(true);
  });
});

describe('a search without results', () => {
  const nearest = (asked: Partial<ProductSearch>, looser: Partial<ProductSearch>[] = []) =>
    near({
      ...anything,
      original: { ...anything, ...asked },
      relaxed: looser.map((one) => ({ ...anything, ...one })),
    });

  it('has the nearest words, of products within the filters', async () => {
    expect((await nearest({ text: 'chokolatt' })).words[0]).toContain('chocolate');
    expect((await nearest({ text: 'chokolatt', lines: ['Oils'] })).words).toEqual([]);
  });

  it.each([
    [{ text: 'olvie xylophone' }],
    [{ text: 'mlkk' }],
    [{ text: 'rosted pepperr zzzz' }],
    [{ text: 'blennded cofeee zzzz', lines: ['Coffee'] }],
    [{ text: 'virgni olvie tinn', brands: ['Casa Oliva'], inStockOnly: true }],
  ])('offers only texts that find something: %j', async (asked) => {
    expect((await search(asked)).hits.total, 'the search as it was typed').toBe(0);
    const texts = spellingSuggestions(asked.text, (await nearest(asked)).words);
    expect(texts).not.toEqual([]);
    for (const text of texts) expect((await search({ ...asked, text })).hits.total, text).toBeGreaterThan(0);
  });

  it('counts what each looser search finds', async () => {
    const text = 'olive xylophone';
    const looser = [{ text: 'olive', lines: ['Oils'] }, { text: 'xylophone' }, { lines: ['Oils'] }];
    const { counts } = await nearest({ text, lines: ['Oils'] }, looser);
    const totals = await Promise.all(looser.map(async (one) => (await search(one)).hits.total));
    expect(counts).toEqual(totals);
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts[1]).toBe(0);
  });
});

describe('the catalogue without a text', () => {
  it('shows what is for sale, the most ordered first', async () => {
    const answer = await search({});
    const forSale = products.filter(
      ({ disabled, hidden, is_discount }) => !disabled && !hidden && !is_discount,
    );
    expect(answer.hits.total).toBe(forSale.length);
    expect(names(answer)[0]).toBe('Extra virgin olive oil 1 L');
    const popularity = answer.hits.hits.map(({ _source }) => Number(_source.popularity));
    expect(popularity).toEqual([...popularity].sort((one, other) => other - one));
  });

  it('leaves out the lines that the company hides, and what is sold out on demand', async () => {
    const answer = await search({ hiddenLines: ['Oils'], inStockOnly: true });
    expect(answer.hits.hits.some(({ _source }) => _source.line_name === 'Oils' || _source.sold_out)).toBe(
      false,
    );
  });

  it('follows what is sold out since, or no longer, without being built anew', async () => {
    const inStock = async () => (await search({ text: 'CO-1001', inStockOnly: true })).hits.total;
    built = 0;
    expect(await inStock()).toBe(1);
    soldOutNow.add(1000);
    tellSoldOut(1, [1000]);
    await expect.poll(inStock).toBe(0);
    expect((await search({ text: 'CO-1001' })).hits.hits[0]?._source.sold_out).toBe(true);
    soldOutNow.delete(1000);
    tellSoldOut(1, [1000]);
    await expect.poll(inStock).toBe(1);
    expect(built).toBe(0);
  });

  it.each([
    ['price_up', 'default_price', 1],
    ['price_down', 'default_price', -1],
  ] as const)('sorts by %s', async (sort, field, sign) => {
    const values = (await search({ sort })).hits.hits.map(({ _source }) => Number(_source[field]) * sign);
    expect(values).toEqual([...values].sort((one, other) => one - other));
  });

  it('sorts by name, accents aside', async () => {
    const sorted = names(await search({ sort: 'name' }));
    expect(sorted.slice(0, 2)).toEqual(['Acacia honey 1 kg', 'Acacia honey 340 g']);
    expect(sorted.at(-1)).toMatch(/^Young gouda|^Yellow mustard/);
  });

  it('turns its pages without a gap', async () => {
    const whole = names(await search({ sort: 'name', size: 60 }));
    const pages = [
      await search({ sort: 'name', size: 30 }),
      await search({ sort: 'name', size: 30, from: 30 }),
    ];
    expect(pages.flatMap(names)).toEqual(whole);
  });

  it('shows the lines of a category bundle', async () => {
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

  it('count what their values would show, their own choice aside', async () => {
    const answer = await search({ lines: ['Oils'], brands: ['Casa Oliva'] });
    const isCasaOliva = ({ brand_name }: (typeof products)[number]) => brand_name === 'Casa Oliva';
    expect(answer.hits.total).toBe(forSale((one) => one.line_name === 'Oils' && isCasaOliva(one)));
    expect(countOf(answer, 'lines', 'Vinegars')).toBe(
      forSale((one) => one.line_name === 'Vinegars' && isCasaOliva(one)),
    );
    expect(countOf(answer, 'brands', 'Solana')).toBe(
      forSale((one) => one.line_name === 'Oils' && one.brand_name === 'Solana'),
    );
    expect(countOf(answer, 'sublines', 'Dry pasta')).toBeUndefined();
  });

  it('come with the most frequent value first', async () => {
    const counts =
      (await search({})).aggregations?.brands?.values.buckets.map(({ doc_count }) => doc_count) ?? [];
    expect(counts.length).toBeGreaterThan(10);
    expect(counts).toEqual([...counts].sort((one, other) => other - one));
  });

  it('can be asked for plainly, with the rest counted together', async () => {
    const answer = await post({
      size: 0,
      aggs: { lines: { terms: { field: 'line_name.keyword', size: 2 } } },
    });
    expect(answer.body.hits.hits).toEqual([]);
    expect(answer.body.aggregations.lines.buckets).toHaveLength(2);
    expect(answer.body.aggregations.lines.sum_other_doc_count).toBeGreaterThan(100);
  });
});

describe('who asks', () => {
  it('never sees another company, whatever the query says', async () => {
    expect((await search({ companyId: 2 })).hits.total).toBe(0);
    await as({ companyId: 2 }, async () => expect((await search({})).hits.total).toBe(0));
    await as({ companyId: 2 }, async () => expect((await search({ companyId: 2 })).hits.total).toBe(0));
  });

  it('sees only the products that they may buy', async () => {
    await as({ products: [1000, 1003, 1007] }, async () => {
      const answer = await search({});
      expect(answer.hits.hits.map(({ _source }) => _source.id).sort()).toEqual([1000, 1003, 1007]);
      expect(answer.aggregations?.lines?.values.buckets).toHaveLength(3);
      expect((await search({ ids: [1000, 1001] })).hits.hits.map(({ _source }) => _source.id)).toEqual([
        1000,
      ]);
      expect((await search({ text: 'CO-1014' })).hits.total).toBe(0);
    });
  });

  it('has the index of every company before anyone can search', async () => {
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
      },
      callerOf: async () => caller,
    });
    await started.ready();
    expect(read).toEqual([3, 4]);
    await started.close();
  });

  it('has the index built once, however many ask at once', async () => {
    built = 0;
    await as({ companyId: 3 }, () => Promise.all([search({}), search({}), search({ text: 'oil' })]));
    expect(built).toBe(1);
  });
});

describe('the query language', () => {
  const match = (more: object) => ({
    query: { multi_match: { query: 'olive oil', fields: ['name^8'], ...more } },
  });

  it('marks what was found', async () => {
    const answer = await found({
      ...match({ operator: 'and' }),
      size: 1,
      highlight: { fields: { name: {} } },
    });
    expect(answer.hits.hits[0]?.highlight?.name?.[0]).toMatch(
      /<em>Olive<\/em> <em>oil<\/em>|<em>olive<\/em> <em>oil<\/em>/,
    );
  });

  it('answers with the fields that are asked for', async () => {
    const answer = await post({ ...match({}), size: 1, _source: ['id', 'name'] });
    expect(Object.keys(answer.body.hits.hits[0]._source).sort()).toEqual(['id', 'name']);
  });

  it('finds words across fields when it is told to', async () => {
    const query = 'casa oliva sunflower';
    const fields = ['name', 'remark', 'brand_name'];
    const across = await found({
      query: { multi_match: { query, fields, type: 'cross_fields', operator: 'and' } },
    });
    expect(names(across)[0]).toBe('Sunflower oil 1 L');
    expect((await found({ query: { multi_match: { query, fields, operator: 'and' } } })).hits.total).toBe(0);
  });

  it('finds a phrase whose last word is only begun', async () => {
    expect(names(await found({ query: { match_phrase_prefix: { name: 'blend coff' } } }))).toEqual([
      'House blend coffee beans 1 kg',
    ]);
    expect((await found({ query: { match_phrase_prefix: { name: 'coffee blend' } } })).hits.total).toBe(0);
  });

  it('keeps the first letters as typed with prefix_length', async () => {
    const typo = { query: 'plive', fields: ['name'], fuzziness: 'AUTO' };
    expect((await found({ query: { multi_match: typo } })).hits.total).toBeGreaterThan(0);
    expect((await found({ query: { multi_match: { ...typo, prefix_length: 1 } } })).hits.total).toBe(0);
  });

  it('asks for as many optional clauses as are needed', async () => {
    const should = ['olive', 'basil', 'tin'].map((query) => ({ multi_match: { query, fields: ['name'] } }));
    const count = async (minimum_should_match: number) =>
      (await found({ query: { bool: { should, minimum_should_match } }, size: 0 })).hits.total;
    expect(await count(1)).toBeGreaterThan(await count(2));
    expect(names(await found({ query: { bool: { should, minimum_should_match: 2 } } }))).toEqual([
      'Olive oil tin 5 L',
    ]);
  });

  it('tells the total as an object unless told otherwise', async () => {
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
  ])('says of %j what it does not speak', async (body, reason) => {
    expect(await post(body)).toEqual({
      status: 400,
      body: { error: { type: 'parsing_exception', reason }, status: 400 },
    });
  });

  it.each([
    { size: 1001 },
    { from: 9990, size: 20 },
    { aggs: { a: { terms: { field: 'size.keyword', size: 5000 } } } },
  ])('has its limits: %j', async (body) => {
    const answer = await post(body);
    expect([answer.status, answer.body.error.type]).toEqual([400, 'illegal_argument_exception']);
  });

  it('knows no other index and no other parameter', async () => {
    expect((await post({}, '/customers/_search')).status).toBe(404);
    expect((await post({}, '/products/_search?scroll=1m')).status).toBe(400);
  });
});

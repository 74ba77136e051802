import fc from 'fast-check';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoTenants } from '../../../../host-demo/seeds/index.ts';
import { processorTime } from '../../../../host-demo/server/processorTime.ts';
import { searchRoutes } from '../../../../host-demo/server/routes/search/searchRoutes.ts';
import { buildProductIndex } from '../../../../host-demo/server/search/productIndex.ts';
import { createSearch } from '../../../../host-demo/server/search/productSearch.ts';
import { readRequest } from '../../../../host-demo/server/search/readRequest.ts';
import { checkSearchShare, createSearchShares } from '../../../../host-demo/server/search/searchShare.ts';
import { createSearchTime } from '../../../../host-demo/server/search/searchTime.ts';
import { alternativesQuery } from '../../../../src/api/search/alternativesQuery.ts';
import { productQuery } from '../../../../src/api/search/productQuery.ts';
import { aProductSearch } from '../../../support/productSearch.ts';

const products = [...(demoTenants()[0]?.products() ?? [])].map(({ product }) => product);
const FIELDS = [
  'name',
  'remark',
  'line_name',
  'subline_name',
  'subline2name',
  'brand_name',
  'size',
  'code',
  'barcode',
  'ean',
  'manufacturer_part',
];
const words = (count: number) => Array.from({ length: count }, (_, at) => `oil${at.toString(36)}`).join(' ');
const repeat = (count: number, query: unknown) => ({
  bool: { should: Array.from({ length: count }, () => query) },
});
const nested = (levels: number): unknown =>
  Array.from({ length: levels - 1 }).reduce<unknown>((query) => ({ bool: { must: [query] } }), {
    match_all: {},
  });
const fuzzy = (query: string, fields: readonly string[] = FIELDS) => ({
  multi_match: { query, fields, type: 'most_fields', fuzziness: 2 },
});
const terms = { terms: { field: 'size.keyword', size: 1000 } };

describe('a search of hostile size', () => {
  const shares = createSearchShares(() => 0);
  let app: FastifyInstance;

  beforeAll(async () => {
    app = fastify({ bodyLimit: 256 * 1024 });
    await app.register(searchRoutes, {
      products: {
        companies: async () => [1],
        forCompany: async () => products,
        soldOut: async () => [],
        onSoldOut: () => undefined,
        onChange: () => undefined,
      },
      callerOf: async (request) => ({
        searcher: request.headers.authorization ?? '',
        companyId: 1,
        products: null,
        loggedIn: false,
      }),
      shares,
    });
    await app.ready();
  });
  afterAll(() => app.close());

  const send = (authorization: string, body: unknown) =>
    app.inject({
      method: 'POST',
      url: '/products/_search',
      headers: { 'content-type': 'application/json', authorization },
      payload: JSON.stringify(body),
    });
  /** This thread's processor time, ms. */
  const timeOf = async (run: () => Promise<unknown>): Promise<number> => {
    const started = processorTime();
    await run();
    return processorTime() - started;
  };
  /** A search in all fields with a facet, as a customer's. */
  const usual = { query: fuzzy('olive oil'), aggs: { size: terms } };
  const timeOfUsual = async (count: number): Promise<number> => {
    const times = async () => {
      for (let done = 0; done < count; done += 1) await send(`usual ${done}`, usual);
    };
    await times();
    return timeOf(times);
  };
  /** What a hostile search may take, in usual ones: 0.3 s where one takes 1 ms. */
  const MOST_USUAL = 300;
  const MEASURED_USUAL = 25;
  const LARGEST_ANSWER = 4 * 1024 * 1024;
  const TOO_MANY_CLAUSES = [400, 'too_many_nested_clauses'];
  const ILLEGAL = [400, 'illegal_argument_exception'];

  test('is refused from a caller whose time is spent, until a header says; others are answered', async () => {
    const ask = (authorization: string) =>
      app.inject({ method: 'POST', url: '/products/_search', headers: { authorization }, payload: {} });
    shares.spend('Bearer one', 3000);
    const refused = await ask('Bearer one');
    expect(refused.json()).toMatchObject({ error: { type: 'es_rejected_execution_exception' }, status: 429 });
    // A second too many is five seconds at a fifth of the time, and the next whole one.
    expect(refused.headers['retry-after']).toBe('6');
    expect((await ask('Bearer other')).statusCode).toBe(200);
  });

  test.each([
    ['5 KB of words in all fields', { query: fuzzy(words(900)) }, TOO_MANY_CLAUSES],
    ['5 KB of words in one field', { query: fuzzy(words(900), ['name']) }, [200, undefined]],
    ['one field 5,000 times', { query: fuzzy(words(90), Array(5000).fill('name^2')) }, [200, undefined]],
    ['1,000 clauses', { query: repeat(1000, { match_bool_prefix: { name: 'o' } }) }, [200, undefined]],
    ['1,025 clauses', { query: repeat(1025, { match_all: {} }) }, TOO_MANY_CLAUSES],
    [
      '1,025 clauses of a filter of a facet',
      { aggs: { a: { filter: repeat(1025, { match_all: {} }) } } },
      TOO_MANY_CLAUSES,
    ],
    ['1,025 clauses after the facets', { post_filter: repeat(1025, { match_all: {} }) }, TOO_MANY_CLAUSES],
    [
      '1,000 similar codes',
      { query: repeat(1000, fuzzy('co1001', ['manufacturer_part'])) },
      [200, undefined],
    ],
    ['30 levels', { query: nested(30) }, [200, undefined]],
    ['31 levels', { query: nested(31) }, ILLEGAL],
    ['1,000 levels', { query: nested(1000) }, ILLEGAL],
    ['a tag of 240 KB', { highlight: { pre_tags: ['x'.repeat(240_000)], fields: {} } }, ILLEGAL],
    ['a tag of 51 characters', { highlight: { post_tags: ['x'.repeat(51)], fields: {} } }, ILLEGAL],
    [
      'tags of 50 characters in 1,000 hits',
      {
        size: 1000,
        query: fuzzy('l kg g oil'),
        highlight: {
          pre_tags: ['x'.repeat(50)],
          post_tags: ['x'.repeat(50)],
          fields: Object.fromEntries(FIELDS.map((field) => [field, {}])),
        },
      },
      [200, undefined],
    ],
    ['65,537 values of a filter', { query: { terms: { id: Array(65_537).fill(1) } } }, ILLEGAL],
    [
      '2,000 aggregations',
      { size: 0, aggs: Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [at, terms])) },
      [400, 'too_many_buckets_exception'],
    ],
    ['15,000 sort keys', { sort: Array(15_000).fill('name.keyword') }, [200, undefined]],
    ['10,001 hits', { from: 9990, size: 11 }, ILLEGAL],
  ])('%s is answered at once', async (name, body, expected) => {
    let response = await send('usual', usual);
    const took = await timeOf(async () => {
      response = await send(name, body);
    });
    const most = (await timeOfUsual(MEASURED_USUAL)) * (MOST_USUAL / MEASURED_USUAL);
    expect(took).toBeLessThan(most);
    expect([response.statusCode, response.json().error?.type]).toEqual(expected);
    expect(response.body.length).toBeLessThan(LARGEST_ANSWER);
  });
});

test('whatever a customer types, the portal’s searches are within the limits', () => {
  const word = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('oil', 'a-b-c-d-e', '1.5.5', 'bottles'),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 150 }), (typed) => {
      const search = aProductSearch({ text: typed.join(' ') });
      readRequest(JSON.parse(JSON.stringify(productQuery(search))));
      const relaxed = { ...search, original: search, relaxed: [search] };
      readRequest(JSON.parse(JSON.stringify(alternativesQuery(relaxed))));
    }),
  );
});

describe('the share of a caller', () => {
  const open = () => {
    let now = 0;
    const shares = createSearchShares(() => now);
    const forward = (ms: number) => {
      now += ms;
    };
    return { shares, forward };
  };
  const refusal = { type: 'es_rejected_execution_exception', status: 429 };

  test('is 2 s of searches at once, then a fifth of the time, and takes nothing from others', () => {
    const { shares, forward } = open();
    shares.spend('one', 1999);
    checkSearchShare(shares, 'one');
    shares.spend('one', 201);
    // 200 ms too many are a second at a fifth of the time.
    expect(() => checkSearchShare(shares, 'one')).toThrow(
      expect.objectContaining({ ...refusal, retryAfter: 2 }),
    );
    checkSearchShare(shares, 'other');
    forward(1000);
    expect(() => checkSearchShare(shares, 'one')).toThrow(
      expect.objectContaining({ ...refusal, retryAfter: 1 }),
    );
    forward(5);
    checkSearchShare(shares, 'one');
  });

  test('is never more than 2 s, however long a caller waited, and never exceeded in the long run', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 1, max: 200 })), {
          maxLength: 200,
        }),
        (searches) => {
          const { shares, forward } = open();
          let [passed, spent] = [0, 0];
          for (const [pause, time] of searches) {
            forward(pause);
            passed += pause;
            try {
              checkSearchShare(shares, 'one');
            } catch {
              continue;
            }
            shares.spend('one', time);
            spent += time;
            expect(spent).toBeLessThan(2000 + 200 + passed * 0.2 + 1e-6);
          }
        },
      ),
    );
  });
});

describe('the time of a search', () => {
  /** Each look at the clock takes 1 ms. */
  const searchWith = async () => {
    let now = 0;
    const time = createSearchTime(() => {
      now += 1;
      return now;
    });
    const search = createSearch(await buildProductIndex(1, products), time);
    return (body: object) => search(readRequest(body), null);
  };
  const query = { multi_match: { query: 'olive oil', fields: FIELDS } };
  const aggs = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`a${at}`, terms]));

  test('ends it, with what was found until then', async () => {
    const search = await searchWith();
    expect(search({ query, aggs: aggs(5) })).toMatchObject({ timedOut: false, facets: { a4: {} } });
    const ended = search({ query, aggs: aggs(300) });
    expect(ended.timedOut).toBe(true);
    expect(ended.hits).toHaveLength(10);
    expect(Object.keys(ended.facets).length).toBeGreaterThan(100);
    expect(Object.keys(ended.facets).length).toBeLessThan(300);
  });

  test('ends it without hits that a filter would have left out', async () => {
    const search = await searchWith();
    const filter = Array.from({ length: 300 }, (_, at) => ({ term: { id: 1000 + at } }));
    expect(search({ query: { bool: { must: [query], filter } } })).toEqual({
      timedOut: true,
      total: 0,
      maxScore: null,
      hits: [],
      facets: {},
    });
  });

  test.each([
    ['5ms', true],
    ['1s', false],
    ['9d', false],
    ['-1', false],
    ['0ms', true],
  ])('is the request’s, when that is shorter: %s', async (timeout, timedOut) => {
    const search = await searchWith();
    expect(search({ query, aggs: aggs(20), timeout }).timedOut).toBe(timedOut);
  });

  test.each(['soon', '1', '1 s', '-5ms', 5, null, {}])('can’t be %j', (timeout) => {
    expect(() => readRequest({ timeout })).toThrow();
  });
});

import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CODE_FIELDS,
  FLAG_FIELDS,
  KEYWORD_FIELDS,
  NUMBER_FIELDS,
  PAIRED_FIELDS,
  SORT_FIELDS,
  TEXT_FIELDS,
} from '../../host-demo/server/search/fields.ts';
import { SYNONYMS } from '../../host-demo/server/search/synonyms.ts';
import { searchResponse } from '../../src/api/catalogue/schema.ts';
import { alternativesQuery } from '../../src/api/search/alternativesQuery.ts';
import { alternativesResponse } from '../../src/api/search/alternativesSchema.ts';
import { type ProductSearch, productQuery } from '../../src/api/search/productQuery.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { aProductSearch } from '../support/productSearch.ts';
import { typeErrors } from '../support/typeErrors.ts';

/**
 * Checks the portal's requests, the back end's responses and the index description against Elasticsearch's published types.
 */

const IMPORTS = "import type { estypes } from '@elastic/elasticsearch';";
const index = JSON.parse(readFileSync('docs/search-index.json', 'utf8'));
const { properties } = index.mappings;

const allProducts = aProductSearch();
const filtered: ProductSearch = {
  ...allProducts,
  text: 'olve oil 5',
  lines: ['Groceries'],
  brands: ['Casa'],
  sizes: ['1 L'],
  categories: [
    { line: 'Groceries', sublines: ['Staples'] },
    { line: 'Drinks', sublines: [] },
  ],
  shownLines: [],
  hiddenLines: ['Secret'],
  inStockOnly: true,
  ids: [101, 105],
  sort: 'price_up',
};
const requests = {
  all: productQuery(allProducts),
  found: productQuery({ ...allProducts, text: 'rice' }),
  numbered: productQuery({ ...allProducts, text: 'cb 77', numbered: [105] }),
  narrow: productQuery(filtered),
  nearest: alternativesQuery({
    ...allProducts,
    original: filtered,
    relaxed: [allProducts, { ...filtered, text: 'oil' }],
  }),
};

let backEnd: BackEnd;
let token: string;

beforeAll(async () => {
  backEnd = await startBackEnd();
  token = await backEnd.login('buyer@demo.test', 1);
});
afterAll(() => backEnd.close());

const search = async (body: unknown, userToken = token) => {
  const path = '/products/_search?rest_total_hits_as_int=true';
  const response = await backEnd.post(path, { token: userToken, body });
  expect([response.status, response.body]).toMatchObject([200, {}]);
  return response.body;
};

const AGGREGATES =
  'Record<string, estypes.AggregationsSingleBucketAggregateBase & { values?: estypes.AggregationsStringTermsAggregate }>';

const RESPONSE = `estypes.SearchResponse<Record<string, unknown>, ${AGGREGATES}>`;

/** The portal's own field is `purchases` (docs/back-office.md). */
test('requests, responses and the index description match Elasticsearch’s published types', async () => {
  const responses = Object.fromEntries(
    await Promise.all(
      Object.entries(requests).map(async ([name, body]) => [name, await search(body)] as const),
    ),
  );
  const values = (valuesByName: object, type: string, prefix: string) =>
    Object.fromEntries(
      Object.entries(valuesByName).map(([name, value]) => [
        `${prefix}${name}`,
        { type, value: JSON.parse(JSON.stringify(value)) },
      ]),
    );
  const errors = typeErrors(IMPORTS, {
    ...values(requests, 'estypes.SearchRequest', 'asked_'),
    ...values(responses, `${RESPONSE} & { purchases?: object[] }`, 'answer_'),
    index: { type: "Pick<estypes.IndicesCreateRequest, 'settings' | 'mappings'>", value: index },
  });
  expect(errors).toEqual([]);
  for (const name of ['all', 'found', 'narrow']) v.parse(searchResponse, responses[name]);
  v.parse(alternativesResponse, responses.nearest);
});

test('the type check reports an unknown field', () => {
  const wrong = { query: { bool: { shuold: [] } } };
  expect(typeErrors(IMPORTS, { wrong: { type: 'estypes.SearchRequest', value: wrong } })).toHaveLength(1);
});

test('the total is an integer, and filters and weights are as specified', async () => {
  expect(await search(requests.all)).toMatchObject({ hits: { total: 4 } });
  const { query, aggs } = productQuery({ ...allProducts, text: 'oil', inStockOnly: true, ids: [101] });
  expect(query?.bool?.filter).toEqual([
    { term: { company_id: 1 } },
    { term: { disabled: 0 } },
    { terms: { id: [101] } },
    { term: { sold_out: false } },
  ]);
  expect(query?.bool?.must_not).toEqual([{ term: { is_discount: true } }, { term: { hidden: true } }]);
  const queryText = JSON.stringify(query);
  expect(queryText).not.toContain('years');
  expect(JSON.stringify(productQuery({ ...allProducts, text: 'corolla 2016' }))).toContain('"years^7"');
  const weights =
    '["name^8","remark^7","line_name^9","subline_name^9","subline2name^7","barcode^7","size^7","ean^7"]';
  expect(queryText).toContain(`"fields":${weights}`);
  expect(queryText).toContain('"fuzziness":"AUTO"');
  for (const field of ['code', 'barcode', 'ean', 'manufacturer_part']) {
    expect(queryText).toContain(`{"term":{"${field}.keyword":{"value":"oil","boost":1000}}}`);
  }
  expect(Object.values(aggs ?? {}).map((facet) => facet.aggs?.values?.terms?.size)).toEqual([
    1000, 1000, 1000, 1000,
  ]);
});

test('a customer’s own part number finds its product, and nothing that isn’t the customer’s', async () => {
  expect(await search(requests.numbered)).toMatchObject({
    hits: { total: 1, hits: [{ _source: { id: 105 } }] },
  });
  const restricted = await backEnd.login('restricted@demo.test', 1);
  expect(await search(requests.numbered, restricted)).toMatchObject({ hits: { total: 0 } });
});

test('a restricted customer finds allowed products only, and gets no suggestions from other products', async () => {
  const restricted = await backEnd.login('restricted@demo.test', 1);
  expect(await search(requests.all, restricted)).toMatchObject({ hits: { total: 2 } });
  const alternatives = alternativesQuery({
    ...allProducts,
    original: { ...allProducts, text: 'olve' },
    relaxed: [],
  });
  const searchText = async (userToken: string) => JSON.stringify(await search(alternatives, userToken));
  expect(await searchText(token)).toContain('Olive');
  expect(await searchText(restricted)).not.toContain('Olive');
});

describe('the described index', () => {
  test.each(TEXT_FIELDS.filter((field) => field !== 'brand_name'))('analyses %s as words', (field) => {
    const analyzer = PAIRED_FIELDS.includes(field) ? 'words_and_pairs' : 'words';
    expect(properties[field]).toMatchObject({ type: 'text', analyzer, search_analyzer: 'typed_words' });
  });
  test('has the synonyms of the reference back end', () => {
    expect(index.settings.analysis.filter.synonyms.synonyms).toEqual(
      Object.entries(SYNONYMS).map(([typed, others]) => `${typed} => ${[typed, ...others].join(', ')}`),
    );
  });
  test.each(CODE_FIELDS)('indexes %s by its parts and as a keyword', (field) => {
    expect(properties[field]).toMatchObject({
      type: 'text',
      analyzer: 'code',
      search_analyzer: 'typed_code',
      fields: { keyword: { type: 'keyword', normalizer: 'code' } },
    });
  });
  test.each(KEYWORD_FIELDS)('indexes %s as a keyword', (field) => {
    expect(properties[field].fields.keyword).toEqual({ type: 'keyword' });
  });
  test('has every other field that is used for filters and sorting', () => {
    const sorted = SORT_FIELDS.filter((field) => field !== '_score').map(
      (field) => field.split('.')[0] ?? '',
    );
    for (const field of [...FLAG_FIELDS, ...NUMBER_FIELDS, ...sorted]) {
      expect(properties, field).toHaveProperty(field);
    }
  });
});

test('a term query on an analysed text field is refused, as it finds nothing in a real cluster', async () => {
  const body = { query: { terms: { line_name: ['Groceries'] } } };
  const { status, body: responseBody } = await backEnd.post('/products/_search', { token, body });
  expect([status, responseBody]).toMatchObject([
    400,
    { error: { reason: '[terms] on text field [line_name]: take [line_name.keyword]' } },
  ]);
});

import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CODE_FIELDS,
  FLAG_FIELDS,
  KEYWORD_FIELDS,
  NUMBER_FIELDS,
  SORT_FIELDS,
  TEXT_FIELDS,
} from '../../host-demo/server/search/fields.ts';
import { alternativesResponse, searchResponse } from '../../src/api/catalogue/schema.ts';
import { alternativesQuery } from '../../src/api/search/alternativesQuery.ts';
import { type ProductSearch, productQuery } from '../../src/api/search/productQuery.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { aProductSearch } from '../support/productSearch.ts';
import { typeErrors } from '../support/typeErrors.ts';

/** Portal, reference back end and index description, each against Elasticsearch's own published types. */

const IMPORTS = "import type { estypes } from '@elastic/elasticsearch';";
const index = JSON.parse(readFileSync('docs/search-index.json', 'utf8'));
const { properties } = index.mappings;

const everything = aProductSearch();
const narrow: ProductSearch = {
  ...everything,
  text: 'olve oil 5',
  lines: ['Groceries'],
  brands: ['Casa'],
  sizes: ['1 L'],
  categories: [
    { line: 'Groceries', sublines: ['Staples'] },
    { line: 'Drinks', sublines: [] },
  ],
  hiddenLines: ['Secret'],
  inStockOnly: true,
  ids: [101, 105],
  sort: 'price_up',
};
const requests = {
  all: productQuery(everything),
  found: productQuery({ ...everything, text: 'rice' }),
  narrow: productQuery(narrow),
  nearest: alternativesQuery({
    ...everything,
    original: narrow,
    relaxed: [everything, { ...narrow, text: 'oil' }],
  }),
};

let backEnd: BackEnd;
let token: string;

beforeAll(async () => {
  backEnd = await startBackEnd();
  token = await backEnd.login('buyer@demo.test', 1);
});
afterAll(() => backEnd.close());

const search = async (body: unknown, who = token) => {
  const path = '/products/_search?rest_total_hits_as_int=true';
  const answer = await backEnd.post(path, { token: who, body });
  expect([answer.status, answer.body]).toMatchObject([200, {}]);
  return answer.body;
};

const AGGREGATES =
  'Record<string, estypes.AggregationsSingleBucketAggregateBase & { values?: estypes.AggregationsStringTermsAggregate }>';

test('what the portal asks, what is answered, and the index, as Elasticsearch publishes their types', async () => {
  const answers = Object.fromEntries(
    await Promise.all(
      Object.entries(requests).map(async ([name, body]) => [name, await search(body)] as const),
    ),
  );
  const values = (of: object, type: string, prefix: string) =>
    Object.fromEntries(
      Object.entries(of).map(([name, value]) => [
        `${prefix}${name}`,
        { type, value: JSON.parse(JSON.stringify(value)) },
      ]),
    );
  const errors = typeErrors(IMPORTS, {
    ...values(requests, 'estypes.SearchRequest', 'asked_'),
    ...values(answers, `estypes.SearchResponse<Record<string, unknown>, ${AGGREGATES}>`, 'answer_'),
    index: { type: "Pick<estypes.IndicesCreateRequest, 'settings' | 'mappings'>", value: index },
  });
  expect(errors).toEqual([]);
  for (const name of ['all', 'found', 'narrow']) v.parse(searchResponse, answers[name]);
  v.parse(alternativesResponse, answers.nearest);
}, 60_000);

test('the check would notice what Elasticsearch has no name for', () => {
  const wrong = { query: { bool: { shuold: [] } } };
  expect(typeErrors(IMPORTS, { wrong: { type: 'estypes.SearchRequest', value: wrong } })).toHaveLength(1);
}, 60_000);

test('the total is an integer, filters and weights are as specified', async () => {
  expect(await search(requests.all)).toMatchObject({ hits: { total: 4 } });
  const { query, aggs } = productQuery({ ...everything, text: 'oil', inStockOnly: true, ids: [101] });
  expect(query?.bool?.filter).toEqual([
    { term: { company_id: 1 } },
    { term: { disabled: 0 } },
    { terms: { id: [101] } },
    { term: { sold_out: false } },
  ]);
  expect(query?.bool?.must_not).toEqual([{ term: { is_discount: true } }, { term: { hidden: true } }]);
  const asked = JSON.stringify(query);
  const weights =
    '["name^8","remark^7","line_name^9","subline_name^9","subline2name^7","barcode^7","size^7","ean^7"]';
  expect(asked).toContain(`"fields":${weights}`);
  expect(asked).toContain('"fuzziness":"AUTO"');
  for (const field of ['code', 'barcode', 'ean', 'manufacturer_part']) {
    expect(asked).toContain(`{"term":{"${field}.keyword":{"value":"oil","boost":1000}}}`);
  }
  expect(Object.values(aggs ?? {}).map((facet) => facet.aggs?.values?.terms?.size)).toEqual([
    1000, 1000, 1000, 1000,
  ]);
});

test('a restricted customer finds only theirs, whatever is asked, and no near words of other products', async () => {
  const restricted = await backEnd.login('restricted@demo.test', 1);
  expect(await search(requests.all, restricted)).toMatchObject({ hits: { total: 2 } });
  const near = alternativesQuery({ ...everything, original: { ...everything, text: 'olve' }, relaxed: [] });
  const words = async (who: string) => JSON.stringify(await search(near, who));
  expect(await words(token)).toContain('Olive');
  expect(await words(restricted)).not.toContain('Olive');
});

describe('the described index', () => {
  test.each(TEXT_FIELDS.filter((field) => field !== 'brand_name'))('takes %s apart into words', (field) => {
    expect(properties[field]).toMatchObject({ type: 'text', analyzer: 'words' });
  });
  test.each(CODE_FIELDS)('has %s by its parts and as a whole', (field) => {
    expect(properties[field]).toMatchObject({
      type: 'text',
      analyzer: 'code',
      search_analyzer: 'typed_code',
      fields: { keyword: { type: 'keyword', normalizer: 'code' } },
    });
  });
  test.each(KEYWORD_FIELDS)('has %s as it is written', (field) => {
    expect(properties[field].fields.keyword).toEqual({ type: 'keyword' });
  });
  test('has every other field that is filtered or sorted by', () => {
    const sorted = SORT_FIELDS.filter((field) => field !== '_score').map(
      (field) => field.split('.')[0] ?? '',
    );
    for (const field of [...FLAG_FIELDS, ...NUMBER_FIELDS, ...sorted]) {
      expect(properties, field).toHaveProperty(field);
    }
  });
});

test('a field that has to be compared as a whole is refused by the name that a cluster would not find it by', async () => {
  const body = { query: { terms: { line_name: ['Groceries'] } } };
  const { status, body: said } = await backEnd.post('/products/_search', { token, body });
  expect([status, said]).toMatchObject([
    400,
    { error: { reason: '[terms] on text field [line_name]: take [line_name.keyword]' } },
  ]);
});

import type { estypes } from '@elastic/elasticsearch';
import {
  CODE_FIELDS,
  FLAG_FIELDS,
  KEYWORD_FIELDS,
  NUMBER_FIELDS,
  oneOf,
  type SearchedField,
  TEXT_FIELDS,
  type TermField,
} from './fields.ts';
import { checkDepth, checkTerms } from './limits.ts';
import type { BoolQuery, Query, TextQuery } from './query.ts';
import { onlyKeys, type RecordOf, readCount, readList, readNumber, readRecord, readText } from './read.ts';
import { unsupported } from './searchError.ts';

type Container = keyof estypes.QueryDslQueryContainer;
const BOOL = [
  'must',
  'should',
  'filter',
  'must_not',
  'minimum_should_match',
  'boost',
] as const satisfies readonly (keyof estypes.QueryDslBoolQuery)[];
const MULTI_MATCH = [
  'query',
  'fields',
  'type',
  'operator',
  'fuzziness',
  'prefix_length',
  'boost',
] as const satisfies readonly (keyof estypes.QueryDslMultiMatchQuery)[];
const TERM = ['value', 'boost'] as const satisfies readonly (keyof estypes.QueryDslTermQuery)[];
const MATCHES = [
  'best_fields',
  'most_fields',
  'cross_fields',
  'bool_prefix',
] as const satisfies readonly estypes.QueryDslTextQueryType[];

/** An exact field. Texts and codes need their `.keyword` sub-field, as in docs/search-index.json. */
export function readTermField(name: string, where: string): TermField {
  const plain = oneOf([...FLAG_FIELDS, ...NUMBER_FIELDS], name);
  if (plain) return plain;
  const whole = oneOf([...CODE_FIELDS, ...KEYWORD_FIELDS], name.replace(/\.keyword$/, ''));
  if (!whole) throw unsupported(`[${where}] on field [${name}] is not supported`);
  if (whole === name) throw unsupported(`[${where}] on text field [${name}]: take [${name}.keyword]`);
  return whole;
}

function readSearchedField(name: unknown, where: string): { field: SearchedField; boost: number } {
  const [plain = '', weight = '1', ...rest] = readText(name, where).split('^');
  const field = oneOf<SearchedField>([...TEXT_FIELDS, ...CODE_FIELDS], plain);
  const boost = Number(weight);
  if (!field || rest.length > 0 || !(boost > 0))
    throw unsupported(`[${where}] on field [${String(name)}] is not supported`);
  return { field, boost };
}

function readValue(value: unknown, where: string): string | number | boolean {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  throw unsupported(`[${where}] takes a text, a number or a boolean`);
}

function single(body: RecordOf, where: string): [name: string, value: unknown] {
  const [entry, ...more] = Object.entries(body);
  if (!entry || more.length > 0) throw unsupported(`[${where}] takes exactly one entry`);
  return entry;
}

function readTerm(body: RecordOf): Query {
  const [name, value] = single(body, 'term');
  const field = readTermField(name, 'term');
  if (typeof value !== 'object' || value === null) {
    return { kind: 'term', field, values: [readValue(value, 'term')], boost: 1 };
  }
  const options = onlyKeys(readRecord(value, 'term'), TERM, 'term');
  return {
    kind: 'term',
    field,
    values: [readValue(options.value, 'term')],
    boost: readNumber(options.boost ?? 1, 'term.boost'),
  };
}

function readTerms(body: RecordOf): Query {
  const [name, list] = single(body, 'terms');
  const values = readList(list, 'terms');
  checkTerms(values.length);
  return {
    kind: 'term',
    field: readTermField(name, 'terms'),
    values: values.map((value) => readValue(value, 'terms')),
    boost: 1,
  };
}

function readFuzziness(value: unknown): TextQuery['fuzziness'] {
  if (value === undefined) return 0;
  if (value === 'AUTO' || value === 'auto') return 'AUTO';
  const edits = [0, 1, 2].find((known) => value === known || value === String(known));
  if (edits !== undefined) return edits;
  throw unsupported('[multi_match] fuzziness must be 0, 1, 2 or AUTO');
}

function readOperator(value: unknown, where: string): boolean {
  const operator = readText(value ?? 'or', `${where}.operator`).toLowerCase();
  if (operator !== 'and' && operator !== 'or')
    throw unsupported(`[${where}] operator [${operator}] is not supported`);
  return operator === 'and';
}

/** As in Elasticsearch, a field counts once, with the last of its weights. */
const eachOnce = (fields: TextQuery['fields']): TextQuery['fields'] => [
  ...new Map(fields.map((each) => [each.field, each])).values(),
];

function readMultiMatch(body: RecordOf): Query {
  const options = onlyKeys(body, MULTI_MATCH, 'multi_match');
  const type = readText(options.type ?? 'best_fields', 'multi_match.type');
  const match = oneOf(MATCHES, type);
  if (!match) throw unsupported(`[multi_match] type [${type}] is not supported`);
  const fuzziness = readFuzziness(options.fuzziness);
  if (match === 'cross_fields' && fuzziness !== 0) {
    throw unsupported('[multi_match] fuzziness is not allowed for type [cross_fields]');
  }
  return {
    kind: 'text',
    text: readText(options.query, 'multi_match.query'),
    fields: eachOnce(
      readList(options.fields, 'multi_match.fields').map((field) => readSearchedField(field, 'multi_match')),
    ),
    match,
    needsAll: readOperator(options.operator, 'multi_match'),
    fuzziness,
    prefixLength: readCount(options.prefix_length ?? 0, 'multi_match.prefix_length'),
    boost: readNumber(options.boost ?? 1, 'multi_match.boost'),
  };
}

/** `match_phrase_prefix` and `match_bool_prefix`: one field, the last word being a prefix. */
const readPrefixMatch =
  (match: 'phrase_prefix' | 'bool_prefix', where: string) =>
  (body: RecordOf): Query => {
    const [name, value] = single(body, where);
    const options =
      typeof value === 'string'
        ? { query: value }
        : onlyKeys(readRecord(value, where), ['query', 'operator', 'boost'], where);
    return {
      kind: 'text',
      text: readText(options.query, `${where}.query`),
      fields: [readSearchedField(name, where)],
      match,
      needsAll: match === 'phrase_prefix' || readOperator(options.operator, where),
      fuzziness: 0,
      prefixLength: 0,
      boost: readNumber(options.boost ?? 1, `${where}.boost`),
    };
  };

function readClauses(value: unknown, where: string, depth: number): Query[] {
  if (value === undefined) return [];
  return (Array.isArray(value) ? value : [value]).map((clause) => readQuery(clause, where, depth + 1));
}

function readBool(body: RecordOf, depth: number): BoolQuery {
  const options = onlyKeys(body, BOOL, 'bool');
  const must = readClauses(options.must, 'bool.must', depth);
  const filter = readClauses(options.filter, 'bool.filter', depth);
  const should = readClauses(options.should, 'bool.should', depth);
  const usual = should.length > 0 && must.length === 0 && filter.length === 0 ? 1 : 0;
  return {
    kind: 'bool',
    must,
    should,
    filter,
    mustNot: readClauses(options.must_not, 'bool.must_not', depth),
    minimumShould: readCount(options.minimum_should_match ?? usual, 'bool.minimum_should_match'),
    boost: readNumber(options.boost ?? 1, 'bool.boost'),
  };
}

function readDisMax(body: RecordOf, depth: number): Query {
  const { queries } = onlyKeys(body, ['queries'], 'dis_max');
  return {
    kind: 'best',
    queries: readClauses(readList(queries, 'dis_max.queries'), 'dis_max.queries', depth),
  };
}

type Reader = (body: RecordOf, depth: number) => Query;

const readers = {
  bool: readBool,
  dis_max: readDisMax,
  term: readTerm,
  terms: readTerms,
  multi_match: readMultiMatch,
  match_phrase_prefix: readPrefixMatch('phrase_prefix', 'match_phrase_prefix'),
  match_bool_prefix: readPrefixMatch('bool_prefix', 'match_bool_prefix'),
  match_all: (body: RecordOf): Query => {
    onlyKeys(body, [], 'match_all');
    return { kind: 'all' };
  },
} satisfies Partial<Record<Container, Reader>>;
const readerOf = new Map<string, Reader>(Object.entries(readers));

/** Parses the supported part of Elasticsearch's query DSL. Throws {@link SearchError} for the rest. */
export function readQuery(value: unknown, where = 'query', depth = 1): Query {
  checkDepth(depth);
  const [name, body] = single(readRecord(value, where), where);
  const reader = readerOf.get(name);
  if (!reader) throw unsupported(`[${where}] query [${name}] is not supported`);
  return reader(readRecord(body, name), depth);
}

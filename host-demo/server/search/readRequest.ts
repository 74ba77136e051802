import type { estypes } from '@elastic/elasticsearch';
import { KEYWORD_FIELDS, type KeywordField, oneOf, SORT_FIELDS, type SortField } from './fields.ts';
import { checkClauses, checkTag } from './limits.ts';
import type { Query } from './query.ts';
import { onlyKeys, readCount, readList, readRecord, readText } from './read.ts';
import { readQuery, readTermField } from './readQuery.ts';
import { readTimeout } from './readTimeout.ts';
import { illegal, unsupported } from './searchError.ts';

const PARTS = [
  'query',
  'post_filter',
  'aggs',
  'aggregations',
  'sort',
  'from',
  'size',
  'highlight',
  'track_total_hits',
  '_source',
  'timeout',
] as const satisfies readonly (keyof estypes.SearchRequest)[];

const MAX_HITS = 1000;
const WINDOW = 10_000;
const DEFAULT_SIZE = 10;
const DEFAULT_BUCKETS = 10;

export type TermsFacet = { field: KeywordField; size: number };
export type Facet =
  | { name: string; terms: TermsFacet }
  | { name: string; filter: Query; inner: (TermsFacet & { name: string })[] };
export type SortKey = { field: SortField; isDescending: boolean };

export type Highlight = { fields: string[]; preTag: string; postTag: string };

export type SearchPlan = {
  query: Query;
  postFilter: Query | null;
  facets: Facet[];
  sort: SortKey[];
  from: number;
  size: number;
  highlight: Highlight;
  /** The requested fields; null for all. */
  source: ReadonlySet<string> | null;
  /** ms; Infinity without one. */
  timeout: number;
};

function readTermsFacet(value: unknown): TermsFacet {
  const options = onlyKeys(readRecord(value, 'terms'), ['field', 'size'], 'terms');
  const field = oneOf<string>(KEYWORD_FIELDS, readTermField(readText(options.field, 'terms.field'), 'terms'));
  const known = KEYWORD_FIELDS.find((keyword) => keyword === field);
  if (!known) throw unsupported(`[terms] aggregation on field [${String(options.field)}] is not supported`);
  const size = readCount(options.size ?? DEFAULT_BUCKETS, 'terms.size');
  if (size < 1 || size > MAX_HITS) throw illegal(`[size] must be from 1 to ${MAX_HITS}, was [${size}]`);
  return { field: known, size };
}

function readFacet(name: string, value: unknown): Facet {
  const options = onlyKeys(
    readRecord(value, name),
    ['terms', 'filter', 'aggs', 'aggregations'],
    `aggs.${name}`,
  );
  if (options.filter === undefined) {
    if (options.terms === undefined) throw unsupported(`[aggs.${name}] must be [terms] or [filter]`);
    if (options.aggs ?? options.aggregations)
      throw unsupported(`[aggs.${name}] [aggs] below [terms] is not supported`);
    return { name, terms: readTermsFacet(options.terms) };
  }
  if (options.terms !== undefined) throw unsupported(`[aggs.${name}] takes one of [terms] and [filter]`);
  const inner = readRecord(options.aggs ?? options.aggregations ?? {}, `aggs.${name}.aggs`);
  return {
    name,
    filter: checkClauses(readQuery(options.filter, `aggs.${name}.filter`)),
    inner: Object.entries(inner).map(([below, body]) => ({
      name: below,
      ...readTermsFacet(onlyKeys(readRecord(body, below), ['terms'], `aggs.${name}.${below}`).terms),
    })),
  };
}

function readSortKey(value: unknown): SortKey {
  const [name, options] =
    typeof value === 'string'
      ? [value, undefined]
      : (Object.entries(readRecord(value, 'sort'))[0] ?? ['', {}]);
  const field = oneOf(SORT_FIELDS, name);
  if (!field || (typeof value === 'object' && value !== null && Object.keys(value).length !== 1)) {
    throw unsupported(`[sort] on [${name}] is not supported`);
  }
  const order =
    typeof options === 'object' ? onlyKeys(readRecord(options, 'sort'), ['order'], 'sort').order : options;
  const direction = readText(order ?? (field === '_score' ? 'desc' : 'asc'), 'sort.order');
  if (direction !== 'asc' && direction !== 'desc')
    throw unsupported(`[sort] order [${direction}] is not supported`);
  return { field, isDescending: direction === 'desc' };
}

function readSort(value: unknown): SortKey[] {
  const keys = (Array.isArray(value) ? value : [value]).map(readSortKey);
  return [...new Map(keys.toReversed().map((key) => [key.field, key])).values()].toReversed();
}

function readSource(value: unknown): ReadonlySet<string> | null {
  if (value === undefined || value === true) return null;
  if (value === false) return new Set();
  return new Set((Array.isArray(value) ? value : [value]).map((field) => readText(field, '_source')));
}

function readTag(value: unknown, usual: string, where: string): string {
  if (value === undefined) return usual;
  const [tag, ...more] = readList(value, where);
  if (more.length > 0) throw unsupported(`[${where}] takes one tag`);
  return checkTag(readText(tag, where), where);
}

/** Only whole fields are supported (`number_of_fragments: 0`). */
function readHighlight(value: unknown): Highlight {
  const keys = ['fields', 'number_of_fragments', 'pre_tags', 'post_tags'] as const;
  const options = onlyKeys(readRecord(value ?? { fields: {} }, 'highlight'), keys, 'highlight');
  if (readCount(options.number_of_fragments ?? 0, 'highlight.number_of_fragments') !== 0) {
    throw unsupported('[highlight] [number_of_fragments] other than 0 is not supported');
  }
  const fields = Object.entries(readRecord(options.fields, 'highlight.fields')).map(([field, more]) => {
    onlyKeys(readRecord(more, 'highlight.fields'), [], `highlight.fields.${field}`);
    return field;
  });
  return {
    fields,
    preTag: readTag(options.pre_tags, '<em>', 'highlight.pre_tags'),
    postTag: readTag(options.post_tags, '</em>', 'highlight.post_tags'),
  };
}

/** Parses a `_search` body. Throws {@link SearchError} for the first unsupported part. */
export function readRequest(body: unknown): SearchPlan {
  const parts = onlyKeys(readRecord(body ?? {}, 'body'), PARTS, 'search');
  const from = readCount(parts.from ?? 0, 'from');
  const size = readCount(parts.size ?? DEFAULT_SIZE, 'size');
  if (size > MAX_HITS) throw illegal(`[size] must be at most ${MAX_HITS}, was [${size}]`);
  if (from + size > WINDOW) {
    throw illegal(`Result window is too large, from + size must be at most ${WINDOW}, was [${from + size}]`);
  }
  return {
    query: parts.query === undefined ? { kind: 'all' } : checkClauses(readQuery(parts.query)),
    postFilter:
      parts.post_filter === undefined ? null : checkClauses(readQuery(parts.post_filter, 'post_filter')),
    facets: Object.entries(readRecord(parts.aggs ?? parts.aggregations ?? {}, 'aggs')).map(([name, facet]) =>
      readFacet(name, facet),
    ),
    sort: readSort(parts.sort ?? '_score'),
    from,
    size,
    highlight: readHighlight(parts.highlight),
    source: readSource(parts._source),
    timeout: readTimeout(parts.timeout),
  };
}

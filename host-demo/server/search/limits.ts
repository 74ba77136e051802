import { searchedWords } from './analysis.ts';
import type { Query } from './query.ts';
import { illegal, SearchError } from './searchError.ts';

/** Elasticsearch's limits of a request, with its words (indices.query.bool.max_clause_count, search.max_buckets, …). */
const MAX_CLAUSES = 1024;
const MAX_DEPTH = 30;
const MAX_TERMS = 65_536;
const MAX_BUCKETS = 65_536;
/** Elasticsearch has none; each match of a result repeats the tags. */
const MAX_TAG_LENGTH = 50;

/** A word of a text counts once for each of its fields. */
const clausesOf = (query: Query): number => {
  const sum = (queries: readonly Query[]) => queries.reduce((clauses, each) => clauses + clausesOf(each), 0);
  switch (query.kind) {
    case 'text':
      return query.fields.reduce(
        (clauses, { field }) => clauses + searchedWords(query.text, field).length,
        0,
      );
    case 'best':
      return sum(query.queries);
    case 'bool':
      return sum(query.must) + sum(query.should) + sum(query.filter) + sum(query.mustNot);
    default:
      return 1;
  }
};

export const checkClauses = (query: Query): Query => {
  if (clausesOf(query) <= MAX_CLAUSES) return query;
  throw new SearchError(
    'too_many_nested_clauses',
    `Query contains too many nested clauses; maxClauseCount is set to ${MAX_CLAUSES}`,
  );
};

export const checkDepth = (depth: number): void => {
  if (depth <= MAX_DEPTH) return;
  throw illegal(
    'The nested depth of the query exceeds the maximum nested depth for queries set in [indices.query.bool.max_nested_depth]',
  );
};

export const checkTerms = (count: number): void => {
  if (count <= MAX_TERMS) return;
  throw illegal(
    `The number of terms [${count}] used in the Terms Query request has exceeded the allowed maximum of [${MAX_TERMS}]`,
  );
};

export const checkTag = (tag: string, where: string): string => {
  if (tag.length <= MAX_TAG_LENGTH) return tag;
  throw illegal(`[${where}] must have at most ${MAX_TAG_LENGTH} characters, was [${tag.length}]`);
};

export const checkBuckets = (count: number): void => {
  if (count <= MAX_BUCKETS) return;
  throw new SearchError(
    'too_many_buckets_exception',
    `Trying to create too many buckets. Must be less than or equal to: [${MAX_BUCKETS}] but this number of buckets was exceeded`,
  );
};

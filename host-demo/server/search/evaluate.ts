import { codeOf } from './analysis.ts';
import type { FieldIndex } from './fieldIndex.ts';
import { type CodeField, FLAG_FIELDS, isCodeField, KEYWORD_FIELDS, oneOf, textOf } from './fields.ts';
import {
  allInMask,
  boosted,
  createScoreTable,
  filterByMask,
  type Matches,
  type ScoreTable,
} from './matches.ts';
import type { ProductIndex } from './productIndex.ts';
import type { BoolQuery, Query } from './query.ts';
import type { SearchTime } from './searchTime.ts';
import { indexOfTerm } from './sortedTerms.ts';
import { CHECK_INTERVAL, createTextSearch, searchText, type TextSearch } from './textSearch.ts';

type Scored = Pick<BoolQuery, 'must' | 'should' | 'minimumShould'>;
type TermQuery = Extract<Query, { kind: 'term' }>;

/** Filter masks are cached while the index doesn't change, because the same filters repeat. */
const MAX_MASKS = 24;

export type Evaluator = {
  /** 1 or 0 for each document. */
  mask(query: Query): Uint8Array;
  find(query: Query): Matches;
};

const isTrue = (value: string | number | boolean): boolean =>
  value === true || value === 1 || value === '1' || value === 'true';

function flagMask(flags: Uint8Array, values: TermQuery['values']): Uint8Array {
  const wanted = new Set(values.map((value) => (isTrue(value) ? 1 : 0)));
  return flags.map((flag) => (wanted.has(flag === 1 ? 1 : 0) ? 1 : 0));
}

function idMask(index: ProductIndex, values: TermQuery['values']): Uint8Array {
  const mask = new Uint8Array(index.products.length);
  for (const value of values) {
    const doc = index.documentOf.get(Number(value));
    if (doc !== undefined) mask[doc] = 1;
  }
  return mask;
}

function keywordMask(index: ProductIndex, field: string, values: TermQuery['values']): Uint8Array {
  const mask = new Uint8Array(index.products.length);
  const known = oneOf(KEYWORD_FIELDS, field);
  const column = known && index.keywords.get(known);
  if (!column) return mask;
  const wanted = new Uint8Array(column.values.length);
  for (const value of values) {
    const place = column.places.get(String(value));
    if (place !== undefined) wanted[place] = 1;
  }
  for (let doc = 0; doc < mask.length; doc += 1) mask[doc] = wanted[column.ofDocument[doc] ?? 0] ?? 0;
  return mask;
}

function hasCode({ products }: ProductIndex, doc: number, field: CodeField, code: string): boolean {
  const product = products[doc];
  return product !== undefined && codeOf(textOf(product, field)) === code;
}

/** The places of a term's documents, end exclusive. */
function slotsOf({ terms, starts }: FieldIndex, term: string): [first: number, end: number] {
  const place = indexOfTerm(terms, term);
  return place === null ? [0, 0] : [starts[place] ?? 0, starts[place + 1] ?? 0];
}

/** A whole code; case, accents and dashes are ignored, parts don't match. */
function findCode(index: ProductIndex, time: SearchTime, field: CodeField, query: TermQuery): Matches {
  const found = new Map<number, number>();
  const fieldIndex = index.fields.get(field);
  if (!fieldIndex) return { docs: new Uint32Array(), scores: new Float32Array() };
  for (const [position, value] of query.values.entries()) {
    if (position % CHECK_INTERVAL === 0) time.check();
    const code = codeOf(String(value));
    const [first, end] = slotsOf(fieldIndex, code);
    for (let at = first; at < end; at += 1) {
      if (at % CHECK_INTERVAL === 0) time.check();
      const doc = fieldIndex.docs[at] ?? 0;
      if (hasCode(index, doc, field, code)) found.set(doc, (fieldIndex.weights[at] ?? 0) * query.boost);
    }
  }
  return { docs: Uint32Array.from(found.keys()), scores: Float32Array.from(found.values()) };
}

const maskOfMatches = ({ docs }: Matches, documents: number): Uint8Array => {
  const mask = new Uint8Array(documents);
  for (const doc of docs) mask[doc] = 1;
  return mask;
};

function keepOnly(mask: Uint8Array, required: Uint8Array): void {
  for (let doc = 0; doc < mask.length; doc += 1) if (required[doc] !== 1) mask[doc] = 0;
}

function subtract(mask: Uint8Array, excluded: Uint8Array): void {
  for (let doc = 0; doc < mask.length; doc += 1) if (excluded[doc] === 1) mask[doc] = 0;
}

/** Its methods throw {@link OutOfTime} after the time of the search. */
export function createEvaluator(index: ProductIndex, time: SearchTime): Evaluator {
  const documents = index.products.length;
  const text: TextSearch = createTextSearch(index, time);
  const masks = new Map<string, Uint8Array>();
  const freeTables: ScoreTable[] = [];
  let revision = index.revision;

  function termMask(query: TermQuery): Uint8Array {
    const { field, values } = query;
    const flag = oneOf(FLAG_FIELDS, field);
    const flags = flag && index.flags.get(flag);
    if (flags) return flagMask(flags, values);
    if (field === 'company_id') {
      return new Uint8Array(documents).fill(
        values.some((value) => Number(value) === index.companyId) ? 1 : 0,
      );
    }
    if (field === 'id') return idMask(index, values);
    return isCodeField(field)
      ? maskOfMatches(findCode(index, time, field, query), documents)
      : keywordMask(index, field, values);
  }

  function boolMask(query: BoolQuery): Uint8Array {
    const result = new Uint8Array(documents).fill(1);
    for (const required of [...query.filter, ...query.must]) keepOnly(result, mask(required));
    if (query.minimumShould > 0)
      keepOnly(result, maskOfMatches(findAtLeast(query.should, query.minimumShould), documents));
    for (const excluded of query.mustNot) subtract(result, mask(excluded));
    return result;
  }

  function freshMask(query: Query): Uint8Array {
    switch (query.kind) {
      case 'all':
        return new Uint8Array(documents).fill(1);
      case 'term':
        return termMask(query);
      case 'text':
        return maskOfMatches(searchText(text, query), documents);
      case 'bool':
        return boolMask(query);
      case 'best':
        return maskOfMatches(find(query), documents);
    }
  }

  function mask(query: Query): Uint8Array {
    time.check();
    if (query.kind === 'text' || query.kind === 'best') return freshMask(query);
    if (revision !== index.revision) masks.clear();
    revision = index.revision;
    const key = JSON.stringify(query);
    const known = masks.get(key);
    masks.delete(key);
    const result = known ?? freshMask(query);
    masks.set(key, result);
    const [oldest] = masks.keys();
    if (masks.size > MAX_MASKS && oldest !== undefined) masks.delete(oldest);
    return result;
  }

  function findAtLeast(queries: readonly Query[], minimum: number, counts: 'all' | 'best' = 'all'): Matches {
    const [only, ...others] = queries;
    if (only && others.length === 0) return find(only);
    const table = freeTables.pop() ?? createScoreTable(documents);
    table.clear();
    for (const [place, query] of queries.entries()) {
      const { docs, scores } = find(query);
      time.check();
      const group = counts === 'best' ? 0 : place;
      for (let at = 0; at < docs.length; at += 1) table.add(docs[at] ?? 0, group, scores[at] ?? 0);
    }
    const result = table.collect(minimum, 1);
    freeTables.push(table);
    return result;
  }

  function findScored({ must, should, minimumShould }: Scored): Matches {
    const optional = findAtLeast(should, Math.max(1, minimumShould));
    if (must.length === 0) return optional;
    const required = findAtLeast(must, must.length);
    return should.length === 0 ? required : addScores(required, optional, minimumShould > 0);
  }

  function addScores(required: Matches, added: Matches, isRequired: boolean): Matches {
    const more = new Float32Array(documents);
    const isAdded = new Uint8Array(documents);
    for (let at = 0; at < added.docs.length; at += 1) {
      const doc = added.docs[at] ?? 0;
      more[doc] = added.scores[at] ?? 0;
      isAdded[doc] = 1;
    }
    const scores = required.scores.map((score, at) => score + (more[required.docs[at] ?? 0] ?? 0));
    const all = { docs: required.docs, scores };
    return isRequired ? filterByMask(all, isAdded) : all;
  }

  function findBool(query: BoolQuery): Matches {
    const frame = { ...query, must: [], should: [], minimumShould: 0 };
    const allowed = mask(frame);
    const isScored = query.must.length > 0 || query.minimumShould > 0;
    if (!isScored && query.should.length === 0) return allInMask(allowed, 0);
    if (isScored) return filterByMask(findScored(query), allowed);
    return addScores(allInMask(allowed, 0), findScored(query), false);
  }

  function find(query: Query): Matches {
    time.check();
    switch (query.kind) {
      case 'text':
        return searchText(text, query);
      case 'bool':
        return boosted(findBool(query), query.boost);
      case 'best':
        return findAtLeast(query.queries, 1, 'best');
      case 'term':
        return isCodeField(query.field)
          ? findCode(index, time, query.field, query)
          : allInMask(mask(query), query.boost);
      case 'all':
        return allInMask(mask(query), 1);
    }
  }

  return { mask, find };
}

import { searchedWords, wordsOf } from './analysis.ts';
import { type FieldIndex, inverseDocumentFrequency } from './fieldIndex.ts';
import { isCodeField, type SearchedField, textOf } from './fields.ts';
import { autoEdits, similarTerms } from './fuzzy.ts';
import { createScoreTable, type Matches, type ScoreTable } from './matches.ts';
import type { ProductIndex } from './productIndex.ts';
import type { TextQuery } from './query.ts';
import type { SearchTime } from './searchTime.ts';
import { indexOfTerm, prefixRange } from './sortedTerms.ts';
import { synonymsOf } from './synonyms.ts';

/** The largest number of terms for a misspelt word, closest first, as in Elasticsearch. */
const MAX_SIMILAR = 50;

/** Documents between two looks at the time. */
export const CHECK_INTERVAL = 256;

/** A range of terms that match a word, with a weight or a constant score. */
type TermRange = { index: FieldIndex; first: number; end: number; factor: number; constant: number | null };

export const editsOf = (word: string, fuzziness: TextQuery['fuzziness']): number =>
  fuzziness === 'AUTO' ? autoEdits(word) : fuzziness;

const documentFrequency = ({ starts }: FieldIndex, term: number) =>
  (starts[term + 1] ?? 0) - (starts[term] ?? 0);

function rangesOfWord(index: FieldIndex, word: string, query: TextQuery, boost: number): TermRange[] {
  const edits = editsOf(word, query.fuzziness);
  if (edits === 0) {
    const place = indexOfTerm(index.terms, word);
    return place === null ? [] : [{ index, first: place, end: place + 1, factor: boost, constant: null }];
  }
  const similar = similarTerms(index.terms, word, edits, query.prefixLength)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MAX_SIMILAR);
  // As in Elasticsearch, all variants use the highest document frequency, so that rare misspellings don't score higher.
  const common = inverseDocumentFrequency(
    index,
    Math.max(0, ...similar.map(({ term }) => documentFrequency(index, term))),
  );
  return similar.map(({ term, distance }) => {
    const shorter = Math.min(word.length, index.terms[term]?.length ?? 1);
    const frequencyRatio = common / inverseDocumentFrequency(index, documentFrequency(index, term));
    return {
      index,
      first: term,
      end: term + 1,
      factor: boost * frequencyRatio * (1 - distance / shorter),
      constant: null,
    };
  });
}

/** As in Elasticsearch, a word with synonyms is searched without typing errors. */
function wordRanges(
  index: FieldIndex,
  word: string,
  isPrefix: boolean,
  query: TextQuery,
  boost: number,
): TermRange[] {
  const synonyms = synonymsOf(word);
  const exact: TextQuery = synonyms.length === 0 ? query : { ...query, fuzziness: 0 };
  return [word, ...synonyms].flatMap((each): TermRange[] => {
    if (!isPrefix) return rangesOfWord(index, each, exact, boost);
    const [first, end] = prefixRange(index.terms, each);
    return first === end ? [] : [{ index, first, end, factor: 0, constant: boost }];
  });
}

function addRange(table: ScoreTable, word: number, { index, first, end, factor, constant }: TermRange): void {
  const { starts, docs, weights } = index;
  const last = starts[end] ?? 0;
  for (let at = starts[first] ?? 0; at < last; at += 1) {
    table.add(docs[at] ?? 0, word, constant ?? (weights[at] ?? 0) * factor);
  }
}

const isPrefixWord = (query: TextQuery, word: number, words: readonly string[]): boolean =>
  (query.match === 'bool_prefix' || query.match === 'phrase_prefix') && word === words.length - 1;

type Searched = { field: SearchedField; index: FieldIndex; boost: number; words: string[] };

const searchedFields = ({ fields }: ProductIndex, query: TextQuery): Searched[] =>
  query.fields.flatMap(({ field, boost }) => {
    const index = fields.get(field);
    const words = searchedWords(query.text, field);
    return index && words.length > 0 ? [{ field, index, boost, words }] : [];
  });

/** As in Elasticsearch, a word uses its highest document frequency over all fields. */
function withSharedFrequency(ranges: readonly TermRange[]): TermRange[] {
  const most = Math.max(0, ...ranges.map(({ index, first }) => documentFrequency(index, first)));
  return ranges.map((range) => {
    const { index, first, factor } = range;
    return {
      ...range,
      factor:
        (factor * inverseDocumentFrequency(index, most)) /
        inverseDocumentFrequency(index, documentFrequency(index, first)),
    };
  });
}

function searchCombined({ table, time }: TextSearch, fields: readonly Searched[], query: TextQuery): Matches {
  table.clear();
  const longest = Math.max(0, ...fields.map(({ words }) => words.length));
  for (let place = 0; place < longest; place += 1) {
    const ranges = fields.flatMap(({ index, boost, words }) => {
      time.check();
      const word = words[place];
      return word === undefined
        ? []
        : wordRanges(index, word, isPrefixWord(query, place, words), query, boost);
    });
    for (const range of query.match === 'cross_fields' ? withSharedFrequency(ranges) : ranges) {
      addRange(table, place, range);
    }
  }
  return table.collect(query.needsAll ? Math.max(1, longest) : 1, query.boost);
}

function searchSeparately(search: TextSearch, fields: readonly Searched[], query: TextQuery): Matches {
  const { sum, time } = search;
  const countsTogether = query.match === 'bool_prefix' || query.match === 'most_fields';
  sum.clear();
  for (const [place, field] of fields.entries()) {
    const group = countsTogether ? place : 0;
    const [word, ...more] = field.words;
    if (word !== undefined && more.length === 0) {
      time.check();
      for (const range of wordRanges(
        field.index,
        word,
        isPrefixWord(query, 0, field.words),
        query,
        field.boost,
      )) {
        addRange(sum, group, range);
      }
      continue;
    }
    const { docs, scores } = searchCombined(search, [field], { ...query, boost: 1 });
    for (let at = 0; at < docs.length; at += 1) sum.add(docs[at] ?? 0, group, scores[at] ?? 0);
  }
  return sum.collect(1, query.boost);
}

function searchCrossFields(search: TextSearch, fields: readonly Searched[], query: TextQuery): Matches {
  const { sum } = search;
  sum.clear();
  for (const isCode of [false, true]) {
    const sameKind = fields.filter(({ field }) => isCodeField(field) === isCode);
    if (sameKind.length === 0) continue;
    const { docs, scores } = searchCombined(search, sameKind, { ...query, boost: 1 });
    for (let at = 0; at < docs.length; at += 1) sum.add(docs[at] ?? 0, 0, scores[at] ?? 0);
  }
  return sum.collect(1, query.boost);
}

/** Keeps documents with the words in sequence, the last one as a prefix. */
function filterPhrases(
  { index, time }: TextSearch,
  matches: Matches,
  field: SearchedField,
  words: readonly string[],
): Matches {
  const mask = new Uint8Array(index.products.length);
  for (const [at, doc] of matches.docs.entries()) {
    if (at % CHECK_INTERVAL === 0) time.check();
    const product = index.products[doc];
    if (!product) continue;
    const productWords = wordsOf(textOf(product, field));
    const isPhrase = productWords.some((_, start) =>
      words.every((word, place) => {
        const found = productWords[start + place] ?? '';
        return place === words.length - 1 ? found.startsWith(word) : found === word;
      }),
    );
    mask[doc] = isPhrase ? 1 : 0;
  }
  const kept = [...matches.docs.keys()].filter((at) => mask[matches.docs[at] ?? 0] === 1);
  return {
    docs: Uint32Array.from(kept, (at) => matches.docs[at] ?? 0),
    scores: Float32Array.from(kept, (at) => matches.scores[at] ?? 0),
  };
}

export type TextSearch = { index: ProductIndex; table: ScoreTable; sum: ScoreTable; time: SearchTime };

export const createTextSearch = (index: ProductIndex, time: SearchTime): TextSearch => ({
  index,
  time,
  table: createScoreTable(index.products.length),
  sum: createScoreTable(index.products.length),
});

/**
 * The products that match a text: the best field counts (`best_fields`), all fields add up (`most_fields` and, as in
 * Elasticsearch, `bool_prefix`), or words may be in any field of the same analysis (`cross_fields`).
 */
export function searchText(search: TextSearch, query: TextQuery): Matches {
  const fields = searchedFields(search.index, query);
  if (query.match === 'cross_fields') return searchCrossFields(search, fields, query);
  if (query.match !== 'phrase_prefix') return searchSeparately(search, fields, query);
  const matches = searchCombined(search, fields, query);
  const [only] = query.fields;
  const words = only ? searchedWords(query.text, only.field) : [];
  return only && words.length > 1 ? filterPhrases(search, matches, only.field, words) : matches;
}

import type { ProductWire } from '../../../src/api/catalogue/schema.ts';
import { codeOf, pairSpansOf, searchedWords, spansOf } from './analysis.ts';
import {
  CODE_FIELDS,
  isCodeField,
  oneOf,
  PAIRED_FIELDS,
  type SearchedField,
  TEXT_FIELDS,
  textOf,
} from './fields.ts';
import { isSimilar } from './fuzzy.ts';
import type { Query, TextQuery } from './query.ts';
import type { Highlight } from './readRequest.ts';
import type { SearchTime } from './searchTime.ts';
import { editsOf } from './textSearch.ts';

type Span = { word: string; start: number; end: number };

function textsOf(query: Query): TextQuery[] {
  if (query.kind === 'text') return [query];
  if (query.kind === 'best') return query.queries.flatMap(textsOf);
  return query.kind === 'bool' ? [...query.must, ...query.should].flatMap(textsOf) : [];
}

type SearchedText = { text: TextQuery; words: string[] };

const isMarked = (word: string, { text, words }: SearchedText): boolean =>
  words.some((wanted, at) => {
    const begins = text.match === 'bool_prefix' || text.match === 'phrase_prefix';
    return begins && at === words.length - 1
      ? word.startsWith(wanted)
      : isSimilar(wanted, word, editsOf(wanted, text.fuzziness), text.prefixLength);
  });

function memoizedMatcher(
  texts: readonly TextQuery[],
  field: SearchedField,
  time: SearchTime,
): (span: Span) => boolean {
  const searching = texts
    .filter((text) => text.fields.some((one) => one.field === field))
    .map((text) => ({ text, words: searchedWords(text.text, field) }));
  const known = new Map<string, boolean>();
  return ({ word }) => {
    const preTag = known.get(word);
    if (preTag !== undefined) return preTag;
    time.check();
    const found = searching.some((text) => isMarked(word, text));
    known.set(word, found);
    return found;
  };
}

function markedSpans(value: string, field: SearchedField, isFound: (span: Span) => boolean): Span[] {
  const whole = { word: codeOf(value), start: 0, end: value.length };
  if (isCodeField(field) && isFound(whole)) return [whole];
  const spans = spansOf(value).filter(isFound);
  const pairs = PAIRED_FIELDS.includes(field) ? pairSpansOf(value).filter(isFound) : [];
  return pairs.length === 0 ? spans : withoutOverlaps([...pairs, ...spans]);
}

/** In order of position; of overlapping spans the first remains. */
function withoutOverlaps(spans: readonly Span[]): Span[] {
  const kept: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    if (span.start >= (kept.at(-1)?.end ?? 0)) kept.push(span);
  }
  return kept;
}

export function highlightsOf(
  query: Query,
  { fields, preTag, postTag }: Highlight,
  time: SearchTime,
): (product: ProductWire) => Record<string, string[]> {
  const texts = textsOf(query);
  const marked = fields.flatMap((name) => {
    const field = oneOf<SearchedField>([...TEXT_FIELDS, ...CODE_FIELDS], name);
    return field ? [{ field, isFound: memoizedMatcher(texts, field, time) }] : [];
  });
  return (product) => {
    const found: Record<string, string[]> = {};
    for (const { field, isFound } of marked) {
      const value = textOf(product, field).normalize('NFC');
      const spans = markedSpans(value, field, isFound);
      if (spans.length === 0) continue;
      let text = '';
      let at = 0;
      for (const { start, end } of spans) {
        text += value.slice(at, start) + preTag + value.slice(start, end) + postTag;
        at = end;
      }
      found[field] = [text + value.slice(at)];
    }
    return found;
  };
}

import type { ProductWire } from '../../../src/api/catalogue/schema.ts';
import { spansOf } from './analysis.ts';
import { CODE_FIELDS, oneOf, type SearchedField, TEXT_FIELDS, textOf } from './fields.ts';
import { isSimilar } from './fuzzy.ts';
import type { Query, TextQuery } from './query.ts';
import { editsOf, searchedWords } from './textSearch.ts';

/** Every text that a query looks for, wherever it stands. */
function textsOf(query: Query): TextQuery[] {
  if (query.kind === 'text') return [query];
  return query.kind === 'bool' ? [...query.must, ...query.should].flatMap(textsOf) : [];
}

const isMarked = (word: string, text: TextQuery, field: SearchedField): boolean =>
  searchedWords(text.text, field).some((wanted, at, all) => {
    const isBegun = text.match !== 'best_fields' && text.match !== 'cross_fields' && at === all.length - 1;
    return isBegun ? word.startsWith(wanted) : isSimilar(wanted, word, editsOf(wanted, text.fuzziness));
  });

/** The fields of a product in which the text was found, its words between `<em>` and `</em>`. */
export function highlightsOf(
  query: Query,
  fields: readonly string[],
): (product: ProductWire) => Record<string, string[]> {
  const texts = textsOf(query);
  return (product) => {
    const found: Record<string, string[]> = {};
    for (const name of fields) {
      const field = oneOf<SearchedField>([...TEXT_FIELDS, ...CODE_FIELDS], name);
      if (!field) continue;
      const searching = texts.filter((text) => text.fields.some((one) => one.field === field));
      const value = textOf(product, field).normalize('NFC');
      const spans = spansOf(value).filter(({ word }) =>
        searching.some((text) => isMarked(word, text, field)),
      );
      if (spans.length === 0) continue;
      let marked = '';
      let at = 0;
      for (const { start, end } of spans) {
        marked += `${value.slice(at, start)}<em>${value.slice(start, end)}</em>`;
        at = end;
      }
      found[field] = [marked + value.slice(at)];
    }
    return found;
  };
}

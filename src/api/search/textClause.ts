import type { estypes } from '@elastic/elasticsearch';
import { joinedNeighbours, otherGrammaticalNumber, searchWords } from '../../domain/catalogue/searchWords.ts';

type Clause = estypes.QueryDslQueryContainer;

// (rules: Search)
const WEIGHTED_FIELDS = [
  'name^8',
  'remark^7',
  'line_name^9',
  'subline_name^9',
  'subline2name^7',
  'barcode^7',
  'size^7',
  'ean^7',
];
const CODE_FIELDS = ['code^9', 'manufacturer_part^9'];
/** An exact code ranks before every other match. */
const EXACT_FIELDS = ['code.keyword', 'barcode.keyword', 'ean.keyword', 'manufacturer_part.keyword'];
const EXACT_BOOST = 1000;
// Exact words rank before fuzzy matches.
const FUZZY_BOOST = 0.2;
/** Search services limit the clauses of a query. */
const MAX_FUZZY_WORDS = 8;
/** A word and its plural are two typing errors apart from a misspelt plural, more than AUTO allows. */
const NAMING_FIELDS = ['name^8', 'line_name^9', 'subline_name^9'];
const HAS_DIGIT = /\d/;
/** A typed year is also searched in the ranges that products name (docs/search-index.md). */
const HAS_YEAR = /\b(?:19|20)\d\d\b/;
const fieldsFor = (text: string): string[] =>
  HAS_YEAR.test(text) ? [...WEIGHTED_FIELDS, 'years^7'] : WEIGHTED_FIELDS;
/** From this length on AUTO allows two errors: with another first letter too, they make another word (qwerty, twenty). */
const LONG_WORD = 6;

/**
 * Typing errors are not allowed in numbers: 500 is not a misspelling of 100. Scores of all fields add up
 * (`most_fields`), so that olive oil ranks before crackers with olive oil.
 */
const wordClause = (query: string, isLast: boolean): Clause => {
  const fields = fieldsFor(query);
  const operator = 'and';
  const match = (errors: { fuzziness?: 'AUTO' | 1; prefix_length?: 1 }): Clause => ({
    multi_match: { query, fields, type: 'most_fields', operator, ...errors },
  });
  const prefixMatch: Clause = { multi_match: { query, fields, type: 'bool_prefix', operator } };
  const fuzzyMatch = HAS_DIGIT.test(query)
    ? match({})
    : query.length < LONG_WORD
      ? match({ fuzziness: 'AUTO' })
      : { dis_max: { queries: [match({ fuzziness: 1 }), match({ fuzziness: 'AUTO', prefix_length: 1 })] } };
  const otherNumber = otherGrammaticalNumber(query);
  const should: Clause[] = [
    fuzzyMatch,
    ...(isLast ? [prefixMatch] : []),
    ...(otherNumber === null
      ? []
      : [
          {
            multi_match: {
              query: otherNumber,
              fields: NAMING_FIELDS,
              type: 'most_fields',
              operator,
              fuzziness: 1,
            },
          } as const,
        ]),
  ];
  return should.length === 1 ? fuzzyMatch : { bool: { should, minimum_should_match: 1 } };
};

const ownNumberClause = (ids: readonly number[]): Clause => ({
  bool: { must: [{ terms: { id: [...ids] } }], boost: EXACT_BOOST },
});

/**
 * The best of: an exact code or barcode, an own part number of the customer's (of the products `numbered`), the words in one
 * field or across fields, also with two of them written as one, the last word as a prefix, each word with typing errors (fuzziness
 * AUTO, which Elasticsearch doesn't support for `cross_fields`).
 */
export const textClause = (text: string, numbered: readonly number[] = []): Clause => {
  const words = searchWords(text).slice(0, MAX_FUZZY_WORDS);
  const fields = fieldsFor(text);
  return {
    dis_max: {
      queries: [
        ...EXACT_FIELDS.map((field) => ({ term: { [field]: { value: text, boost: EXACT_BOOST } } })),
        ...(numbered.length > 0 ? [ownNumberClause(numbered)] : []),
        ...[text, ...joinedNeighbours(text)].map(
          (query): Clause => ({ multi_match: { query, fields, type: 'cross_fields', operator: 'and' } }),
        ),
        { multi_match: { query: text, fields, type: 'bool_prefix', operator: 'and' } },
        { multi_match: { query: text, fields: CODE_FIELDS, type: 'bool_prefix' } },
        {
          bool: {
            must: words.map((word, index) => wordClause(word, index === words.length - 1)),
            boost: FUZZY_BOOST,
          },
        },
      ],
    },
  };
};

import type { estypes } from '@elastic/elasticsearch';

type Clause = estypes.QueryDslQueryContainer;

/** Weights of the text search (specification §9; the eighth field, ean, weighs 7). */
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
/** The rest of what is searched (specification §7, item search). */
const CODE_FIELDS = ['code^9', 'manufacturer_part^9'];
/** Codes are typed whole: a hit in one of them stands before every other. */
const EXACT_FIELDS = ['code.keyword', 'barcode.keyword', 'ean.keyword', 'manufacturer_part.keyword'];
const EXACT_BOOST = 1000;
/** A word as it was typed is worth more than what it may have been meant for. */
const MISSPELT_BOOST = 0.2;
/** Of longer texts only so many words may be misspelt each; a search service limits the clauses of a query. */
const MOST_WORDS = 12;
const HAS_DIGIT = /\d/;

/**
 * A word wherever it stands, misspelt too. A number is meant as it is typed: 500 is no misspelling of 100. What a word
 * comes to counts in every field, so that olive oil stands before crackers with olive oil.
 */
const wordClause = (query: string, isLast: boolean): Clause => {
  const fields = WEIGHTED_FIELDS;
  const operator = 'and';
  const fuzziness = HAS_DIGIT.test(query) ? {} : { fuzziness: 'AUTO' };
  const spelt: Clause = { multi_match: { query, fields, type: 'most_fields', operator, ...fuzziness } };
  const begun: Clause = { multi_match: { query, fields, type: 'bool_prefix', operator } };
  return isLast ? { bool: { should: [spelt, begun], minimum_should_match: 1 } } : spelt;
};

/**
 * What a typed text means, the best of: a code or barcode as a whole, its words in one field or across fields, the last one
 * begun, each of them misspelt (fuzziness AUTO; Elasticsearch has it for single fields only, not for `cross_fields`).
 */
export const textClause = (text: string): Clause => {
  const words = text.split(/\s+/).slice(0, MOST_WORDS);
  const fields = WEIGHTED_FIELDS;
  return {
    dis_max: {
      queries: [
        ...EXACT_FIELDS.map((field) => ({ term: { [field]: { value: text, boost: EXACT_BOOST } } })),
        { multi_match: { query: text, fields, type: 'cross_fields', operator: 'and' } },
        { multi_match: { query: text, fields, type: 'bool_prefix', operator: 'and' } },
        { multi_match: { query: text, fields: CODE_FIELDS, type: 'bool_prefix' } },
        {
          bool: {
            must: words.map((word, at) => wordClause(word, at === words.length - 1)),
            boost: MISSPELT_BOOST,
          },
        },
      ],
    },
  };
};

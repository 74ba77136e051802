import type { ProductWire } from '../../../src/api/catalogue/schema.ts';
import { createEvaluator, type Evaluator } from './evaluate.ts';
import { type Buckets, countTerms, countWithin } from './facets.ts';
import { highlightsOf } from './highlight.ts';
import { filterByMask, type Matches } from './matches.ts';
import type { ProductIndex } from './productIndex.ts';
import type { Query } from './query.ts';
import { firstOf } from './ranking.ts';
import type { Facet, SearchPlan } from './readRequest.ts';

type Hit = {
  _index: string;
  _id: string;
  _score: number | null;
  /** Absent when no fields were requested. */
  _source?: Partial<ProductWire>;
  highlight?: Record<string, string[]>;
};
type FacetAnswer = Buckets | ({ doc_count: number } & Record<string, Buckets | number>);

export type SearchResult = {
  total: number;
  maxScore: number | null;
  hits: Hit[];
  facets: Record<string, FacetAnswer>;
};

/** Searches one company's products; `products` are the only allowed ids, null allows all. */
export type Search = (plan: SearchPlan, products: readonly number[] | null) => SearchResult;

/** The requested fields; null for all. */
function sourceOf(product: ProductWire, fields: readonly string[] | null): Partial<ProductWire> {
  if (fields === null) return product;
  return Object.fromEntries(Object.entries(product).filter(([name]) => fields.includes(name)));
}

function answerFacet(index: ProductIndex, evaluator: Evaluator, matches: Matches, facet: Facet): FacetAnswer {
  if ('terms' in facet) return countTerms(index, matches, null, facet.terms);
  const mask = evaluator.mask(facet.filter);
  return {
    doc_count: countWithin(matches, mask),
    ...Object.fromEntries(facet.inner.map((terms) => [terms.name, countTerms(index, matches, mask, terms)])),
  };
}

function restricted(query: Query, products: readonly number[] | null): Query {
  if (products === null) return query;
  const only: Query = { kind: 'term', field: 'id', values: products, boost: 1 };
  return { kind: 'bool', must: [query], should: [], filter: [only], mustNot: [], minimumShould: 0, boost: 1 };
}

function highest(matches: Matches): number | null {
  let most: number | null = null;
  for (const score of matches.scores) if (most === null || score > most) most = score;
  return most;
}

export function createSearch(index: ProductIndex): Search {
  const evaluator = createEvaluator(index);
  return (plan, products) => {
    const matches = evaluator.find(restricted(plan.query, products));
    const shown = plan.postFilter ? filterByMask(matches, evaluator.mask(plan.postFilter)) : matches;
    const isScored = plan.sort.some(({ field }) => field === '_score');
    const marksOf = highlightsOf(plan.query, plan.highlight);
    const places = firstOf(index, shown, plan.sort, plan.from + plan.size).slice(plan.from);
    return {
      total: shown.docs.length,
      maxScore: isScored ? highest(shown) : null,
      hits: places.flatMap((place) => {
        const product = index.products[shown.docs[place] ?? 0];
        if (!product) return [];
        const marks = plan.highlight.fields.length > 0 ? marksOf(product) : {};
        return {
          _index: 'products',
          _id: String(product.id),
          _score: isScored ? (shown.scores[place] ?? 0) : null,
          ...(plan.source?.length !== 0 && { _source: sourceOf(product, plan.source) }),
          ...(Object.keys(marks).length > 0 && { highlight: marks }),
        };
      }),
      facets: Object.fromEntries(
        plan.facets.map((facet) => [facet.name, answerFacet(index, evaluator, matches, facet)]),
      ),
    };
  };
}

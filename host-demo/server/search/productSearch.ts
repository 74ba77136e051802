import type { ProductWire } from '../../../src/api/catalogue/schema.ts';
import { createEvaluator } from './evaluate.ts';
import { type Buckets, countTerms, countWithin } from './facets.ts';
import { highlightsOf } from './highlight.ts';
import { checkBuckets } from './limits.ts';
import { filterByMask, type Matches } from './matches.ts';
import type { ProductIndex } from './productIndex.ts';
import type { Query } from './query.ts';
import { firstOf } from './ranking.ts';
import type { Facet, SearchPlan } from './readRequest.ts';
import { createSearchTime, OutOfTime, type SearchTime } from './searchTime.ts';

type Hit = {
  _index: string;
  _id: string;
  _score: number | null;
  _source?: Partial<ProductWire>;
  highlight?: Record<string, string[]>;
};
type FacetAnswer = Buckets | ({ doc_count: number } & Record<string, Buckets | number>);

/** `timedOut`: the search ended early, and the rest is missing. */
export type SearchResult = {
  timedOut: boolean;
  total: number;
  maxScore: number | null;
  hits: Hit[];
  facets: Record<string, FacetAnswer>;
};

/** Searches one company's products; `products` are the only allowed ids, null allows all. */
export type Search = (plan: SearchPlan, products: readonly number[] | null) => SearchResult;

/** For one search, ms; 100,000 products take 60 at most for what the portal asks. */
const TIME_LIMIT = 200;

function sourceOf(product: ProductWire, fields: ReadonlySet<string> | null): Partial<ProductWire> {
  if (fields === null) return product;
  return Object.fromEntries(Object.entries(product).filter(([name]) => fields.has(name)));
}

function toHit(
  product: ProductWire,
  score: number | null,
  marks: Record<string, string[]>,
  source: SearchPlan['source'],
): Hit {
  return {
    _index: 'products',
    _id: String(product.id),
    _score: score,
    ...(source?.size !== 0 && { _source: sourceOf(product, source) }),
    ...(Object.keys(marks).length > 0 && { highlight: marks }),
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

function bucketsOf(answer: FacetAnswer): number {
  if (Array.isArray(answer.buckets)) return answer.buckets.length;
  return Object.values(answer).reduce<number>(
    (sum, inner) => sum + (typeof inner === 'object' && 'buckets' in inner ? inner.buckets.length : 1),
    0,
  );
}

export function createSearch(index: ProductIndex, time: SearchTime = createSearchTime()): Search {
  const evaluator = createEvaluator(index, time);

  function answerFacet(matches: Matches, facet: Facet): FacetAnswer {
    time.check();
    if ('terms' in facet) return countTerms(index, matches, null, facet.terms);
    const mask = evaluator.mask(facet.filter);
    const counts = facet.inner.map((terms) => {
      time.check();
      return [terms.name, countTerms(index, matches, mask, terms)] as const;
    });
    return { doc_count: countWithin(matches, mask), ...Object.fromEntries(counts) };
  }

  function addHits(result: SearchResult, plan: SearchPlan, shown: Matches): void {
    const isScored = plan.sort.some(({ field }) => field === '_score');
    const marksOf = highlightsOf(plan.query, plan.highlight, time);
    result.total = shown.docs.length;
    result.maxScore = isScored ? highest(shown) : null;
    for (const place of firstOf(index, shown, plan.sort, plan.from + plan.size).slice(plan.from)) {
      const product = index.products[shown.docs[place] ?? 0];
      const score = isScored ? (shown.scores[place] ?? 0) : null;
      if (product) result.hits.push(toHit(product, score, marksOf(product), plan.source));
    }
  }

  function addFacets(result: SearchResult, facets: readonly Facet[], matches: Matches): void {
    let buckets = 0;
    for (const facet of facets) {
      const answer = answerFacet(matches, facet);
      buckets += bucketsOf(answer);
      checkBuckets(buckets);
      result.facets[facet.name] = answer;
    }
  }

  function fill(result: SearchResult, plan: SearchPlan, products: readonly number[] | null): void {
    const matches = evaluator.find(restricted(plan.query, products));
    const shown = plan.postFilter ? filterByMask(matches, evaluator.mask(plan.postFilter)) : matches;
    addHits(result, plan, shown);
    addFacets(result, plan.facets, matches);
  }

  return (plan, products) => {
    const result: SearchResult = { timedOut: false, total: 0, maxScore: null, hits: [], facets: {} };
    time.start(Math.min(TIME_LIMIT, plan.timeout));
    try {
      fill(result, plan, products);
    } catch (error) {
      if (!(error instanceof OutOfTime)) throw error;
      result.timedOut = true;
    }
    return result;
  };
}

import type { Http } from '../calls.ts';
import { nearestAnswer } from '../catalogue/schema.ts';
import { marksOf } from './marks.ts';
import { type NearestSearch, nearestQuery } from './nearestQuery.ts';

/** `counts`: what each looser search finds; `words`: for each of the nearest products, the words in which it comes near. */
export type Nearest = { counts: number[]; words: string[][] };

const WORDS = /[\p{Letter}\p{Number}]+/gu;

/**
 * POST {searchApi}/products/_search for a search without results (specification §7, item search). Throws
 * {@link CallError}, `cancelled` through the signal.
 */
export const searchNearest = async (
  http: Http,
  search: NearestSearch,
  signal?: AbortSignal,
): Promise<Nearest> => {
  const { hits, aggregations } = await http.send({
    service: 'searchApi',
    method: 'POST',
    path: '/products/_search',
    query: { rest_total_hits_as_int: 'true' },
    body: nearestQuery(search),
    answer: nearestAnswer,
    repeatable: true,
    ...(signal && { signal }),
  });
  return {
    counts: search.looser.map((_, place) => aggregations[String(place)]?.doc_count ?? 0),
    words: hits.hits
      .map(({ highlight }) => [
        ...new Set(
          [...marksOf(highlight).values()]
            .flat()
            .flatMap(({ text, isFound }) => (isFound ? (text.match(WORDS) ?? []) : [])),
        ),
      ])
      .filter((words) => words.length > 0),
  };
};

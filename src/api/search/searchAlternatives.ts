import { CallError } from '../callError.ts';
import type { Http } from '../calls.ts';
import { type AlternativesSearch, alternativesQuery } from './alternativesQuery.ts';
import { alternativesResponse } from './alternativesSchema.ts';
import { parseHighlights } from './highlighting.ts';

/** `counts`: results of each relaxed search; `words`: similar words of each of the closest products. */
export type SearchAlternatives = { counts: number[]; words: string[][] };

const WORDS = /[\p{Letter}\p{Number}]+/gu;

/**
 * (rules: Search) Throws {@link CallError} `cancelled` when the signal aborts, and `timeout` for a search that the
 * service ended early.
 */
export const searchAlternatives = async (
  http: Http,
  search: AlternativesSearch,
  signal?: AbortSignal,
): Promise<SearchAlternatives> => {
  const { timed_out, hits, aggregations } = await http.send({
    service: 'searchApi',
    method: 'POST',
    path: '/products/_search',
    query: { rest_total_hits_as_int: 'true' },
    body: alternativesQuery(search),
    response: alternativesResponse,
    repeatable: true,
    ...(signal && { signal }),
  });
  if (timed_out) throw new CallError('timeout');
  return {
    counts: search.relaxed.map((_, index) => aggregations[String(index)]?.doc_count ?? 0),
    words: hits.hits
      .map(({ highlight }) => [
        ...new Set(
          [...parseHighlights(highlight).values()]
            .flat()
            .flatMap(({ text, isMatch }) => (isMatch ? (text.match(WORDS) ?? []) : [])),
        ),
      ])
      .filter((words) => words.length > 0),
  };
};

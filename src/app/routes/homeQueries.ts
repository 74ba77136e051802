import { recommendationsQuery, smartOrderQuery } from '../../state/recommendations/recommendationQueries.ts';
import type { QueryDependencies } from './screenRoute.ts';

export const home = (of: QueryDependencies) => {
  void of.queries.prefetchQuery(smartOrderQuery(of));
  void of.queries.prefetchQuery(recommendationsQuery(of));
};

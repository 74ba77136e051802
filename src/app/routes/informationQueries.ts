import type { InformationPage } from '../../domain/information/informationPage.ts';
import { companyPageQuery } from '../../state/information/companyPageQuery.ts';
import type { QueryDependencies } from './screenRoute.ts';

const information = (page: InformationPage) => (of: QueryDependencies) =>
  void of.queries.prefetchQuery(companyPageQuery(of, page, of.language));

export const about = information('about');
export const contact = information('contact');
export const flyer = information('flyer');
export const privacy = information('privacy');
export const terms = information('terms');

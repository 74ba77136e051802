import type { InformationPage } from '../../domain/pages/informationPage.ts';
import { accountQuery, addressesQuery, devicesQuery } from '../../state/account/accountQueries.ts';
import { companyPageQuery } from '../../state/pages/companyPageQuery.ts';
import type { QueryDependencies } from './screenRoute.ts';

const information = (page: InformationPage) => (of: QueryDependencies) =>
  void of.queries.prefetchQuery(companyPageQuery(of, page, of.language));

export const about = information('about');
export const contact = information('contact');
export const flyer = information('flyer');
export const privacy = information('privacy');
export const terms = information('terms');

export const accountSettings = ({ queries, parent, ...portal }: QueryDependencies) => {
  void queries.prefetchQuery(accountQuery(portal));
  void queries.prefetchQuery(addressesQuery(portal));
  if (!parent) void queries.prefetchQuery(devicesQuery(portal));
};

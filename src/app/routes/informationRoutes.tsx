import type { InformationPage } from '../../domain/information/informationPage.ts';
import { loadAccess } from './loadGroups.ts';
import { screenRoute } from './screenRoute.ts';

const queries = () => import(/* webpackChunkName: "customer" */ './informationQueries.ts');

const information = (page: InformationPage) =>
  screenRoute(
    page,
    async () => {
      const { InformationScreen } = await loadAccess();
      return () => <InformationScreen page={page} />;
    },
    { queries },
  );

export const informationRoutes = {
  about: information('about'),
  contact: information('contact'),
  flyer: information('flyer'),
  privacy: information('privacy'),
  terms: information('terms'),
};

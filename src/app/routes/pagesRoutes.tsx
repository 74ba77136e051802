import type { InformationPage } from '../../domain/pages/informationPage.ts';
import { accountQuery, addressesQuery, devicesQuery } from '../../state/account/accountQueries.ts';
import { companyPageQuery } from '../../state/pages/companyPageQuery.ts';
import { PasswordDialog } from '../PasswordDialog.tsx';
import { loadAccess } from './loadGroups.ts';
import { screenRoute } from './screenRoute.ts';

const information = (page: InformationPage) =>
  screenRoute(
    page,
    async () => {
      const { InformationScreen } = await loadAccess();
      return () => <InformationScreen page={page} />;
    },
    { startQueries: (of) => of.queries.prefetchQuery(companyPageQuery(of, page, of.language)) },
  );

export const pagesRoutes = {
  about: information('about'),
  contact: information('contact'),
  flyer: information('flyer'),
  privacy: information('privacy'),
  terms: information('terms'),
  accountSettings: screenRoute(
    'accountSettings',
    async () => {
      const { AccountSettingsScreen } = await import(
        /* webpackChunkName: "settings" */ '../../screens/pages/AccountSettingsScreen.tsx'
      );
      return () => <AccountSettingsScreen ChangePassword={PasswordDialog} />;
    },
    {
      startQueries: ({ queries, parent, ...portal }) => [
        queries.prefetchQuery(accountQuery(portal)),
        queries.prefetchQuery(addressesQuery(portal)),
        !parent && queries.prefetchQuery(devicesQuery(portal)),
      ],
    },
  ),
};

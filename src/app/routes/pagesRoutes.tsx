import type { InformationPage } from '../../domain/pages/informationPage.ts';
import { PasswordDialog } from '../PasswordDialog.tsx';
import { loadAccess } from './loadGroups.ts';
import { screenRoute } from './screenRoute.ts';

const queries = () => import(/* webpackChunkName: "customer" */ './pagesQueries.ts');

const information = (page: InformationPage) =>
  screenRoute(
    page,
    async () => {
      const { InformationScreen } = await loadAccess();
      return () => <InformationScreen page={page} />;
    },
    { queries },
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
    { queries },
  ),
};

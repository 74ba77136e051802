import { PasswordDialog } from '../layout/PasswordDialog.tsx';
import { screenRoute } from './screenRoute.ts';

const queries = () => import(/* webpackChunkName: "customer" */ './accountQueries.ts');

export const accountRoutes = {
  accountSettings: screenRoute(
    'accountSettings',
    async () => {
      const { AccountSettingsScreen } = await import(
        /* webpackChunkName: "settings" */ '../../screens/account/AccountSettingsScreen.tsx'
      );
      return () => <AccountSettingsScreen ChangePassword={PasswordDialog} />;
    },
    { queries },
  ),
};

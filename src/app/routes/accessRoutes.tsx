import type { ComponentType } from 'react';
import { LoginEnd } from './LoginEnd.tsx';
import { LoginRoute } from './LoginRoute.tsx';
import { loadAccess } from './loadGroups.ts';
import { screenRoute } from './screenRoute.ts';

/** A screen outside the layout. Its footer comes with it, so that nothing pushes it down. */
const withFooter = (Screen: ComponentType): ComponentType =>
  function ScreenWithFooter() {
    return (
      <>
        <Screen />
        <LoginEnd hasPhone={false} />
      </>
    );
  };

export const accessRoutes = {
  login: { Screen: LoginRoute },
  signup: screenRoute('signup', async () => withFooter((await loadAccess()).SignupScreen)),
  activation: screenRoute('activation', async () => withFooter((await loadAccess()).LinkScreen)),
  forgot: screenRoute('forgot', async () => withFooter((await loadAccess()).ForgotScreen)),
};

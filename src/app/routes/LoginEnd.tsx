import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';
import { LoginFooter } from '../layout/Footer.tsx';
import { loadAccess } from './loadGroups.ts';

const Nothing = () => null;

const LoginWall = lazyWithRetry(() =>
  loadAccess().then(
    (module) => module.LoginWall,
    () => Nothing,
  ),
);

/** What comes after the form of a login, a sign-up and the like. `hasPhone`: the form itself doesn't name it. */
export function LoginEnd({ hasPhone = true }: { hasPhone?: boolean }) {
  return (
    <>
      <LoginWall hasPhone={hasPhone} />
      <LoginFooter />
    </>
  );
}

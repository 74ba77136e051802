import { loadable } from '../design-system/loadable.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

/** The login: the other way in which the portal begins; which one is needed is known before the company is. */
export const Login = loadable(
  () => import('../screens/session/LoginScreen.tsx').then((module) => module.LoginScreen),
  PageSkeleton,
);

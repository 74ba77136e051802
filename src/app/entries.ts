import { loadable } from '../design-system/loadable.tsx';
import { Starting } from './Starting.tsx';

/** The two ways the portal begins, each a chunk of its own; which one is needed is known before the company is. */
export const Login = loadable(
  () => import('../screens/session/LoginScreen.tsx').then((module) => module.LoginScreen),
  Starting,
);
export const Shop = loadable(() => import('./Shop.tsx').then((module) => module.Shop), Starting);

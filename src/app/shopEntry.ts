import { loadable } from '../design-system/loadable.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

/** Everything behind the login: one of the two ways in which the portal begins, a chunk of its own. */
export const Shop = loadable(() => import('./Shop.tsx').then((module) => module.Shop), PageSkeleton);

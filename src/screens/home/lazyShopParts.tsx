import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';
import type { VisitorSectionsProps } from './VisitorSections.tsx';

/** In the chunk that shows products in tiles: only new customers and visitors need it at home. */
const load = () => import(/* webpackChunkName: "product-page" */ './visitorParts.ts');

export const BestSellers = lazyWithRetry(() => load().then((module) => module.BestSellers));

export const FlyerLink = lazyWithRetry(() => load().then((module) => module.FlyerLink));

export const VisitorSections = lazyWithRetry(
  () => load().then((module) => module.VisitorSections),
  ({ skeleton }: VisitorSectionsProps) => skeleton,
);

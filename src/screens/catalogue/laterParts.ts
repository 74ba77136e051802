import { lazy } from 'react';
import { afterPaint } from '../../design-system/afterPaint.ts';
import { loadable } from '../../design-system/loadable.tsx';
import { FiltersPlaceholder } from './FiltersPlaceholder.tsx';
import { ProductSetPlaceholder } from './SetFrame.tsx';

/** The filters; their code comes behind the first rows. */
export const FilterPanel = loadable(async () => {
  await afterPaint();
  return (await import('./FilterPanel.tsx')).FilterPanel;
}, FiltersPlaceholder);

/** A bundle as a set, behind its first rows. */
export const ProductSet = loadable(async () => {
  await afterPaint();
  return (await import('./ProductSet.tsx')).ProductSet;
}, ProductSetPlaceholder);

export const EmptyResult = loadable(() => import('./EmptyResult.tsx').then((module) => module.EmptyResult));

/** Today's deals: they have texts of their own, and so wait by Suspense. */
export const DealsList = lazy(() =>
  import('./DealsList.tsx').then((module) => ({ default: module.DealsList })),
);

import { afterPaint } from '../../design-system/afterPaint.ts';
import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';
import { FiltersPlaceholder } from './FiltersPlaceholder.tsx';
import { ProductSetPlaceholder } from './SetFrame.tsx';

/** Behind the first paint, which it would hold up. */
const load = async () => {
  await afterPaint();
  return import(/* webpackChunkName: "store-parts" */ './storeParts.ts');
};

/** Parts of the store that its rows don't wait for. They come with the rows' prices and quantities. */
export const DealsList = lazyWithRetry(() => load().then((module) => module.DealsList));
export const EmptyResult = lazyWithRetry(() => load().then((module) => module.EmptyResult));
export const FilterPanel = lazyWithRetry(
  () => load().then((module) => module.FilterPanel),
  FiltersPlaceholder,
);
export const ProductSet = lazyWithRetry(
  () => load().then((module) => module.ProductSet),
  ProductSetPlaceholder,
);

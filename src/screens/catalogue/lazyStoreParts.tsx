import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';
import { FiltersPlaceholder } from './FiltersPlaceholder.tsx';
import { loadStoreParts as load } from './loadStoreParts.ts';
import { ProductSetPlaceholder } from './SetFrame.tsx';
import { ChosenFiltersFrame } from './StoreFrames.ts';

export const ChosenFilters = lazyWithRetry(
  () => load().then((module) => module.ChosenFilters),
  () => <ChosenFiltersFrame />,
);
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
export const FoundDocuments = lazyWithRetry(() => load().then((module) => module.FoundDocuments));

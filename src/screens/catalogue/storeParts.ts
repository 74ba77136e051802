export { enterSearch } from '../../state/search/enterSearch.ts';
export { ChosenFilters } from './ChosenFilters.tsx';
export { DealsList } from './DealsList.tsx';
export { EmptyResult } from './EmptyResult.tsx';
export { FilterPanel } from './FilterPanel.tsx';
export { FoundDocuments } from './FoundDocuments.tsx';
export { ProductSet } from './ProductSet.tsx';
export { SearchPanel } from './SearchPanel.tsx';

import type { Company } from '../tenant/company.ts';
import type { CategoryBundle } from './product.ts';

export const shownBundles = (
  bundles: readonly CategoryBundle[],
  { categories: shown, categoriesToHide: hidden }: Pick<Company, 'categories' | 'categoriesToHide'>,
): CategoryBundle[] =>
  bundles
    .map((bundle) => ({
      ...bundle,
      categories: bundle.categories.filter(
        ({ line }) => (shown.length === 0 || shown.includes(line)) && !hidden.includes(line),
      ),
    }))
    .filter(({ categories }) => categories.length > 0);

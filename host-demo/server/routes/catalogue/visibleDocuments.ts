import type { CompanyIndex } from '../../search/companyIndex.ts';
import { flagOf } from '../../search/fields.ts';
import type { Caller } from '../../session/authorise.ts';
import { isOffered } from './isOffered.ts';

type Viewer = Pick<Caller, 'company' | 'products'>;

/** Whether the caller may see and order a product of the index. */
export const visibleDocuments = ({ company, products }: Viewer, index: CompanyIndex['index']) => {
  const shown = new Set(company.categories);
  const hidden = new Set(company.categories_to_hide);
  return (doc: number): boolean => {
    const product = index.products[doc];
    const line = String(product?.line_name ?? '');
    return (
      product !== undefined &&
      isOffered(product) &&
      !flagOf(product, 'disabled') &&
      (products === null || products.has(Number(product.id))) &&
      (shown.size === 0 || shown.has(line)) &&
      !hidden.has(line)
    );
  };
};

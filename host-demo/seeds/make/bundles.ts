import type { CategoryBundleWire } from '../../../src/api/catalogue/schema.ts';
import type { Catalogue } from './catalogue.ts';
import { makeProducts } from './products.ts';

const PRODUCTS_WITH_ALL_LINES = 600;

export const withPictures = (
  catalogue: Catalogue,
  bundles: readonly CategoryBundleWire[],
): CategoryBundleWire[] => {
  const products = [...makeProducts(catalogue, PRODUCTS_WITH_ALL_LINES)].map(({ product }) => product);
  return bundles.map((bundle) => {
    const [first] = bundle.categories;
    const photourl = products.find(({ line_name }) => line_name === first?.line_name)?.photourl ?? '';
    return { ...bundle, photourl };
  });
};

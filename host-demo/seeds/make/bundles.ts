import type { CategoryBundleWire } from '../../../src/api/catalogue/schema.ts';
import type { Catalogue } from './catalogue.ts';
import { makeProducts } from './products.ts';

/** Among so many of a catalogue's first products each line has one. */
const EVERY_LINE = 600;

/** Bundles with pictures: each that of the first product of its first line. */
export const pictured = (
  catalogue: Catalogue,
  bundles: readonly CategoryBundleWire[],
): CategoryBundleWire[] => {
  const products = [...makeProducts(catalogue, EVERY_LINE)].map(({ product }) => product);
  return bundles.map((bundle) => {
    const [first] = bundle.categories;
    const photourl = products.find(({ line_name }) => line_name === first?.line_name)?.photourl ?? '';
    return { ...bundle, photourl };
  });
};

import type { LoginWallWire } from '../../../src/api/tenant/loginWallSchema.ts';
import type { CompanyWire } from '../../../src/api/tenant/schema.ts';
import type { ProductSeed } from '../types.ts';

const PICTURES = 16;

type Facts = NonNullable<LoginWallWire['facts']>;
type Texts = Facts[number]['title'];
type Product = ProductSeed['product'];

/** The first product of each subline, then the others. */
const mixed = (products: readonly Product[]): Product[] => {
  const firsts = new Map(products.toReversed().map((product) => [product.subline_name, product]));
  const isFirst = (product: Product) => firsts.get(product.subline_name) === product;
  return [...products.filter(isFirst), ...products.filter((product) => !isFirst(product))];
};

const withCount = ({ en, es, fr }: Texts, count: number): Texts => ({
  en: en.replace('{products}', count.toLocaleString('en')),
  es: es.replace('{products}', count.toLocaleString('es')),
  fr: fr.replace('{products}', count.toLocaleString('fr')),
});

/**
 * The company with what its login shows: pictures of its products, and what it writes. `{products}` in a title is the number
 * of products that the shop shows.
 */
export const withLoginWall = (
  company: CompanyWire,
  products: Iterable<ProductSeed>,
  { facts, hours }: { facts: Facts; hours?: Texts },
): CompanyWire => {
  const hiddenLines = company.categories_to_hide ?? [];
  const hidesSoldOut = company.settings?.PORTAL_HIDE_SOLDOUT_ITEMS === 'TRUE';
  const shown = [...products]
    .map(({ product }) => product)
    .filter(
      ({ disabled, hidden, is_discount, line_name, sold_out }) =>
        !disabled &&
        !hidden &&
        !is_discount &&
        !(hidesSoldOut && sold_out) &&
        !hiddenLines.includes(String(line_name)),
    );
  const wall: LoginWallWire = {
    pictures: mixed(shown)
      .flatMap(({ photourl }) => (photourl ? String(photourl) : []))
      .slice(0, PICTURES),
    facts: facts.map((fact) => ({ ...fact, title: withCount(fact.title, shown.length) })),
    ...(hours && { hours }),
  };
  return { ...company, login_wall: wall };
};

import type { CategoryBundleWire } from '../../../src/api/catalogue/schema.ts';
import { type Catalogue, makerFirst } from '../make/catalogue.ts';
import { percentOff, type RuleSet, scalePercentOff, scalePrice } from '../make/rules.ts';
import { CONSTRUCCION } from './construccion.ts';
import { FERRETERIA } from './ferreteria.ts';

const hundreds = (value: number) => Math.round(value / 100) * 100;

function rulesOf({ id, family, price }: Parameters<Catalogue['rulesOf']>[0]): RuleSet | null {
  if (family.line === 'Cemento y mezclas') {
    return { special_prices: [scalePrice('40 bultos o más', hundreds(price * 0.93), { from: 40 })] };
  }
  if (family.line === 'Pinturas') {
    return {
      discounts: [
        scalePercentOff('6 o más −4 %', 4, { from: 6 }),
        scalePercentOff('24 o más −8 %', 8, { from: 24 }),
      ],
    };
  }
  return id % 10 === 0 ? { discounts: [percentOff('Mes del constructor −6 %', 6)] } : null;
}

export const catalogue: Catalogue = {
  alias: 'andina',
  companyId: 2,
  firstId: 20000,
  eanPrefix: '770215',
  staples: [],
  families: [...CONSTRUCCION, ...FERRETERIA],
  bestSellers: [20004, 20030, 20048, 20104],
  moreBrands: [],
  ranges: [],
  priceStep: 100,
  warehouses: [
    { id: 21, name: 'Bodega Bogotá Default' },
    { id: 22, name: 'Bodega Medellín' },
  ],
  costShare: [0.6, 0.76],
  remarkOf: makerFirst,
  rulesOf,
};

const sublinesOf = (line: string) => [
  ...new Set(catalogue.families.filter((family) => family.line === line).map(({ subline }) => subline)),
];
const bundle = (id: number, name: string, lines: string[]): CategoryBundleWire => ({
  id,
  name,
  categories: lines.map((line_name) => ({ line_name, sublines: sublinesOf(line_name) })),
});

export const BUNDLES: CategoryBundleWire[] = [
  bundle(201, 'Madera y tableros', ['Tableros', 'Maderas', 'Molduras']),
  bundle(202, 'Obra gris', ['Cemento y mezclas', 'Ladrillos y bloques', 'Hierro y acero', 'Cubiertas']),
  bundle(203, 'Plomería', ['Tubería', 'Accesorios de tubería', 'Grifería']),
  bundle(204, 'Pinturas', ['Pinturas']),
  bundle(205, 'Electricidad', ['Electricidad', 'Iluminación', 'Herramienta eléctrica']),
  bundle(206, 'Herramientas', [
    'Martillos',
    'Destornilladores',
    'Alicates y llaves',
    'Sierras y corte',
    'Medición',
    'Jardín',
  ]),
  bundle(207, 'Fijación y cerrajería', [
    'Tornillería',
    'Clavos',
    'Anclajes',
    'Cerrajería',
    'Bisagras',
    'Adhesivos',
  ]),
  bundle(208, 'Seguridad', ['Seguridad']),
];

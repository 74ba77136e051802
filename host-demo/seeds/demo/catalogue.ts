import type { CategoryBundleWire } from '../../../src/api/catalogue/schema.ts';
import { type Catalogue, makerFirst } from '../make/catalogue.ts';
import { CUPBOARD } from './families/cupboard.ts';
import { DRINKS } from './families/drinks.ts';
import { FRESH } from './families/fresh.ts';
import { HOUSEHOLD } from './families/household.ts';
import { PANTRY } from './families/pantry.ts';
import { rulesOf } from './rules.ts';
import { FIRST_ID, STAPLES } from './staples.ts';

const MORE_BRANDS = [
  'Alder & Ash',
  'Anchor Lane',
  'Bramble Hill',
  'Briarwood',
  'Calder Valley',
  'Canteen Row',
  'Cedar Point',
  'Copper Kettle',
  'Crossroads',
  'Dovecote',
  'Eastmark',
  'Fennimore',
  'Fieldhouse',
  'Four Winds',
  'Foxglove',
  'Gable & Sons',
  'Greystone',
  'Hazelbrook',
  'Ironwood',
  'Juniper Street',
  'Kestrel',
  'Lantern Bay',
  'Larkspur',
  'Maplecrest',
  'Millrace',
  'Northgate',
  'Oakhurst',
  'Pennywise',
  'Quayside',
  'Riverbend',
  'Silver Birch',
  'Thistledown',
  'Union Square',
  'Westerly',
  'Wren & Field',
];

export const catalogue: Catalogue = {
  alias: 'demo',
  companyId: 1,
  firstId: FIRST_ID,
  eanPrefix: '841066',
  staples: STAPLES,
  families: [...PANTRY, ...CUPBOARD, ...DRINKS, ...FRESH, ...HOUSEHOLD],
  bestSellers: [1034, 1071, 1103, 1144, 1094],
  moreBrands: MORE_BRANDS,
  ranges: ['Organic', 'Reserve', 'Everyday', 'Chef', 'Heritage'],
  priceStep: 0.05,
  warehouses: [
    { id: 11, name: 'Newark Default' },
    { id: 12, name: 'Trenton' },
    { id: 13, name: 'Allentown' },
  ],
  costShare: [0.52, 0.7],
  remarkOf: makerFirst,
  rulesOf,
};

const bundle = (id: number, name: string, lines: Record<string, string[]>): CategoryBundleWire => ({
  id,
  name,
  categories: Object.entries(lines).map(([line_name, sublines]) => ({ line_name, sublines })),
});

export const BUNDLES: CategoryBundleWire[] = [
  bundle(1, 'Coffee & tea', { Coffee: ['Whole bean', 'Ground and instant'], Tea: ['Tea bags'] }),
  bundle(2, 'Oils & vinegars', {
    Oils: ['Olive oil', 'Seed oils', 'Infused oils', 'Food service oils'],
    Vinegars: ['Wine vinegar'],
    Dressings: ['Salad dressing'],
  }),
  bundle(3, 'Pasta & grains', {
    Pasta: ['Dry pasta'],
    Rice: ['Rice'],
    'Grains & pulses': ['Pulses and grains'],
  }),
  bundle(4, 'Cans & sauces', {
    'Canned tomatoes': ['Tomatoes'],
    'Canned vegetables': ['Vegetables and beans'],
    'Tinned fish': ['Fish'],
    Sauces: ['Table sauces', 'Cooking sauces'],
  }),
  bundle(5, 'Snacks', {
    Crackers: ['Crackers and crispbread'],
    Chips: ['Chips'],
    'Nuts & dried fruit': ['Nuts and dried fruit'],
    Chocolate: ['Chocolate and cookies'],
  }),
  bundle(6, 'Dairy & eggs', {
    'Milk & cream': ['Milk and cream'],
    Yogurt: ['Yogurt'],
    Cheese: ['Cheese'],
    Butter: ['Butter'],
    Eggs: ['Eggs'],
  }),
  bundle(7, 'Bakery & breakfast', {
    Bread: ['Bread and rolls'],
    'Flour & sugar': ['Flour', 'Sugar'],
    Baking: ['Baking ingredients'],
    Cereals: ['Breakfast cereals'],
    Spreads: ['Jam and honey'],
  }),
  bundle(8, 'Drinks', {
    Water: ['Water', 'Cooler bottles'],
    Juice: ['Juice'],
    'Soft drinks': ['Soda'],
    'Plant drinks': ['Plant drinks'],
  }),
  bundle(9, 'Spices & salt', { Spices: ['Spices and herbs'], Salt: ['Salt'] }),
  bundle(10, 'Cleaning', {
    'Dish care': ['Dish care'],
    Laundry: ['Laundry'],
    'Surface cleaning': ['Sprays and cleaners'],
    'Trash bags': ['Trash bags'],
  }),
  bundle(11, 'Paper goods', {
    'Paper towels': ['Paper towels'],
    'Toilet tissue': ['Toilet tissue'],
    Napkins: ['Napkins'],
    Disposables: ['Cups and containers'],
  }),
];

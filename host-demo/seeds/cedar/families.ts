import type { Family, Size } from '../make/catalogue.ts';
import { unit } from '../make/units.ts';

const PACKS = [unit('EA', 'Each', 1), unit('PK50', 'Pack of 50', 50)];
const CASES = [unit('EA', 'Each', 1), unit('CS24', 'Case of 24', 24)];
const ROLLS = [unit('EA', 'Each', 1), unit('CS6', 'Case of 6', 6)];
const MAKERS = ['Cedar', 'Tamarack'];

const BOX_SIZES: Size[] = [
  ['8 × 6 × 4 in', 1, 0.12],
  ['12 × 9 × 6 in', 1.7, 0.25],
  ['18 × 12 × 12 in', 2.9, 0.5],
  ['24 × 18 × 18 in', 4.4, 0.9],
];
const OUNCES: Size[] = [
  ['4 oz', 1, 0.12],
  ['8 oz', 1.3, 0.2],
  ['12 oz', 1.55, 0.27],
  ['16 oz', 1.8, 0.34],
];
const BAG_SIZES: Size[] = [
  ['4 oz', 1, 0.01],
  ['8 oz', 1.3, 0.02],
  ['12 oz', 1.6, 0.02],
  ['2 lb', 2.4, 0.03],
];
const LENGTHS: Size[] = [
  ['50 yd', 1, 0.3],
  ['110 yd', 1.8, 0.6],
  ['250 ft', 2.4, 0.8],
  ['500 ft', 4.1, 1.5],
];

export const FAMILIES: Family[] = [
  {
    line: 'Boxes',
    subline: 'Shipping boxes',
    prefix: 'BX',
    shape: 'carton',
    colour: '#b08a58',
    brands: MAKERS,
    sizes: BOX_SIZES,
    units: PACKS,
    items: [
      ['Corrugated shipping box', 0.84, 'single wall'],
      ['Heavy-duty shipping box', 1.46, 'double wall'],
      ['White mailer box', 1.12, 'tuck top', 'giftBox'],
      ['Wine shipper', 2.35, 'with dividers'],
    ],
  },
  {
    line: 'Boxes',
    subline: 'Gift boxes',
    prefix: 'GF',
    shape: 'giftBox',
    colour: '#8a4b4b',
    brands: MAKERS,
    sizes: BOX_SIZES,
    units: PACKS,
    items: [
      ['Magnetic gift box', 2.9, 'linen finish'],
      ['Lift-off lid box', 1.75, 'rigid board'],
      ['Gable box', 0.95, 'with handle', 'carrierBag'],
      ['Sleeve box', 1.2, 'with drawer', 'giftBox'],
    ],
  },
  {
    line: 'Bottles',
    subline: 'Glass bottles',
    prefix: 'BT',
    shape: 'slimBottle',
    colour: '#7a4b1e',
    brands: MAKERS,
    sizes: OUNCES,
    units: CASES,
    items: [
      ['Boston round bottle', 0.92, 'amber glass, black cap', 'bottle'],
      ['Woozy sauce bottle', 0.88, 'clear glass, pour spout'],
      ['Pump bottle', 1.35, 'with lotion pump', 'pumpBottle'],
      ['Swing-top bottle', 1.9, 'with rubber gasket', 'bottle'],
    ],
  },
  {
    line: 'Jars',
    subline: 'Glass jars',
    prefix: 'JR',
    shape: 'jar',
    colour: '#c9d6c4',
    brands: MAKERS,
    sizes: OUNCES,
    units: CASES,
    items: [
      ['Straight-sided jar', 1.04, 'with gold lid'],
      ['Hexagonal jar', 1.18, 'with gold lid', 'honeyJar'],
      ['Frosted cosmetic jar', 0.79, 'with liner', 'creamJar'],
      ['Mason jar', 1.1, 'with two-piece lid'],
    ],
  },
  {
    line: 'Bags',
    subline: 'Pouches and bags',
    prefix: 'BG',
    shape: 'standUpPouch',
    colour: '#8f7350',
    brands: MAKERS,
    sizes: BAG_SIZES,
    units: PACKS,
    items: [
      ['Kraft stand-up pouch', 0.32, 'resealable'],
      ['Side-gusset bag', 0.41, 'with one-way valve', 'coffeeBag'],
      ['Paper carrier bag', 0.38, 'twisted handles', 'carrierBag'],
      ['Clear zip bag', 0.16, 'food safe', 'clearBag'],
    ],
  },
  {
    line: 'Tape and wrap',
    subline: 'Tape',
    prefix: 'TP',
    shape: 'tape',
    colour: '#a88b5c',
    brands: MAKERS,
    sizes: LENGTHS,
    units: ROLLS,
    items: [
      ['Packing tape', 2.4, 'clear, 2 in wide'],
      ['Kraft paper tape', 3.6, 'water activated'],
      ['Fragile tape', 3.1, 'printed, 2 in wide'],
      ['Strapping tape', 5.2, 'with fiberglass'],
    ],
  },
  {
    line: 'Tape and wrap',
    subline: 'Wrap and cushioning',
    prefix: 'WR',
    shape: 'bagRoll',
    colour: '#8fa3ad',
    brands: MAKERS,
    sizes: LENGTHS,
    units: ROLLS,
    items: [
      ['Cushion wrap', 9.8, '12 in wide'],
      ['Kraft wrapping paper', 7.4, '18 in wide', 'paperRoll'],
      ['Stretch film', 11.2, '80 gauge'],
      ['Tissue paper roll', 6.3, 'acid free', 'paperRoll'],
    ],
  },
];

import type { Family } from '../make/catalogue.ts';
import { unit } from '../make/units.ts';

const PACKS = [unit('EA', 'Each', 1), unit('PK50', 'Pack of 50', 50)];
const CASES = [unit('EA', 'Each', 1), unit('CS24', 'Case of 24', 24)];
const MAKERS = ['Cedar', 'Tamarack'];

/** The packaging of Cedar Packaging. */
export const FAMILIES: Family[] = [
  {
    line: 'Boxes',
    subline: 'Shipping boxes',
    prefix: 'BX',
    shape: 'box',
    colour: '#b08a58',
    brands: MAKERS,
    sizes: [
      ['8 × 6 × 4 in', 1, 0.12],
      ['12 × 9 × 6 in', 1.7, 0.25],
      ['18 × 12 × 12 in', 2.9, 0.5],
    ],
    units: PACKS,
    items: [
      ['Corrugated shipping box', 0.84, 'single wall'],
      ['Heavy-duty shipping box', 1.46, 'double wall'],
      ['White mailer box', 1.12, 'tuck top', 'carton'],
    ],
  },
  {
    line: 'Bottles',
    subline: 'Glass bottles',
    prefix: 'BT',
    shape: 'slimBottle',
    colour: '#7a4b1e',
    brands: MAKERS,
    sizes: [
      ['4 oz', 1, 0.12],
      ['8 oz', 1.3, 0.2],
      ['16 oz', 1.8, 0.34],
    ],
    units: CASES,
    items: [
      ['Amber glass bottle', 0.92, 'with black cap', 'bottle'],
      ['Clear sauce bottle', 0.88, 'with pour spout'],
      ['Pump bottle', 1.35, 'lotion pump', 'pumpBottle'],
    ],
  },
  {
    line: 'Jars',
    subline: 'Glass jars',
    prefix: 'JR',
    shape: 'jar',
    colour: '#c9d6c4',
    brands: MAKERS,
    sizes: [
      ['4 oz', 1, 0.14],
      ['9 oz', 1.25, 0.2],
      ['16 oz', 1.6, 0.3],
    ],
    units: CASES,
    items: [
      ['Straight-sided jar', 1.04, 'with gold lid'],
      ['Hexagonal honey jar', 1.18, 'with gold lid', 'honeyJar'],
      ['Cosmetic jar', 0.79, 'with liner', 'creamJar'],
    ],
  },
  {
    line: 'Bags',
    subline: 'Pouches and bags',
    prefix: 'BG',
    shape: 'pouch',
    colour: '#8f7350',
    brands: MAKERS,
    sizes: [
      ['small', 1, 0.01],
      ['medium', 1.4, 0.02],
      ['large', 1.9, 0.03],
    ],
    units: PACKS,
    items: [
      ['Kraft stand-up pouch', 0.32, 'resealable'],
      ['Coffee bag with valve', 0.41, 'side gusset', 'coffeeBag'],
      ['Paper carrier bag', 0.38, 'twisted handle', 'paperBag'],
    ],
  },
];

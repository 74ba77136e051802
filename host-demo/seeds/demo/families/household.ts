import type { Family } from '../../make/catalogue.ts';
import { BY_6, BY_12, BY_24 } from '../units.ts';

const CLEANERS = ['Brightway', 'Sea & Pine', 'Clearbrook Home'];
const MILLS = ['Softfield', 'Brightway', 'Papermoon'];

export const HOUSEHOLD: Family[] = [
  {
    line: 'Dish care',
    subline: 'Dish care',
    prefix: 'CL',
    shape: 'pumpBottle',
    colour: '#3fa66b',
    brands: CLEANERS,
    sizes: [
      ['750 ml', 1, 0.8],
      ['5 L', 5.2, 5.2],
    ],
    units: BY_12,
    items: [
      ['Lemon dish soap', 2.3, 'cuts grease'],
      ['Apple dish soap', 2.3, 'kind to hands'],
      ['Rinse aid', 3.6, 'streak free'],
      ['Machine dish gel', 5.9, 'phosphate free'],
    ],
  },
  {
    line: 'Laundry',
    subline: 'Laundry',
    prefix: 'CL',
    shape: 'carafe',
    colour: '#2f6fb7',
    brands: CLEANERS,
    sizes: [
      ['2 L', 1, 2.1],
      ['5 L', 2.3, 5.2],
    ],
    units: BY_6,
    items: [
      ['Laundry detergent', 8.9, 'for white and colors'],
      ['Fabric softener lavender', 5.4, 'long-lasting'],
      ['Sensitive laundry detergent', 9.4, 'no perfume'],
      ['Oxygen stain remover', 7.2, 'no chlorine'],
    ],
  },
  {
    line: 'Surface cleaning',
    subline: 'Sprays and cleaners',
    prefix: 'CL',
    shape: 'sprayBottle',
    colour: '#2aa3a3',
    brands: CLEANERS,
    sizes: [
      ['750 ml', 1, 0.82],
      ['5 L', 4.9, 5.2],
    ],
    units: BY_12,
    items: [
      ['Glass cleaner', 2.8, 'no streaks'],
      ['Kitchen degreaser', 3.4, 'food safe'],
      ['Bathroom cleaner', 3.2, 'removes lime'],
      ['All-purpose cleaner lemon', 2.9, 'concentrate'],
      ['Disinfectant spray', 3.9, 'kills 99.9%'],
      ['Oven cleaner', 4.4, 'no scrubbing'],
    ],
  },
  {
    line: 'Trash bags',
    subline: 'Trash bags',
    prefix: 'CL',
    shape: 'bagRoll',
    colour: '#454f5b',
    brands: ['Brightway', 'Softfield'],
    sizes: [
      ['30 L', 1, 0.4],
      ['60 L', 1.4, 0.7],
      ['120 L', 2.1, 1.2],
    ],
    units: BY_24,
    items: [
      ['Tie-top trash bags', 3.2, 'roll of 20'],
      ['Compostable waste bags', 4.8, 'roll of 20'],
      ['Heavy-duty trash bags', 4.1, 'roll of 15'],
    ],
  },
  {
    line: 'Paper towels',
    subline: 'Paper towels',
    prefix: 'PA',
    shape: 'paperRoll',
    colour: '#7f8fd0',
    brands: MILLS,
    sizes: [
      ['2 rolls', 1, 0.5],
      ['6 rolls', 2.7, 1.5],
    ],
    units: BY_12,
    items: [
      ['Kitchen paper towels', 2.8, 'three ply'],
      ['Recycled paper towels', 2.4, 'two ply'],
      ['Center-pull paper towels', 6.9, 'for dispensers'],
    ],
  },
  {
    line: 'Toilet tissue',
    subline: 'Toilet tissue',
    prefix: 'PA',
    shape: 'tissuePack',
    colour: '#6db1d8',
    brands: MILLS,
    sizes: [
      ['12 rolls', 1, 1.4],
      ['24 rolls', 1.9, 2.8],
    ],
    units: BY_6,
    items: [
      ['Soft toilet tissue', 6.4, 'three ply'],
      ['Recycled toilet tissue', 5.2, 'two ply'],
      ['Jumbo toilet tissue', 14.9, 'for dispensers'],
    ],
  },
  {
    line: 'Napkins',
    subline: 'Napkins',
    prefix: 'PA',
    shape: 'napkins',
    colour: '#d86f5c',
    brands: MILLS,
    sizes: [
      ['100 pieces', 1, 0.3],
      ['500 pieces', 4.2, 1.5],
    ],
    units: BY_24,
    items: [
      ['White cocktail napkins', 1.8, '25 × 25 cm'],
      ['Kraft lunch napkins', 2.2, '33 × 33 cm'],
      ['Red dinner napkins', 3.4, '40 × 40 cm'],
      ['Green dinner napkins', 3.4, '40 × 40 cm'],
    ],
  },
  {
    line: 'Disposables',
    subline: 'Cups and containers',
    prefix: 'PA',
    shape: 'paperCup',
    colour: '#9a6b43',
    brands: ['Papermoon', 'Softfield'],
    sizes: [
      ['50 pieces', 1, 0.5],
      ['1000 pieces', 17, 9.8],
    ],
    units: BY_12,
    items: [
      ['Paper coffee cups', 4.6, '240 ml, double wall'],
      ['Paper cold cups', 4.1, '400 ml'],
      ['Soup containers with lid', 8.8, '480 ml', 'cup'],
      ['Salad bowls', 9.6, '750 ml, kraft', 'bowl'],
      ['Sandwich wraps', 3.2, 'greaseproof', 'paperRoll'],
    ],
  },
];

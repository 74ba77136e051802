import { conditionsOf, dealsFrom } from '../make/deals.ts';
import { shelfOf } from '../make/shelf.ts';
import type { DealSeed } from '../types.ts';
import { catalogue } from './catalogue.ts';

/** Bluebird's deals; the rewards come from its price rules. */
export function deals(): DealSeed[] {
  const shelf = shelfOf(catalogue);
  return dealsFrom(501, [
    {
      name: 'Oil for the season',
      description: 'Olive oil by the double case and sunflower oil by the ten, both at their scale price.',
      conditionsType: 'ALL',
      conditions: [
        { id: 1000, quantity: 24 },
        { id: 1001, quantity: 10 },
      ],
      days: null,
    },
    {
      name: 'Two dressings on us',
      description: 'Take eight jars of roasted pepper dressing, and two more come free.',
      conditionsType: 'ALL',
      conditions: [{ id: 1004, quantity: 8 }],
      days: null,
    },
    {
      name: 'Juice bar',
      description: 'One bottle free with every twelve of the same juice.',
      conditionsType: 'ANY',
      conditions: conditionsOf(shelf, { line: 'Juice', quantity: 12, most: 3 }),
      days: 45,
    },
    {
      name: 'Coffee by the case',
      description: 'Every full case of six costs less.',
      conditionsType: 'ANY',
      conditions: conditionsOf(shelf, { line: 'Coffee', quantity: 6, most: 4 }),
      days: 60,
    },
    {
      name: 'Pasta by two dozens',
      description: 'From 24 packs of a kind on, each costs less.',
      conditionsType: 'ANY',
      conditions: conditionsOf(shelf, { line: 'Pasta', quantity: 24, most: 4 }),
      days: 30,
    },
    {
      name: 'Tea time',
      description: 'Three dozen boxes of a tea, at our best discount.',
      conditionsType: 'ANY',
      conditions: conditionsOf(shelf, { line: 'Tea', quantity: 36, most: 3 }),
      days: 90,
    },
  ]);
}
